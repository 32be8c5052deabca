extension View {
  /// Animates what changes below in the updates in which the value changes (rule 4.5.30).
  ///
  /// The modifier closest to a changed view wins; nil keeps the changes from being animated.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}

/// Sets the animation in updates in which a value changes.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: Value
}

extension AnimationModifier {
  @MainActor
  static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    let node = AnimationNode(modifier, inputs: inputs)
    node.adopt(SwiftUICore.makeNode(content, inputs))
    return node
  }

  @MainActor
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    let node = unsafeDowncast(node, to: AnimationNode<Value>.self)
    node.update(modifier)
    node.inScope { SwiftUICore.updateNode(node.children[0], content, node.inputs) }
  }

  static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }
}

extension View {
  /// Keeps an animation that is set outside of modifiers applied after this away from the view.
  nonisolated func keepingTransaction() -> some View { modifier(KeptTransactionModifier()) }
}

/// Gives its content the transaction from outside of the closest animation.
nonisolated struct KeptTransactionModifier: ViewModifier {
  typealias Body = Never
}

extension KeptTransactionModifier {
  @MainActor
  static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    let node = KeptTransactionNode(inputs: inputs)
    node.adopt(SwiftUICore.makeNode(content, inputs))
    return node
  }

  @MainActor
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    node.inScope { SwiftUICore.updateNode(node.children[0], content, node.inputs) }
  }

  static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }
}
