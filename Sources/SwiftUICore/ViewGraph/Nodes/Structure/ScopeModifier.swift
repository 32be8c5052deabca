/// A modifier whose node changes the transaction for its content.
@MainActor
package protocol ScopeModifier: ViewModifier where Body == Never {
  associatedtype Scope: ViewNode

  /// Creates the node, without its content.
  func makeScope(_ inputs: ViewInputs) -> Scope

  /// Passes this value to the node that an earlier value created.
  func updateScope(_ scope: Scope)
}

extension ScopeModifier {
  /// Returns whether the modified view is always exactly one element.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }

  /// Creates the node of the modified view.
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    let scope = modifier.makeScope(inputs)
    scope.adopt(makeNode(content, inputs))
    return scope
  }

  /// Passes new values to the node, and to the content under the scope's transaction.
  public static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    modifier.updateScope(downcast(node, to: Scope.self))
    node.inScope { updateNode(node.children[0], content, node.inputs) }
  }
}
