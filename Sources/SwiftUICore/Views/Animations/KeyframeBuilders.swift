/// Puts tracks together.
///
/// Mirrors SwiftUI's `KeyframesBuilder`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Keyframes of the whole value are its track.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }

  /// A track is a track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  /// The keyframes of the whole value so far.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }

  /// The keyframes of the whole value so far, and more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence(segments: accumulated.__segments + next.__segments)
  }

  /// The tracks so far.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value { first }

  /// The tracks so far, and one more.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeGroup { accumulated.__tracks(from: $0) + next.__tracks(from: $0) }
  }

  /// No tracks: the value stays.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeGroup<Value> { _ in [] } }

  /// The tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where Value == K.Value {
    component
  }

  /// The track of the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack { component }
  }
}

/// Puts keyframes one after the other.
///
/// Mirrors SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }

  /// The keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(segments: components.flatMap(\.__segments))
  }

  /// The keyframes of a branch.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> { KeyframeSequence(segments: component.__segments) }

  /// The keyframes of the other branch.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> { KeyframeSequence(segments: component.__segments) }

  /// The keyframes so far.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }

  /// The keyframes so far, and one more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(segments: accumulated.__segments + next.__segments)
  }

  /// No keyframes: the value stays.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(segments: [])
  }
}

/// Keyframes one after the other.
public struct KeyframeSequence<Value: Animatable>: PrimitiveKeyframe {
  let segments: [__KeyframeSegment<Value>]

  /// The keyframes in order.
  public var __segments: [__KeyframeSegment<Value>] { segments }
}

/// Tracks side by side.
struct KeyframeGroup<Value>: Keyframes {
  let tracks: (Value) -> [__KeyframeWay<Value>]

  var body: Self { self }

  func __tracks(from value: Value) -> [__KeyframeWay<Value>] { tracks(value) }
}
