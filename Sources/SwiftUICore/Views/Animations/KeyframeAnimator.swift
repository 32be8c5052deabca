import Foundation

/// A view whose value goes through keyframes by itself.
///
/// Mirrors SwiftUI's `KeyframeAnimator`.
///
/// The content is made anew in every frame, so it had better be small. Without a trigger the value goes
/// through its keyframes from when the view appears; with one, whenever that changes, from where it is.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>:
  PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  /// What begins the way; nil where it begins by itself.
  let trigger: AnyEquatable?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Makes a view whose value goes through its keyframes when the view appears.
  ///
  /// - Parameter repeating: whether it does so over and over again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      from: initialValue, trigger: nil, repeats: repeating, content: content, keyframes: keyframes)
  }

  /// Makes a view whose value goes through its keyframes whenever another value changes.
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
  /// It is what its content is.
  public static var __isUnary: Bool { Content.__isUnary }

  /// Makes the node that moves the value.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    KeyframeAnimatorNode(view, inputs: inputs)
  }

  /// Hands a new content and trigger to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: KeyframeAnimatorNode<Value, KeyframePath, Content>.self).update(view)
  }
}

extension View {
  /// Changes the view by a value that goes through keyframes when the view appears.
  ///
  /// - Parameter repeating: whether it does so over and over again.
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

  /// Changes the view by a value that goes through keyframes whenever another value changes.
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
