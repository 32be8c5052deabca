import Foundation

/// Several tracks of keyframes, or one, that move the parts of a value together.
///
/// Mirrors SwiftUI's `Keyframes`.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the tracks that these are made of.
  associatedtype Body: Keyframes

  /// The tracks that these are made of.
  @KeyframesBuilder<Value> var body: Self.Body { get }

  /// The ways of the parts of a value that begins as given.
  func __tracks(from value: Value) -> [__KeyframeWay<Value>]
}

extension Keyframes where Body.Value == Value {
  /// Those of the body.
  public func __tracks(from value: Value) -> [__KeyframeWay<Value>] { body.__tracks(from: value) }
}

/// The keyframes of one part of a value, one after the other.
///
/// Mirrors SwiftUI's `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the part.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the keyframes that these are made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that these are made of.
  @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }

  /// The keyframes in order.
  var __segments: [__KeyframeSegment<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Those of the body.
  public var __segments: [__KeyframeSegment<Value>] { body.__segments }
}

/// One keyframe: where the value goes, how, and in which time.
public struct __KeyframeSegment<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
    case move
  }

  let kind: Kind
  let target: Value
  /// In seconds.
  let duration: TimeInterval?
}

/// The way of one part of a value.
public struct __KeyframeWay<Root> {
  /// In seconds.
  let duration: TimeInterval
  /// Puts the part as it is after a time into the value.
  let apply: (inout Root, TimeInterval) -> Void
}

/// A keyframe of the system's: it is made of nothing else.
protocol PrimitiveKeyframe: KeyframeTrackContent where Body == Self {}

extension PrimitiveKeyframe {
  /// Itself.
  public var body: Self { self }
}

/// Goes to a value at one speed, or on a curve of time.
///
/// Mirrors SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframe {
  /// The keyframe alone.
  public let __segments: [__KeyframeSegment<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameter duration: in seconds; what is negative or no number counts as zero.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    __segments = [
      __KeyframeSegment(kind: .linear(timingCurve), target: to, duration: duration.usable)
    ]
  }
}

/// Goes to a value on a smooth curve through its neighbours.
///
/// Mirrors SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframe {
  /// The keyframe alone.
  public let __segments: [__KeyframeSegment<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - duration: in seconds; what is negative or no number counts as zero.
  ///   - startVelocity: the speed a second at the beginning; nil for that of the way so far.
  ///   - endVelocity: the speed a second at the end; nil for one that suits what follows.
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

/// Goes to a value as on a spring.
///
/// Mirrors SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframe {
  /// The keyframe alone.
  public let __segments: [__KeyframeSegment<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - duration: in seconds; nil for the time in which the spring settles.
  ///   - startVelocity: the speed a second at the beginning; nil for that of the way so far.
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

/// Is at a value at once.
///
/// Mirrors SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframe {
  /// The keyframe alone.
  public let __segments: [__KeyframeSegment<Value>]

  /// Makes a keyframe.
  public init(_ to: Value) {
    __segments = [__KeyframeSegment(kind: .move, target: to, duration: 0)]
  }
}

extension TimeInterval {
  /// The duration, zero where it is none.
  fileprivate var usable: TimeInterval { isFinite && self > 0 ? self : 0 }
}
