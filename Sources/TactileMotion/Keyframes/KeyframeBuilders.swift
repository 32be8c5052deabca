@_spi(Engine) import TactileViewGraph

/// A result builder that combines tracks, or keyframes of a whole value.
///
/// You don't use it directly: ``KeyframeAnimator``, ``KeyframeTimeline`` and ``Keyframes`` apply it to their closures.
/// A closure has tracks or keyframes, but not both:
///
/// ```swift
/// let bounce = KeyframeTimeline(initialValue: CGPoint.zero) {
///   KeyframeTrack(\CGPoint.x) { LinearKeyframe(100, duration: 1) }
///   KeyframeTrack(\CGPoint.y) { SpringKeyframe(40) }
/// }
/// let fade = KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(0.0, duration: 0.5) }
/// ```
///
/// `if` with an `else`, `switch` and `for` are possible among keyframes, with or without a ``KeyframeTrack``, but not around
/// a track. A function of your own takes such a closure as a parameter
/// `@KeyframesBuilder<CGPoint> keyframes: () -> some Keyframes<CGPoint>`.
///
/// Mirrors SwiftUI's `KeyframesBuilder`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Accepts a keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }

  /// Accepts a track of a part of the value.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  /// Combines the keyframes of a `for` loop, which run one after another.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence(segments: components.flatMap(\.__segments))
  }

  /// Returns the keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    .init(segments: component.__segments)
  }

  /// Returns the keyframes of the second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    .init(segments: component.__segments)
  }

  /// Begins a sequence of keyframes of the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }

  /// Appends keyframes of the whole value to the sequence.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence(segments: accumulated.__segments + next.__segments)
  }

  /// Begins a group of tracks with the first.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value { first }

  /// Adds a track to the group.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeGroup { accumulated.__tracks(from: $0) + next.__tracks(from: $0) }
  }

  /// Builds no tracks, so that the value does not change.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeGroup<Value> { _ in [] } }

  /// Returns the group of tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where Value == K.Value {
    component
  }

  /// Returns the keyframes of the whole value as a single track.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack { component }
  }
}

/// A result builder that combines keyframes into a sequence.
///
/// You don't use it directly: ``KeyframeTrack`` and ``KeyframeTrackContent`` apply it to their closures. It supports
/// `if` with an `else`, `switch` and `for`, but not an `if` without an `else`:
///
/// ```swift
/// KeyframeTrack(\.angle) {
///   for _ in 0..<3 {
///     CubicKeyframe(.degrees(10), duration: 0.1)
///     CubicKeyframe(.degrees(-10), duration: 0.1)
///   }
///   SpringKeyframe(.zero)
/// }
/// ```
///
/// A function of your own takes such a closure as a parameter
/// `@KeyframeTrackContentBuilder<Angle> content: () -> some KeyframeTrackContent<Angle>`.
///
/// Mirrors SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Accepts a keyframe, or keyframes composed in another type, if they animate the track's value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }

  /// Combines the keyframes of a `for` loop, which run one after another.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(segments: components.flatMap(\.__segments))
  }

  /// Returns the keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(segments: component.__segments)
  }

  /// Returns the keyframes of the second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(segments: component.__segments)
  }

  /// Begins a sequence with the first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }

  /// Appends keyframes to the sequence.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(segments: accumulated.__segments + next.__segments)
  }

  /// Builds no keyframes, so that the value does not change.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(segments: [])
  }

  /// The keyframes of one branch of a condition.
  ///
  /// The builder creates it for an `if` with an `else`, and for a `switch`; you don't create one yourself. The
  /// condition is evaluated once, with the closure: each time a ``KeyframeAnimator`` starts an animation, or when a
  /// ``KeyframeTimeline`` is created.
  ///
  /// Mirrors SwiftUI's `KeyframeTrackContentBuilder.Conditional`.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: PrimitiveKeyframe where ConditionalValue == First.Value, First.Value == Second.Value {
    /// The type of the animated part.
    public typealias Value = ConditionalValue

    /// The keyframes of the branch in order.
    @_spi(Engine) public let __segments: [__KeyframeSegment<ConditionalValue>]

    fileprivate init(segments: [__KeyframeSegment<ConditionalValue>]) { __segments = segments }
  }
}

/// Keyframes in order, as one keyframe.
struct KeyframeSequence<Value: Animatable>: PrimitiveKeyframe {
  let segments: [__KeyframeSegment<Value>]

  var __segments: [__KeyframeSegment<Value>] { segments }
}

/// A group of tracks that run at the same time.
struct KeyframeGroup<Value>: Keyframes {
  let tracks: (Value) -> [__KeyframeCurve<Value>]

  var body: Self { self }

  func __tracks(from value: Value) -> [__KeyframeCurve<Value>] { tracks(value) }
}
