import Foundation

/// The way a value changes over time.
///
/// Pass an animation to `withAnimation(_:_:)`, for everything that a change affects, or to `animation(_:value:)`, for
/// one view whenever a value changes:
///
/// ```swift
/// withAnimation(.snappy.delay(0.2)) { isExpanded.toggle() }
/// Badge().scaleEffect(isNew ? 1.2 : 1).animation(.easeInOut.repeatCount(3), value: isNew)
/// ```
///
/// Curves such as ``easeOut`` take 0.35 seconds unless you state a duration. A spring such as ``snappy`` replaces a
/// running animation of the same value and continues its velocity, so it suits values that change while they move. A
/// curve or an `interpolatingSpring` is added to the running animation, unless that repeats forever. Set a
/// ``delay(_:)`` or a ``speed(_:)``, or repeat an animation. For a motion of your own, conform to ``CustomAnimation``.
/// Mirrors SwiftUI's `Animation`.
public struct Animation: Hashable, Sendable {
  /// A reference, since each transaction has an animation and many are copied in a frame.
  private let storage: Storage

  private final class Storage: Sendable {
    let function: any CustomAnimation
    let timed: (any TimedAnimation)?

    init(_ function: any CustomAnimation, timed: (any TimedAnimation)?) {
      self.function = function
      self.timed = timed
    }
  }

  /// Creates an animation from a custom animation, for example in a static property of an extension.
  public init<A: CustomAnimation>(_ base: A) {
    storage = Storage(base, timed: base as? any TimedAnimation)
  }

  /// Creates an animation from one of the library's own, which needn't be asked whether its duration is known.
  init<A: TimedAnimation>(_ base: A) { storage = Storage(base, timed: base) }

  var function: any CustomAnimation { storage.function }

  /// The function, if it is one of those whose duration is known.
  var timed: (any TimedAnimation)? { storage.timed }

  /// Whether two animations move values in the same way.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.hashable == rhs.hashable
  }

  /// Hashes the animation's function.
  public func hash(into hasher: inout Hasher) { hasher.combine(hashable) }

  private var hashable: AnyHashable { function.hashable }
}

extension Animation {
  /// The default spring: half a second without overshooting (rule 4.1.1).
  ///
  /// Its description is `DefaultAnimation()`, and it isn't equal to a spring with the same numbers.
  public static let `default` = Animation(
    FluidSpringAnimation(response: 0.5, dampingFraction: 1, isDefault: true))

  /// Returns an animation along a cubic Bézier curve, given its two control points, with x clamped to 0…1.
  ///
  /// - Parameter duration: the duration in seconds; 0.35 by default.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    .timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    .timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// An animation of 0.35 seconds that starts and ends slowly, for a view that moves from one place to another.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    .timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// An animation of 0.35 seconds that starts slowly and speeds up, for a view that leaves the screen.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }

  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    .timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// An animation of 0.35 seconds that starts fast and slows down, for a view that enters the screen.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }

  /// Returns an animation at a constant speed, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    .timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// An animation of 0.35 seconds at a constant speed, for an endless rotation, for example.
  public static var linear: Animation { .linear(duration: 0.35) }
}

extension Animation {
  /// Whether the animation has no duration, so that values change at once (rule 4.1.3).
  package var isInstant: Bool {
    duration == 0
  }
}
