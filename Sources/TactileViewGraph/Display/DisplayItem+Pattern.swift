import Foundation

extension DisplayList.Item {
  /// Returns the pattern over the item's frame, masked by the item.
  package func painted(with pattern: Paint, size: CGSize) -> DisplayList.Item {
    var mask = self
    mask.origin = .zero
    var item = mask.painted(with: pattern, around: size)
    item.origin = origin
    return item
  }

  /// Returns the pattern over a frame at the origin, masked by the item.
  ///
  /// A gradient also fills what the item draws beyond its frame, such as the overhang of italic letters.
  package func painted(with pattern: Paint, around size: CGSize) -> DisplayList.Item {
    let frame = CGRect(origin: .zero, size: size)
    var (area, pattern) = (frame, pattern)
    if case .gradient = pattern.base {
      pattern = pattern.placed(in: frame)
      area = frame.insetBy(dx: -size.height / 4, dy: -size.height / 4)
    }
    let fill = DisplayList.Item(origin: .zero, content: .fill(Path(area), pattern))
    return DisplayList.Item(origin: .zero, content: .group(.mask([self]), [fill]))
  }
}

extension Paint {
  /// The paint, unless it is a single color; otherwise nil.
  package var pattern: Paint? { color == nil ? self : nil }
}

extension RGBAColor {
  /// Opaque black, in which masks are drawn.
  package static let opaqueBlack = RGBAColor(red: 0, green: 0, blue: 0)
  /// A completely transparent color.
  package static let clear = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)
}
