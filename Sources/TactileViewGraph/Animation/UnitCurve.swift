/// A timing curve, which changes the speed of an animation or another interpolation.
///
/// A curve maps the progress in time, from 0 to 1, to the progress of the value, from 0 to 1. Pass it to
/// `Animation.timingCurve(_:duration:)`, to a linear keyframe or to an interactive scroll transition, or evaluate it
/// with ``value(at:)``:
///
/// ```swift
/// let eased = UnitCurve.easeIn.value(at: elapsed / duration)
/// let time = UnitCurve.easeIn.inverse.value(at: eased) * duration
/// ```
///
/// Mirrors SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitBezier)
    case circularIn, circularOut, circularInOut
    case inverse(Kind)
  }

  private let kind: Kind

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// The curve leaves its start toward the first control point, and arrives at its end from the second one. The points'
  /// x is clamped to 0…1; their y isn't, so that a curve can overshoot.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      UnitBezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
  }

  private init(_ bezier: UnitBezier) {
    kind = bezier == UnitBezier(0, 0, 1, 1) ? .linear : .bezier(bezier)
  }

  private init(kind: Kind) { self.kind = kind }

  /// A curve with constant speed: the value is the progress.
  public static let linear = UnitCurve(kind: .linear)
  /// A Bézier curve that starts slowly and speeds up, with the control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve(kind: .bezier(UnitBezier(0.42, 0, 1, 1)))
  /// A Bézier curve that starts fast and slows down, with the control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve(kind: .bezier(UnitBezier(0, 0, 0.58, 1)))
  /// A Bézier curve that starts and ends slowly, with the control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve(kind: .bezier(UnitBezier(0.42, 0, 0.58, 1)))
  /// A quarter of a circle that starts slowly and speeds up more and more: it ends vertically.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// A quarter of a circle that starts vertically, as fast as possible, and slows down.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// Two quarters of circles, one after the other: ``circularEaseIn`` to the middle, then ``circularEaseOut``.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// Returns the value at a progress.
  ///
  /// Outside of 0…1, it is the value at the nearer end, except that ``linear`` returns the progress itself.
  public func value(at progress: Double) -> Double {
    kind == .linear ? progress : Self.value(kind, at: min(max(progress, 0), 1))
  }

  private static func value(_ kind: Kind, at x: Double) -> Double {
    switch kind {
    case .linear: return x
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

  /// Returns the derivative at a progress; it is infinite where the curve is vertical.
  ///
  /// Outside of 0…1, it is the derivative at the nearer end. At an end of a Bézier curve whose control point coincides
  /// with it, the result isn't the slope but 1 at the start and 0 at the end: ``easeOut`` yields 1 at 0, and ``easeIn``
  /// yields 0 at 1, where their slope is 1.72.
  public func velocity(at progress: Double) -> Double {
    Self.velocity(kind, at: min(max(progress, 0), 1))
  }

  private static func velocity(_ kind: Kind, at x: Double) -> Double {
    switch kind {
    case .linear: 1
    case .bezier(let curve): curve.slope(at: x)
    case .circularIn: x / (1 - x * x).squareRoot()
    case .circularOut: (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      x < 0.5
        ? 2 * x / (1 - 4 * x * x).squareRoot()
        : (2 - 2 * x) / (1 - (2 - 2 * x) * (2 - 2 * x)).squareRoot()
    case .inverse(let other): 1 / velocity(other, at: value(kind, at: x))
    }
  }

  /// The inverse function of the curve, with progress and value exchanged, to find the progress at which the curve
  /// reaches a value.
  ///
  /// A curve that overshoots can reach a value several times; its inverse returns one of them.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .inverse(let kind): UnitCurve(kind: kind)
    case .bezier(let curve): curve.inverse.map { UnitCurve($0) } ?? UnitCurve(kind: .inverse(kind))
    case .circularInOut: UnitCurve(kind: .inverse(kind))
    }
  }
}
