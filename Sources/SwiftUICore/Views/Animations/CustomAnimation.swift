import Foundation

/// How an animation moves a value, as a function of time.
///
/// The shape is that of SwiftUI's `CustomAnimation`: functions work on the way to go, from zero to
/// `value`, and return nil when they have arrived (rule 4.1.15).
protocol CustomAnimation: Hashable, Sendable {
  /// The part of the way done after a time in seconds; nil when the animation has ended.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The seconds until the function ends, where that does not depend on the way.
  var duration: TimeInterval? { get }

  /// The seconds after which the animation counts as complete, though it may still settle.
  var logicalDuration: TimeInterval { get }

  /// Whether the animation never ends by itself.
  var isEndless: Bool { get }

  /// The speed per second at a time.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over a running one, with its offset and velocity.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  var hashable: AnyHashable { AnyHashable(self) }
  var duration: TimeInterval? { nil }
  var isEndless: Bool { false }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a running animation remembers between frames.
struct AnimationContext<Value: VectorArithmetic> {
  /// Where a spring stands.
  var spring: SpringState<Value>?
  /// Which repetition runs.
  var cycle = AnimationCycle()
}

/// One of several runs of a repeating animation.
struct AnimationCycle {
  /// The number of runs finished.
  var index = 0
  /// When the run began, in seconds after the first one.
  var start: TimeInterval = 0
}
