@_spi(Engine) import TactileViewGraph

/// Sets the transition of its content.
nonisolated struct TransitionModifier: ViewModifier {
  typealias Body = Never
  let transition: AnyTransition
}

extension TransitionModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> TransitionNode {
    TransitionNode(transition, inputs: inputs)
  }

  @MainActor
  func completeElement(_ element: TransitionNode) {
    element.completeList()
  }

  @MainActor
  func updateElement(_ element: TransitionNode) {
    element.update(transition)
  }

  @MainActor
  static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    guard !inputs.gathersSubviews,
      C.__isUnary || inputs.wrappers == nil && C.__isUnary(content, inputs)
    else {
      return ListModifierNode(modifier, content: content, inputs: inputs)
    }
    let node = TransitionNode(modifier.transition, inputs: inputs)
    node.takeContent(TransitionContent(content))
    return node
  }

  @MainActor
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    guard node.asElement != nil else {
      return ListModifierNode<C, Self>.update(node, modifier, content: content)
    }
    let node = downcast(node, to: TransitionNode.self)
    node.update(modifier.transition)
    node.update(TransitionContent(content))
  }
}

/// The type-erased content of a transition.
@MainActor
struct TransitionContent {
  let makeNode: (ViewInputs) -> ViewNode
  let updateNode: (ViewNode) -> Void
  let makeSource: () -> AnyAliasSource
  let updateSource: (AnyAliasSource) -> Void

  init<C: View>(_ content: C) {
    makeNode = { C.__makeNode(content, $0) }
    updateNode = { C.__updateNode($0, content) }
    makeSource = { AliasSource(content) }
    updateSource = { downcast($0, to: AliasSource<C>.self).set(content) }
  }
}
