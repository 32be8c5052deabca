// Creation of nodes for views, and updates of nodes with new values of their views.
//
// Both functions are called between a parent and the view's own `__makeNode` and `__updateNode`,
// because a view that is one element has to be wrapped by the modifiers of the enclosing list.

/// Creates the node of a view, inside the modifiers that apply to elements or slots of the list.
@MainActor
package func makeNode<V: View>(_ view: V, _ inputs: ViewInputs) -> ViewNode {
  let graph = inputs.graph
  graph.nesting.enter()
  defer { graph.nesting.leave() }
  guard inputs.isInList else { return V.__makeNode(view, inputs) }
  if V.__isUnary {
    var node = V.__makeNode(view, inputs.withoutWrappers)
    for wrapper in inputs.wrappers.reversed() { node = wrapper.wrap(node) }
    return node
  }
  guard inputs.wrappers.contains(where: \.wrapsSlots), V.self is any SlotView.Type else {
    return V.__makeNode(view, inputs)
  }
  var node = V.__makeNode(
    view, inputs.with(wrappers: inputs.wrappers.filter { !$0.wrapsSlots }))
  for wrapper in inputs.wrappers.reversed() where wrapper.wrapsSlots { node = wrapper.wrap(node) }
  return node
}

/// Passes a new value of the view to its node.
@MainActor
package func updateNode<V: View>(_ node: ViewNode, _ view: V, _ inputs: ViewInputs) {
  let graph = inputs.graph
  graph.nesting.enter()
  defer { graph.nesting.leave() }
  guard !inputs.wrappers.isEmpty else { return V.__updateNode(node, view) }
  guard V.__isUnary || V.self is any SlotView.Type else { return V.__updateNode(node, view) }
  var inner = node
  for wrapper in inputs.wrappers where V.__isUnary || wrapper.wrapsSlots { inner = inner.wrapped }
  V.__updateNode(inner, view)
}
