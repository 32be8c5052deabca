import Foundation
import TactileDrawing

/// The mapping of an item's own coordinates to pixels: scaled and possibly rotated, then moved.
struct Placement {
  /// The number of pixels per point; negative if an axis is mirrored.
  var scale: CGSize
  /// The position of the item's own origin, in pixels.
  var origin: CGPoint
  /// The factors of y in the pixel's x, and of x in its y; not zero if axes are rotated.
  var skew = CGSize.zero

  /// Whether the axes are parallel to those of the picture.
  var isUpright: Bool { skew == .zero }

  /// The placement as a transform from points to pixels.
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: scale.width, b: skew.height, c: skew.width, d: scale.height, tx: origin.x, ty: origin.y)
  }

  /// The number of pixels per point, averaged over all directions.
  var pixelsPerPoint: CGFloat {
    abs(scale.width * scale.height - skew.width * skew.height).squareRoot()
  }

  /// Returns the pixel position of a point; nil if it is not finite or out of range.
  func pixel(_ point: CGPoint) -> CGPoint? {
    let x = origin.x + point.x * scale.width + point.y * skew.width
    let y = origin.y + point.y * scale.height + point.x * skew.height
    // This condition is also false for NaN.
    guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the placement of coordinates with their origin at a point; nil if it is out of range.
  func moved(to point: CGPoint) -> Placement? {
    pixel(point).map { Placement(scale: scale, origin: $0, skew: skew) }
  }

  /// Returns the placement scaled around a point of its coordinates; nil if nothing is visible.
  func scaled(by factors: CGSize, around anchor: CGPoint) -> Placement? {
    for factor in [factors.width, factors.height] {
      guard abs(factor) >= 1e-6, abs(factor) <= 1e6 else { return nil }
    }
    return transformed(
      by: CGAffineTransform(scaleX: factors.width, y: factors.height).around(anchor))
  }

  /// Returns the placement of coordinates that a transform maps to these; nil if nothing is
  /// visible.
  func transformed(by inner: CGAffineTransform) -> Placement? {
    let all = inner.concatenating(transform)
    // The lengths of both axes and the area between them; all conditions are false for NaN.
    for (x, y) in [(all.a, all.b), (all.c, all.d)] {
      let length = (x * x + y * y).squareRoot()
      guard length >= 1e-6, length <= 1e6 else { return nil }
    }
    guard abs(all.a * all.d - all.b * all.c) >= 1e-12 else { return nil }
    return Placement(
      scale: CGSize(width: all.a, height: all.d), origin: CGPoint(x: all.tx, y: all.ty),
      skew: CGSize(width: all.c, height: all.b)
    ).moved(to: .zero)
  }

  /// The maximum coordinate, in pixels: an eighth of the range of cairo's 24 bits.
  static let farthest: CGFloat = 0x10_0000
}
