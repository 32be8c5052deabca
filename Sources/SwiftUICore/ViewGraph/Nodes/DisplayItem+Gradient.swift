import Foundation

extension DisplayList.Item {
  /// The item in the colours of a gradient over its frame: the item masks the gradient.
  func painted(with gradient: GradientPaint, size: CGSize) -> DisplayList.Item {
    var mask = self
    mask.origin = .zero
    let fill = DisplayList.Item(
      origin: .zero,
      content: .fill(Path(CGRect(origin: .zero, size: size)), .gradient(gradient)))
    return DisplayList.Item(origin: origin, content: .group(.mask([mask]), [fill]))
  }
}

extension Paint {
  /// The gradient, if it is one.
  var gradient: GradientPaint? {
    if case .gradient(let gradient) = self { gradient } else { nil }
  }
}

extension RGBAColor {
  /// What masks are drawn in.
  static let opaqueBlack = RGBAColor(red: 0, green: 0, blue: 0)
  /// What is not seen.
  static let clear = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)
}
