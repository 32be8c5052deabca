import Foundation

/// A type that defines how an animation moves values over time.
///
/// Implement ``animate(value:time:context:)``, and pass `Animation(Ticking())` where an animation is expected. The
/// functions work on the distance to cover, from zero to `value`: the engine adds the results to the start value. When
/// the animation ends by returning nil, the whole distance is covered.
///
/// ```swift
/// struct Ticking: CustomAnimation {
///   func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
///     time < 1 ? value.scaled(by: (time * 8).rounded(.down) / 8) : nil
///   }
/// }
/// ```
///
/// To use it as `.ticking`, declare `static var ticking: Animation { Animation(Ticking()) }` in an extension of
/// ``Animation``. Keep values between frames in `context.state`. For a spring or a timing curve, use ``Spring`` or
/// ``UnitCurve`` instead. Mirrors SwiftUI's `CustomAnimation`.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the distance covered at a time, or nil when the animation has ended.
  ///
  /// - Parameters:
  ///   - value: the whole distance to cover.
  ///   - time: the time since the animation, or the one that it has merged with, began, in seconds.
  ///   - context: the state that the animation keeps between frames.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity per second at a time, or nil if it is unknown.
  ///
  /// A spring that takes over from this animation starts with the velocity, or with none if it is nil.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation replaces a running animation, of whatever type.
  ///
  /// If so, it continues with the state and time of that animation, toward the sum of both distances. Otherwise both
  /// run and their results are added (rule 4.3.21). It always replaces an animation that repeats forever.
  ///
  /// The value is the distance of the running animation, and the time and context are its own.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: the velocity is unknown by default.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false: by default, animations run alongside each other.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }

  var hashable: AnyHashable { AnyHashable(self) }
}

extension Animation {
  /// The function by which the animation moves values.
  public var base: any CustomAnimation { function }
}

/// An animation of the engine, which knows its duration.
package protocol TimedAnimation: CustomAnimation {
  /// The time in seconds until the function ends, or nil if it depends on the distance.
  var duration: TimeInterval? { get }

  /// The time in seconds after which the animation counts as complete, even if it is still settling.
  var logicalDuration: TimeInterval { get }

  /// Whether the animation never ends by itself.
  var isEndless: Bool { get }

  /// Whether the animation continues the velocity of changes that transactions track.
  var continuesVelocity: Bool { get }

  /// The animation in the notation of the modifiers that create it.
  var words: String { get }
}

extension TimedAnimation {
  package var duration: TimeInterval? { nil }
  package var isEndless: Bool { false }
  package var continuesVelocity: Bool { false }
}

extension Animation {
  /// The time in seconds until the animation ends, or nil if it is not known in advance.
  var duration: TimeInterval? { timed?.duration }

  /// The time in seconds after which the animation counts as complete; infinity if only the function knows.
  var logicalDuration: TimeInterval {
    timed?.logicalDuration ?? .infinity
  }

  /// Whether the animation never ends by itself.
  var isEndless: Bool { timed?.isEndless ?? false }
}
