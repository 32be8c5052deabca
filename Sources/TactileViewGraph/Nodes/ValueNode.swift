/// A node that is made from a value, such as a primitive view or a modifier, and updated with later
/// values of the same type.
@MainActor
package protocol ValueNode<Value>: ViewNode {
  associatedtype Value

  /// Passes a new value to the node.
  func update(_ value: Value)
}

extension ValueNode {
  /// Passes a new value to a node that an earlier value created.
  ///
  /// The view that creates a node is also the one that updates it, so the class is known.
  @inline(__always)
  package static func update(_ node: ViewNode, _ value: Value) {
    downcast(node, to: Self.self).update(value)
  }
}

/// A node of a modifier and its content, updated with later values of both.
@MainActor
package protocol ModifiedNode: ViewNode {
  associatedtype Modifier
  associatedtype Content

  /// Passes new values to the node.
  func update(_ modifier: Modifier, content: Content)
}

extension ModifiedNode {
  /// Passes new values to a node that earlier values created.
  @inline(__always)
  package static func update(_ node: ViewNode, _ modifier: Modifier, content: Content) {
    downcast(node, to: Self.self).update(modifier, content: content)
  }
}
