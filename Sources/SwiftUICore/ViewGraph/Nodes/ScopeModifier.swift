/// A modifier whose node changes the transaction for its content.
@MainActor
protocol ScopeModifier: ViewModifier where Body == Never {
  associatedtype Scope: ViewNode

  /// Makes the node, still without content.
  func makeScope(_ inputs: ViewInputs) -> Scope

  /// Hands this value to the node that an earlier one made.
  func updateScope(_ scope: Scope)
}

extension ScopeModifier {
  /// Whether the view is always exactly one element.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }

  /// Makes the node of such a view.
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    let scope = modifier.makeScope(inputs)
    scope.adopt(makeNode(content, inputs))
    return scope
  }

  /// Hands new values to the node, and to the content what the scope makes of the transaction.
  public static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    modifier.updateScope(unsafeDowncast(node, to: Scope.self))
    node.inScope { updateNode(node.children[0], content, node.inputs) }
  }
}
