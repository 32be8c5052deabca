import Foundation

extension DisplayList.Item {
  /// The item in a pattern over its frame: the item masks the pattern.
  func painted(with pattern: Paint, size: CGSize) -> DisplayList.Item {
    var mask = self
    mask.origin = .zero
    var item = mask.painted(with: pattern, around: size)
    item.origin = origin
    return item
  }

  /// The item in a pattern over a frame at the origin, in which the item lies somewhere.
  func painted(with pattern: Paint, around size: CGSize) -> DisplayList.Item {
    let fill = DisplayList.Item(
      origin: .zero,
      content: .fill(Path(CGRect(origin: .zero, size: size)), pattern))
    return DisplayList.Item(origin: .zero, content: .group(.mask([self]), [fill]))
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
