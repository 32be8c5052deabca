import Foundation
@_spi(Engine) import TactileViewGraph

/// A view that animates a value through keyframes.
///
/// Use keyframes for an animation with several steps whose timing you control. The first closure returns the content
/// for the current value, and the second one the keyframes:
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///   Image(systemName: "heart.fill").scaleEffect(scale)
/// } keyframes: { _ in
///   CubicKeyframe(1.5, duration: 0.2)
///   SpringKeyframe(1.0, duration: 0.4)
/// }
/// ```
///
/// To animate several properties, use a structure as the value and a ``KeyframeTrack`` for each. Without a trigger, the
/// animation starts when the view appears, and repeats by default; with one, it runs once whenever the trigger changes,
/// from the current value. The content is evaluated in every frame, so keep it small.
///
/// Mirrors SwiftUI's `KeyframeAnimator`.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>:
  PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  /// The value whose changes start the animation; nil starts it when the view appears.
  let trigger: AnyEquatable?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view that animates a value through keyframes when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - repeating: Whether the animation repeats without end, as it does by default.
  ///   - content: Returns the content for a value, in every frame.
  ///   - keyframes: Returns the keyframes for the value at the start of the animation.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      from: initialValue, trigger: nil, repeats: repeating, content: content, keyframes: keyframes)
  }

  /// Creates a view that animates a value through keyframes whenever a trigger changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first animation.
  ///   - trigger: The value whose changes start the animation.
  ///   - content: Returns the content for a value, in every frame.
  ///   - keyframes: Returns the keyframes for the value at the start of the animation.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      from: initialValue, trigger: AnyEquatable(trigger), repeats: false, content: content,
      keyframes: keyframes)
  }

  fileprivate init(
    from initialValue: Value, trigger: AnyEquatable?, repeats: Bool,
    @ViewBuilder content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.repeats = repeats
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator {
  /// Whether the content is a single element.
  @_spi(Engine) public static var __isUnary: Bool { Content.__isUnary }

  /// Creates the node that animates the value.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    KeyframeAnimatorNode(view, inputs: inputs)
  }

  /// Updates the content and the trigger of the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    KeyframeAnimatorNode<Value, KeyframePath, Content>.update(node, view)
  }
}

extension View {
  /// Modifies the view with a value that is animated through keyframes when the view appears.
  ///
  /// - Parameter repeating: whether the animation repeats without end.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let box = ViewBox(self)
    return KeyframeAnimator(
      from: initialValue, trigger: nil, repeats: repeating,
      content: { content(PlaceholderContentView(box), $0) }, keyframes: keyframes)
  }

  /// Modifies the view with a value that is animated through keyframes whenever a trigger changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let box = ViewBox(self)
    return KeyframeAnimator(
      from: initialValue, trigger: AnyEquatable(trigger), repeats: false,
      content: { content(PlaceholderContentView(box), $0) }, keyframes: keyframes)
  }
}
