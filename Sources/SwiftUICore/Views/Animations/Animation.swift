import Foundation

/// How a value moves to its new place over time.
///
/// Mirrors SwiftUI's `Animation`.
public struct Animation: Hashable, Sendable {
  let function: any CustomAnimation

  /// Whether both move alike.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.hashable == rhs.hashable
  }

  /// Hashes how it moves.
  public func hash(into hasher: inout Hasher) { hasher.combine(hashable) }

  private var hashable: AnyHashable { function.hashable }
}

extension Animation {
  /// The standard spring: half a second, no overshooting (rule 4.1.1).
  public static let `default` = Animation(FluidSpringAnimation(response: 0.5, dampingFraction: 1))

  /// Moves along a curve of time given by its two control points.
  ///
  /// - Parameter duration: in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    .timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Starts and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    .timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Starts and ends slowly, in 0.35 seconds.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

  /// Starts slowly; the duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    .timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Starts slowly, in 0.35 seconds.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }

  /// Ends slowly; the duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    .timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Ends slowly, in 0.35 seconds.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }

  /// Moves at one speed; the duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    .timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Moves at one speed, in 0.35 seconds.
  public static var linear: Animation { .linear(duration: 0.35) }
}

extension Animation {
  /// Whether the animation has ended at its first moment, so that values change at once
  /// (rule 4.1.3).
  var isInstant: Bool {
    duration == 0
  }
}
