import Foundation

extension DisplayList.Item {
  /// The item in a pattern over its frame: the item masks the pattern.
  func painted(with pattern: Paint, size: CGSize) -> DisplayList.Item {
    var mask = self
    mask.origin = .zero
    let fill = DisplayList.Item(
      origin: .zero,
      content: .fill(Path(CGRect(origin: .zero, size: size)), pattern))
    return DisplayList.Item(origin: origin, content: .group(.mask([mask]), [fill]))
  }
}

extension Paint {
  /// The paint, if it is more than one colour.
  var pattern: Paint? { color == nil ? self : nil }
}

extension RGBAColor {
  /// What masks are drawn in.
  static let opaqueBlack = RGBAColor(red: 0, green: 0, blue: 0)
  /// What is not seen.
  static let clear = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)
}
