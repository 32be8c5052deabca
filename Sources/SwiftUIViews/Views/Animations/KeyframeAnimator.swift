@_spi(Engine) import SwiftUICore
import Foundation

/// A view that animates a value through keyframes.
///
/// The content is evaluated in every frame, so keep it small. Without a trigger, the animation
/// starts when the view appears; with one, it starts whenever the trigger changes, from the current
/// value.
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
  /// - Parameter repeating: whether the animation repeats without end.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      from: initialValue, trigger: nil, repeats: repeating, content: content, keyframes: keyframes)
  }

  /// Creates a view that animates a value through keyframes whenever a trigger changes.
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
