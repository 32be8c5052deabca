import Foundation
@_spi(Engine) import TactileViewGraph

/// Tracks of keyframes that animate the parts of a value together.
///
/// A closure of keyframes, as in ``KeyframeAnimator``, consists of ``KeyframeTrack`` values or of the keyframes of a
/// single track. To reuse tracks, conform to this protocol and compose them in ``body-swift.property``:
///
/// ```swift
/// struct Nudge: Keyframes {
///   var body: some Keyframes<CGPoint> {
///     KeyframeTrack(\CGPoint.x) { CubicKeyframe(20, duration: 0.2) }
///     KeyframeTrack(\CGPoint.y) { SpringKeyframe(8) }
///   }
/// }
/// ```
///
/// Write `Nudge()` wherever a closure of keyframes animates a `CGPoint`. Tracks run at the same time. The animation
/// lasts as long as the longest of them; the others keep their last value. `if` with an `else`, `switch` and `for` are
/// possible inside a track, but not around one. A ``KeyframeTimeline`` computes the values of keyframes without a view.
///
/// Mirrors SwiftUI's `Keyframes`.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The type of the keyframes that make up the body.
  associatedtype Body: Keyframes

  /// The tracks that make up these keyframes.
  @KeyframesBuilder<Value> var body: Self.Body { get }

  /// Returns the tracks, resolved for an initial value.
  ///
  /// Only the engine uses it; implement ``body-swift.property``.
  func __tracks(from value: Value) -> [__KeyframeCurve<Value>]
}

extension Keyframes where Body.Value == Value {
  /// Returns the tracks of the body.
  public func __tracks(from value: Value) -> [__KeyframeCurve<Value>] { body.__tracks(from: value) }
}

/// A sequence of keyframes for one part of a value.
///
/// The keyframes are ``LinearKeyframe``, ``CubicKeyframe``, ``SpringKeyframe`` and ``MoveKeyframe``. Each begins at the
/// value at which the previous one ends; cubic and spring keyframes also continue its velocity, unless they state
/// another. To reuse a sequence, conform to this protocol and compose it in ``body-swift.property``:
///
/// ```swift
/// struct Shake: KeyframeTrackContent {
///   var body: some KeyframeTrackContent<Double> {
///     LinearKeyframe(-8, duration: 0.05)
///     LinearKeyframe(8, duration: 0.1)
///     SpringKeyframe(0)
///   }
/// }
/// ```
///
/// Write `Shake()` in a track like a single keyframe, here for an angle: `KeyframeTrack(\.degrees) { Shake() }`.
///
/// Mirrors SwiftUI's `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated part.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the keyframes that make up the body.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that make up this content.
  @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }

  /// The keyframes of the content in order.
  ///
  /// Only the engine uses it; implement ``body-swift.property``.
  var __segments: [__KeyframeSegment<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The keyframes of the body, in order.
  public var __segments: [__KeyframeSegment<Value>] { body.__segments }
}

/// A keyframe: its target value, kind of interpolation and duration.
///
/// Only the engine uses this type.
public struct __KeyframeSegment<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
    case move
  }

  let kind: Kind
  let target: Value
  /// The duration in seconds; nil for a spring that takes the time to settle.
  let duration: TimeInterval?
}

/// A resolved track: the course of one part of a value.
///
/// Only the engine uses this type.
public struct __KeyframeCurve<Root> {
  /// The duration in seconds.
  let duration: TimeInterval
  /// Sets the part of a value to its state at a time in seconds.
  let apply: (inout Root, TimeInterval) -> Void
}

/// A keyframe that the engine implements itself, without a body.
protocol PrimitiveKeyframe: KeyframeTrackContent where Body == Self {}

extension PrimitiveKeyframe {
  /// The keyframe itself, since it has no body.
  public var body: Self { self }
}

/// A keyframe that changes a value at a constant rate, or along a timing curve.
///
/// Write it in a ``KeyframeTrack`` for a movement without acceleration, or with a timing curve of its own. To hold a
/// value for a while, repeat the value. A linear keyframe doesn't continue the velocity of the previous one.
///
/// ```swift
/// KeyframeTrack(\.opacity) {
///   LinearKeyframe(1, duration: 0.2)
///   LinearKeyframe(1, duration: 2)  // Holds the value.
///   LinearKeyframe(0, duration: 0.2)
/// }
/// ```
///
/// Mirrors SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframe {
  /// The keyframe as its only segment.
  public let __segments: [__KeyframeSegment<Value>]

  /// Creates a keyframe that moves to a value along a timing curve.
  ///
  /// - Parameters:
  ///   - to: the value at the end of the keyframe.
  ///   - duration: the duration in seconds; a negative value or one that is not finite counts as zero.
  ///   - timingCurve: the curve from the value before to the new one; linear by default.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    __segments = [
      __KeyframeSegment(kind: .linear(timingCurve), target: to, duration: duration.usable)
    ]
  }
}

/// A keyframe that changes a value along a smooth cubic curve.
///
/// Write cubic keyframes in a ``KeyframeTrack``. Consecutive ones form a curve through their values without a sudden
/// change of velocity, as a Catmull–Rom spline does. The last of them ends at the velocity at which another kind of keyframe
/// begins, or at rest. State velocities to control the curve; a velocity has the type of the value, and is the change per
/// second.
///
/// ```swift
/// KeyframeTrack(\.height) {
///   CubicKeyframe(-40, duration: 0.3)
///   CubicKeyframe(10, duration: 0.2)
///   CubicKeyframe(0, duration: 0.2)
/// }
/// ```
///
/// Use a ``LinearKeyframe`` for a constant rate, and a ``SpringKeyframe`` to end with a bounce.
///
/// Mirrors SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframe {
  /// The keyframe as its only segment.
  public let __segments: [__KeyframeSegment<Value>]

  /// Creates a keyframe that moves to a value along a cubic curve.
  ///
  /// - Parameters:
  ///   - to: the value at the end of the keyframe.
  ///   - duration: the duration in seconds; a negative value or one that is not finite counts as zero.
  ///   - startVelocity: the velocity per second at the beginning; nil continues the velocity at which the previous
  ///     keyframe ends, which is zero for the first keyframe.
  ///   - endVelocity: the velocity per second at the end. Nil is the velocity at which the next keyframe begins. Before a
  ///     cubic keyframe that states none, it is the rate of a straight line from the value before this keyframe to the
  ///     value of that one; before a move, before a spring that states none, and at the end, it is zero.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    __segments = [
      __KeyframeSegment(
        kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData),
        target: to, duration: duration.usable)
    ]
  }
}

/// A keyframe that changes a value with a spring.
///
/// Write it in a ``KeyframeTrack``, for example as the last keyframe, to end with a bounce. Without a duration, the
/// keyframe takes the time that the spring needs to settle. A shorter duration cuts the spring off: the next keyframe
/// starts where the spring is, and the last one ends there.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///   LinearKeyframe(1.3, duration: 0.1)
///   SpringKeyframe(1, spring: Spring(duration: 0.4, bounce: 0.5))
/// }
/// ```
///
/// Mirrors SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframe {
  /// The keyframe as its only segment.
  public let __segments: [__KeyframeSegment<Value>]

  /// Creates a keyframe that moves to a value with a spring.
  ///
  /// - Parameters:
  ///   - to: the value at which the spring settles.
  ///   - duration: the duration in seconds; nil is the time that the spring takes to settle, and a negative value or
  ///     one that is not finite counts as zero.
  ///   - spring: the spring; by default, it has a duration of half a second and doesn't bounce.
  ///   - startVelocity: the velocity per second at the beginning; nil continues the velocity at which the previous
  ///     keyframe ends, which is zero for the first keyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    __segments = [
      __KeyframeSegment(
        kind: .spring(spring, start: startVelocity?.animatableData), target: to,
        duration: duration?.usable)
    ]
  }
}

/// A keyframe that changes a value immediately.
///
/// It takes no time. Write it in a ``KeyframeTrack`` to jump to another value. A cubic or spring keyframe after it starts
/// at rest, unless it states a velocity. For example, let a view enter from the other side:
///
/// ```swift
/// KeyframeTrack(\.x) {
///   LinearKeyframe(200, duration: 0.5)
///   MoveKeyframe(-200)
///   SpringKeyframe(0)
/// }
/// ```
///
/// Mirrors SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframe {
  /// The keyframe as its only segment.
  public let __segments: [__KeyframeSegment<Value>]

  /// Creates a keyframe that moves to a value at once.
  public init(_ to: Value) {
    __segments = [__KeyframeSegment(kind: .move, target: to, duration: 0)]
  }
}

extension TimeInterval {
  /// The duration, or zero if it is negative or not finite.
  fileprivate var usable: TimeInterval { isFinite && self > 0 ? self : 0 }
}
