import Foundation

/// The range of the coordinates that layout, hit testing and damage tracking compute with.
///
/// Sums, products and quotients of values in the range are finite, so a coordinate that is brought
/// into it once never becomes infinite or NaN later.
package enum FiniteGeometry {
  /// The largest magnitude of a coordinate or a length, in points.
  package static var limit: CGFloat { 1e30 }
}

extension CGFloat {
  /// Whether the value is a number within the range; see ``FiniteGeometry``.
  package var isInFiniteRange: Bool { magnitude <= FiniteGeometry.limit }
}

extension CGPoint {
  /// Whether both coordinates are numbers within the range; see ``FiniteGeometry``.
  package var isInFiniteRange: Bool { x.isInFiniteRange && y.isInFiniteRange }
}

extension CGRect {
  /// Whether origin and size are numbers within the range; see ``FiniteGeometry``.
  package var isInFiniteRange: Bool {
    origin.isInFiniteRange && size.width.isInFiniteRange && size.height.isInFiniteRange
  }

  /// Creates the smallest rectangle around some points; an unbounded one if a coordinate is NaN.
  package init(around points: [CGPoint]) {
    var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), -CGFloat.infinity)
    var highY = -CGFloat.infinity
    for point in points {
      low.x = point.x.isNaN ? -.infinity : Swift.min(low.x, point.x)
      low.y = point.y.isNaN ? -.infinity : Swift.min(low.y, point.y)
      high = point.x.isNaN ? .infinity : Swift.max(high, point.x)
      highY = point.y.isNaN ? .infinity : Swift.max(highY, point.y)
    }
    self = CGRect(x: low.x, y: low.y, width: high - low.x, height: highY - low.y).finite
  }

  /// The rectangle with its edges clamped to the range.
  ///
  /// An edge that is NaN is placed at the limit, as far outside as possible.
  package var finite: CGRect {
    if isInFiniteRange || isNull { return self }
    let (x, width) = Self.finite(origin.x, size.width)
    let (y, height) = Self.finite(origin.y, size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func finite(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
    let limit = FiniteGeometry.limit
    let end = start + length
    guard !start.isNaN, !end.isNaN else { return (-limit, 2 * limit) }
    let low = Swift.min(Swift.max(Swift.min(start, end), -limit), limit)
    let high = Swift.min(Swift.max(Swift.max(start, end), -limit), limit)
    return (low, high - low)
  }

  /// Returns whether the rectangle contains a point, including its left and top edges.
  ///
  /// Foundation's `contains(_:)` traps if the rectangle is not finite; this method returns false
  /// for NaN.
  package func covers(_ point: CGPoint) -> Bool {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    return point.x >= Swift.min(origin.x, right) && point.x < Swift.max(origin.x, right)
      && point.y >= Swift.min(origin.y, bottom) && point.y < Swift.max(origin.y, bottom)
  }

  /// Returns the intersection of two rectangles, clamped to the range first; null if there is none.
  ///
  /// Foundation's `intersection(_:)` traps if a rectangle is not finite.
  package func overlap(with other: CGRect) -> CGRect {
    isNull || other.isNull ? .null : finite.intersection(other.finite)
  }
}
