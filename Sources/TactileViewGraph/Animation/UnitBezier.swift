import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), as progress over time.
package struct UnitBezier: Hashable, Sendable {
  /// The control points; their times are clamped to 0…1 so that the curve is a function.
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  private static func point(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  /// Returns the curve's parameter at a time, by bisection, which always converges.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.point(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the progress at a time from 0 to 1.
  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.point(y1, y2, parameter(at: time))
  }

  /// Returns the derivative at a time from 0 to 1; see `UnitCurve.velocity(at:)`.
  func slope(at time: Double) -> Double {
    let parameter = time <= 0 ? 0 : time >= 1 ? 1 : parameter(at: time)
    let x = Self.derivative(x1, x2, parameter)
    let y = Self.derivative(y1, y2, parameter)
    if x == 0, y == 0 { return time < 1 ? 1 : 0 }
    return y / x
  }

  /// The curve with time and progress exchanged, or nil if its control points leave 0…1 and no such function exists.
  var inverse: UnitBezier? {
    (0...1).contains(y1) && (0...1).contains(y2) ? UnitBezier(y1, x1, y2, x2) : nil
  }
}
