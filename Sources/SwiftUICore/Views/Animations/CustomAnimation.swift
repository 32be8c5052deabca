import Foundation

/// How an animation of one's own moves a value, as a function of time.
///
/// Mirrors SwiftUI's `CustomAnimation` (rule 4.1.15).
///
/// Functions work on the way to go, from zero to `value`: the engine adds what they return to where
/// the value was. Make an ``Animation`` of it with `Animation(_:)`.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the way done after a time in seconds; nil when the animation has ended.
  ///
  /// - Parameters:
  ///   - value: the whole way.
  ///   - time: in seconds since the animation began.
  ///   - context: what the animation remembers from one frame to the next.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The speed per second at a time; nil where it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes the place of a running one, of whatever type that is.
  ///
  /// It then goes on with that one's state and time towards the sum of both ways. Else both run, and
  /// what they do is added (rule 4.3.21).
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Never.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }

  var hashable: AnyHashable { AnyHashable(self) }
}

extension Animation {
  /// Makes an animation of a function of one's own.
  public init<A: CustomAnimation>(_ base: A) { function = base }

  /// The function by which the animation moves values.
  public var base: any CustomAnimation { function }
}

/// An animation of the engine's: it knows how long it lasts.
protocol TimedAnimation: CustomAnimation {
  /// The seconds until the function ends, where that does not depend on the way.
  var duration: TimeInterval? { get }

  /// The seconds after which the animation counts as complete, though it may still settle.
  var logicalDuration: TimeInterval { get }

  /// Whether the animation never ends by itself.
  var isEndless: Bool { get }

  /// The animation as one would write it.
  var words: String { get }
}

extension TimedAnimation {
  var duration: TimeInterval? { nil }
  var isEndless: Bool { false }
}

extension Animation {
  /// The seconds until it ends, where that is known beforehand.
  var duration: TimeInterval? { (function as? any TimedAnimation)?.duration }

  /// The seconds after which it counts as complete; infinite where only the function itself knows.
  var logicalDuration: TimeInterval {
    (function as? any TimedAnimation)?.logicalDuration ?? .infinity
  }

  /// Whether it never ends by itself.
  var isEndless: Bool { (function as? any TimedAnimation)?.isEndless ?? false }
}
