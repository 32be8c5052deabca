import Foundation

/// Where an item's own coordinates lie on the picture: scaled, then moved.
struct Placement {
  /// Pixels per point; negative where an axis is mirrored.
  var scale: CGSize
  /// The pixel of the item's own origin.
  var origin: CGPoint

  /// The pixel of a point; nil if it is not finite or too far away.
  func pixel(_ point: CGPoint) -> CGPoint? {
    let x = origin.x + point.x * scale.width
    let y = origin.y + point.y * scale.height
    // Written so that NaN fails.
    guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The placement of coordinates whose origin is at a point of these; nil if that is too far.
  func moved(to point: CGPoint) -> Placement? {
    pixel(point).map { Placement(scale: scale, origin: $0) }
  }

  /// The placement scaled around a point of its coordinates; nil if nothing can be seen.
  func scaled(by factors: CGSize, around anchor: CGPoint) -> Placement? {
    let scale = CGSize(
      width: scale.width * factors.width, height: scale.height * factors.height)
    for factor in [scale.width, scale.height] {
      guard abs(factor) >= 1e-6, abs(factor) <= 1e6 else { return nil }
    }
    guard let fixed = pixel(anchor) else { return nil }
    let origin = CGPoint(
      x: fixed.x - anchor.x * scale.width, y: fixed.y - anchor.y * scale.height)
    return Placement(scale: scale, origin: origin).moved(to: .zero)
  }

  /// Cairo holds a coordinate in 24 bits of pixels; an eighth of that leaves room to compute.
  static let farthest: CGFloat = 0x10_0000
}
