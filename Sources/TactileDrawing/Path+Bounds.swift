import Foundation

extension Path {
  /// The smallest rectangle around the segments of the path.
  ///
  /// Control points of curves are inside only where the curve reaches them. The rectangle doesn't include the width of a
  /// stroke; for that, use the bounding rectangle of ``strokedPath(_:)``. The rectangle of an empty path is null.
  public var boundingRect: CGRect { bounds(of: PathPiece.turningPoints) }

  /// The smallest rectangle around all points of the path, including the control points of curves; null if it is empty.
  package var controlPointRect: CGRect { bounds { $0.dropFirst().dropLast() } }

  /// Returns the smallest rectangle around the ends of all segments and further points of the curves.
  private func bounds(of points: ([CGPoint]) -> some Sequence<CGPoint>) -> CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect):
      return rect.standardized
    case .elements(let elements):
      var (bounds, start, current) = (CGRect.null, CGPoint.zero, CGPoint.zero)
      func add(_ point: CGPoint) { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
      for element in elements {
        switch element {
        case .move(let to): (start, current) = (to, to)
        case .line(let to): current = to
        case .quadCurve(let to, let control):
          points([current, control, to]).forEach(add)
          current = to
        case .curve(let to, let control1, let control2):
          points([current, control1, control2, to]).forEach(add)
          current = to
        case .closeSubpath:
          current = start
          continue
        }
        add(current)
      }
      return bounds
    }
  }
}

extension PathPiece {
  /// Returns the points at which a curve turns around along an axis, outside of the interval between its ends.
  static func turningPoints(of points: [CGPoint]) -> [CGPoint] {
    (turns(of: points, along: \.x) + turns(of: points, along: \.y)).map {
      point(of: points, at: $0)
    }
  }

  /// Returns the parameters at which the derivative is zero.
  private static func turns(
    of points: [CGPoint], along axis: KeyPath<CGPoint, CGFloat>
  ) -> [CGFloat] {
    let values = points.map { $0[keyPath: axis] }
    let (a, b, c, d) = (values[0], values[1], values[values.count - 2], values[values.count - 1])
    // A curve lies between the least and the greatest of its points.
    guard min(b, c) < min(a, d) || max(b, c) > max(a, d) else { return [] }
    // The derivative is a multiple of q t² + l t + k.
    let isCubic = values.count == 4
    let (q, l, k) = (
      isCubic ? d - a + 3 * (b - c) : 0, isCubic ? 2 * (a - 2 * b + c) : a - 2 * b + d, b - a
    )
    let root = (l * l - 4 * q * k).squareRoot()
    let sum = -(l + (l < 0 ? -root : root)) / 2
    return [sum / q, k / sum].filter { $0 > 0 && $0 < 1 }
  }
}
