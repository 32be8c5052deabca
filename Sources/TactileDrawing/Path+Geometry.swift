import Foundation

extension Path {
  /// Returns whether the filled path contains a point.
  ///
  /// Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point, in the path's own coordinates.
  ///   - eoFill: Whether to use the even-odd rule instead of the winding number; see ``FillStyle``.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .empty: return false
    case .rect(let rect): return rect.covers(point)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .roundedRect, .elements:
      guard boundingRect.covers(point) else { return false }
      let winding = winding(around: point)
      return eoFill ? winding.crossings % 2 != 0 : winding.number != 0
    }
  }

  /// Counts the crossings of the flattened outline with the ray from the point to the right.
  private func winding(around point: CGPoint) -> (number: Int, crossings: Int) {
    var number = 0
    var crossings = 0
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      number += b.y > a.y ? 1 : -1
      crossings += 1
    }
    forEachSegment(cross)
    return (number, crossings)
  }

  /// Calls the closure with each straight piece of the outline; open subpaths are closed.
  private func forEachSegment(_ body: (CGPoint, CGPoint) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(to end: CGPoint) {
      body(current, end)
      current = end
    }
    for element in elements {
      switch element {
      case .move(let to):
        line(to: start)
        (start, current) = (to, to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control):
        let from = current
        for step in Self.curveSteps { line(to: Bezier.point(step, from, control, to)) }
      case .curve(let to, let control1, let control2):
        let from = current
        for step in Self.curveSteps {
          line(to: Bezier.point(step, from, control1, control2, to))
        }
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
  }

  /// Sixteen segments keep a corner of 100 points within a tenth of a point of its curve.
  private static let curveSteps = (1...16).map { CGFloat($0) / 16 }
}

private enum Bezier {
  static func mix(_ t: CGFloat, _ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  static func point(_ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGPoint {
    mix(t, mix(t, a, b), mix(t, b, c))
  }

  static func point(
    _ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
  ) -> CGPoint {
    mix(t, point(t, a, b, c), point(t, b, c, d))
  }
}
