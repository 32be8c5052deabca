/// A node that is made from a value, such as a primitive view or a modifier, and updated with later
/// values of the same type.
@MainActor
package protocol ValueNode<Value>: ViewNode {
  associatedtype Value

  /// Passes a new value to the node.
  func update(_ value: Value)
}

/// A primitive view with a node of one class.
@MainActor
package protocol NodeView: PrimitiveView {
  associatedtype Node: ViewNode

  /// Creates the node of a view.
  static func makeNode(_ view: Self, _ inputs: ViewInputs) -> Node

  /// Passes a new value of the view to its node.
  static func update(_ node: Node, _ view: Self)
}

extension NodeView where Node: ValueNode, Node.Value == Self {
  package static func update(_ node: Node, _ view: Self) { node.update(view) }
}

extension NodeView {
  /// Creates the node of a view.
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    makeNode(view, inputs)
  }

  /// Updates the node of a view with a new value.
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    update(downcast(node, to: Node.self), view)
  }
}
