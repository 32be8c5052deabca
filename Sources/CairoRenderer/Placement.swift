import Drawing
import Foundation

/// Where an item's own coordinates lie on the picture: scaled and maybe turned, then moved.
struct Placement {
  /// Pixels per point; negative where an axis is mirrored.
  var scale: CGSize
  /// The pixel of the item's own origin.
  var origin: CGPoint
  /// The part of y in the pixel's x, and of x in its y: not zero where axes are turned.
  var skew = CGSize.zero

  /// Whether the axes lie along those of the picture.
  var isUpright: Bool { skew == .zero }

  /// The placement as a transform from points to pixels.
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: scale.width, b: skew.height, c: skew.width, d: scale.height, tx: origin.x, ty: origin.y)
  }

  /// How many pixels a point has, on average over the directions.
  var pixelsPerPoint: CGFloat {
    abs(scale.width * scale.height - skew.width * skew.height).squareRoot()
  }

  /// The pixel of a point; nil if it is not finite or too far away.
  func pixel(_ point: CGPoint) -> CGPoint? {
    let x = origin.x + point.x * scale.width + point.y * skew.width
    let y = origin.y + point.y * scale.height + point.x * skew.height
    // Written so that NaN fails.
    guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The placement of coordinates whose origin is at a point of these; nil if that is too far.
  func moved(to point: CGPoint) -> Placement? {
    pixel(point).map { Placement(scale: scale, origin: $0, skew: skew) }
  }

  /// The placement scaled around a point of its coordinates; nil if nothing can be seen.
  func scaled(by factors: CGSize, around anchor: CGPoint) -> Placement? {
    for factor in [factors.width, factors.height] {
      guard abs(factor) >= 1e-6, abs(factor) <= 1e6 else { return nil }
    }
    return transformed(
      by: CGAffineTransform(scaleX: factors.width, y: factors.height).around(anchor))
  }

  /// The placement of coordinates that a transform takes to these; nil if nothing can be seen.
  func transformed(by inner: CGAffineTransform) -> Placement? {
    let all = inner.concatenating(transform)
    // The lengths of both axes and the area between them, all written so that NaN fails.
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

  /// Cairo holds a coordinate in 24 bits of pixels; an eighth of that leaves room to compute.
  static let farthest: CGFloat = 0x10_0000
}
