/// A modifier whose node changes the transaction for its content.
@MainActor
package protocol TransactionalModifier: ViewModifier where Body == Never {
  associatedtype Node: ViewNode

  /// Creates the node, without its content.
  func makeTransactionNode(_ inputs: ViewInputs) -> Node

  /// Passes this value to the node that an earlier value created.
  func updateTransactionNode(_ node: Node)
}

extension TransactionalModifier {
  /// Returns whether the modified view is always exactly one element.
  @_spi(Engine) public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool {
    contentIsUnary
  }

  /// Creates the node of the modified view.
  @_spi(Engine) public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    let node = modifier.makeTransactionNode(inputs)
    node.adopt(makeNode(content, inputs))
    return node
  }

  /// Passes new values to the node, and to the content under the node's transaction.
  @_spi(Engine) public static func __updateNode<C: View>(
    _ node: __ViewNode, _ modifier: Self, _ content: C
  ) {
    modifier.updateTransactionNode(downcast(node, to: Node.self))
    node.inInnerTransaction { updateNode(node.children[0], content, node.inputs) }
  }
}
