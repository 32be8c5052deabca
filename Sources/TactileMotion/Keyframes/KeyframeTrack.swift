import Foundation
@_spi(Engine) import TactileViewGraph

/// A sequence of keyframes that animates one part of a value.
///
/// Tracks run at the same time, and each animates the part at its key path:
///
/// ```swift
/// KeyframeAnimator(initialValue: Pose(), trigger: count) { pose in
///   Image(systemName: "bell").rotationEffect(pose.angle).offset(y: pose.height)
/// } keyframes: { _ in
///   KeyframeTrack(\.angle) {
///     CubicKeyframe(.degrees(20), duration: 0.15)
///     SpringKeyframe(.zero, duration: 0.5)
///   }
///   KeyframeTrack(\.height) {
///     LinearKeyframe(-10, duration: 0.2)
///     SpringKeyframe(0)
///   }
/// }
/// ```
///
/// The first keyframe begins at the initial value or, in an animator with a trigger, at the current one, and each other
/// one where the keyframe before it ends. A track that ends before the others keeps its last value, and a part without
/// a track doesn't change. Of two tracks of the same part, the later one is used.
///
/// Mirrors SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The type of the whole value.
  public typealias Value = Root

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for the whole value, such as a number.
  ///
  /// Keyframes that aren't in a track do the same, so you need this initializer only beside other tracks.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Root == Content.Value {
    keyPath = \.self
    self.content = content()
  }

  /// Creates a track for the part of the value at a key path, such as a property of a structure.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The track itself, since it has no body.
  public var body: Self { self }

  /// Returns the resolved track of the part.
  @_spi(Engine) public func __tracks(from value: Root) -> [__KeyframeCurve<Root>] {
    let curve = KeyframeCurve(from: value[keyPath: keyPath], content.__segments)
    return [
      __KeyframeCurve(duration: curve.duration) { [keyPath] root, time in
        root[keyPath: keyPath] = curve.value(at: time)
      }
    ]
  }
}

/// The course of a value through its keyframes.
struct KeyframeCurve<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private struct Piece {
    let start: TimeInterval
    let duration: TimeInterval
    let from: Data
    let to: Data
    let kind: Kind
  }

  private enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Data, endVelocity: Data)
    case spring(Spring, startVelocity: Data)
    case move
  }

  private let initial: Value
  private var pieces: [Piece] = []
  /// The duration in seconds.
  private(set) var duration: TimeInterval = 0

  init(from initial: Value, _ segments: [__KeyframeSegment<Value>]) {
    self.initial = initial
    // A keyframe begins at the end of the one before it, at its final velocity.
    var (place, speed) = (initial.animatableData, Data.zero)
    for (index, segment) in segments.enumerated() {
      let piece = Self.piece(segment, at: duration, from: place, speed, segments[(index + 1)...])
      pieces.append(piece)
      duration += piece.duration
      place = Self.value(piece, at: piece.duration)
      speed = Self.velocity(piece, at: piece.duration)
    }
  }

  private static func piece(
    _ segment: __KeyframeSegment<Value>, at start: TimeInterval, from place: Data, _ speed: Data,
    _ next: ArraySlice<__KeyframeSegment<Value>>
  ) -> Piece {
    let target = segment.target.animatableData
    var duration = segment.duration ?? 0
    let kind: Kind
    switch segment.kind {
    case .move: kind = .move
    case .linear(let curve): kind = .linear(curve)
    case .spring(let spring, let given):
      kind = .spring(spring, startVelocity: given ?? speed)
      duration =
        segment.duration
        ?? spring.settlingDuration(
          target: target - place, initialVelocity: given ?? speed, epsilon: 0.001
        ).finiteDuration
    case .cubic(let givenStart, let givenEnd):
      kind = .cubic(
        startVelocity: givenStart ?? speed,
        endVelocity: givenEnd ?? tangent(from: place, over: duration, to: target, next.first))
    }
    return Piece(start: start, duration: duration, from: place, to: target, kind: kind)
  }

  /// Returns the velocity at the end of a cubic keyframe: the one at which the next keyframe begins.
  ///
  /// Between two cubic keyframes, it is that of the straight line from the value before the first to the target of the
  /// second. A spring without a start velocity begins at rest.
  private static func tangent(
    from place: Data, over duration: TimeInterval, to target: Data,
    _ next: __KeyframeSegment<Value>?
  ) -> Data {
    guard let next else { return .zero }
    let end = next.target.animatableData
    switch next.kind {
    case .move: return .zero
    case .linear:
      let piece = piece(next, at: 0, from: target, .zero, [])
      return velocity(piece, at: 0)
    case .spring(_, let start): return start ?? .zero
    case .cubic(let start, _):
      let whole = duration + (next.duration ?? 0)
      return start ?? (whole > 0 ? (end - place).scaled(by: 1 / whole) : .zero)
    }
  }

  private func piece(at time: TimeInterval) -> Piece? {
    pieces.last { $0.start <= time } ?? pieces.first
  }

  /// Returns the value at a time in seconds; after the last keyframe, the final value.
  func value(at time: TimeInterval) -> Value {
    let time = min(max(time, 0), duration)
    guard let piece = piece(at: time) else { return initial }
    var value = initial
    value.animatableData = Self.value(piece, at: time - piece.start)
    return value
  }

  private static func value(_ piece: Piece, at time: TimeInterval) -> Data {
    let way = piece.to - piece.from
    guard piece.duration > 0 else { return piece.to }
    let progress = min(time / piece.duration, 1)
    switch piece.kind {
    case .move: return piece.to
    case .linear(let curve): return piece.from + way.scaled(by: curve.value(at: progress))
    case .spring(let spring, let startVelocity):
      return piece.from
        + spring.value(target: way, initialVelocity: startVelocity, time: time)
    case .cubic(let start, let end):
      let (t, length) = (progress, piece.duration)
      let (t2, t3) = (t * t, t * t * t)
      return piece.from + way.scaled(by: 3 * t2 - 2 * t3)
        + start.scaled(by: (t3 - 2 * t2 + t) * length) + end.scaled(by: (t3 - t2) * length)
    }
  }

  private static func velocity(_ piece: Piece, at time: TimeInterval) -> Data {
    let way = piece.to - piece.from
    guard piece.duration > 0 else { return .zero }
    switch piece.kind {
    case .move: return .zero
    case .linear(let curve):
      let velocity = curve.velocity(at: time / piece.duration) / piece.duration
      return velocity.isFinite ? way.scaled(by: velocity) : .zero
    case .spring(let spring, let startVelocity):
      return spring.velocity(target: way, initialVelocity: startVelocity, time: time)
    case .cubic(_, let end): return end
    }
  }
}

/// The values of keyframes over time, which you compute without a view.
///
/// Use a timeline to read the value at a time, for example in a `Canvas` or a test. Unlike a ``KeyframeAnimator``, it
/// runs no animation.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   LinearKeyframe(1.0, duration: 0.5)
///   LinearKeyframe(0.0, duration: 0.5)
/// }
/// timeline.value(time: 0.25)  // 0.5
/// ```
///
/// Mirrors SwiftUI's `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [__KeyframeCurve<Value>]

  /// Creates a timeline from an initial value and its keyframes.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning, and that of parts without a track.
  ///   - content: a ``KeyframeTrack`` for each part that changes, or keyframes of the whole value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  init(initialValue: Value, keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = keyframes.__tracks(from: initialValue)
  }

  /// The duration of the longest track, in seconds; 0 without keyframes.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time in seconds; times outside of the timeline count as its start or its end.
  public func value(time: Double) -> Value {
    tracks.reduce(into: initialValue) { $1.apply(&$0, time) }
  }

  /// Returns the value at a fraction of the duration, from 0 to 1; other fractions are clamped.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

extension TimeInterval {
  /// The duration, or an hour for a spring that never settles.
  fileprivate var finiteDuration: TimeInterval { isFinite ? max(self, 0) : 3600 }
}
