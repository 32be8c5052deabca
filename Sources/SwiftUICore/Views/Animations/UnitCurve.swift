/// A function from 0…1 to about 0…1, for timing.
///
/// Mirrors SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case bezier(UnitBezier)
    case circularIn, circularOut, circularInOut
    case inverse(Kind)
  }

  private let kind: Kind

  /// Makes a curve of two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      kind: .bezier(
        UnitBezier(
          startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
  }

  /// One speed.
  public static let linear = UnitCurve(kind: .bezier(UnitBezier(0, 0, 1, 1)))
  /// Starts slowly.
  public static let easeIn = UnitCurve(kind: .bezier(UnitBezier(0.42, 0, 1, 1)))
  /// Ends slowly.
  public static let easeOut = UnitCurve(kind: .bezier(UnitBezier(0, 0, 0.58, 1)))
  /// Starts and ends slowly.
  public static let easeInOut = UnitCurve(kind: .bezier(UnitBezier(0.42, 0, 0.58, 1)))
  /// Starts like a quarter of a circle.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// Ends like a quarter of a circle.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// Starts and ends like a quarter of a circle.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// The value at a progress; outside of 0…1 that of the nearer end.
  public func value(at progress: Double) -> Double {
    Self.value(kind, at: min(max(progress, 0), 1))
  }

  private static func value(_ kind: Kind, at x: Double) -> Double {
    switch kind {
    case .bezier(let curve): return curve.value(at: x)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (x - 1) * (x - 1)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : ((1 - (2 - 2 * x) * (2 - 2 * x)).squareRoot() + 1) / 2
    case .inverse(let kind):
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if value(kind, at: middle) < x { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }

  /// The slope at a progress.
  public func velocity(at progress: Double) -> Double {
    let step = 0.000_01
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  /// The curve that undoes this one: progress and value change places.
  public var inverse: UnitCurve {
    if case .inverse(let kind) = kind { return UnitCurve(kind: kind) }
    return UnitCurve(kind: .inverse(kind))
  }
}
