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
  if let gathering = inputs.gathering { return gathering.makeNode(view, inputs) }
  if V.__isUnary {
    let node = V.__makeNode(view, inputs.withoutWrappers)
    return inputs.wrappers?.wrap(node, asSlot: false) ?? node
  }
  guard let wrappers = inputs.wrappers, wrappers.wrapsSlots, V.self is any SlotView.Type else {
    return V.__makeNode(view, inputs)
  }
  let node = V.__makeNode(view, inputs.with(wrappers: wrappers.withoutSlots))
  return wrappers.wrap(node, asSlot: true)
}

/// Creates the node of a view in a sequence that never changes, such as the views of a view builder or the parts of a
/// section.
///
/// A lazy container creates a single view of such a sequence when it is visible.
@MainActor
package func makeSequenceNode<V: View>(_ view: V, _ inputs: ViewInputs) -> ViewNode {
  inputs.makesViewsLazily && V.__isUnary
    ? LazyViewNode(view, inputs: inputs) : makeNode(view, inputs)
}

/// Passes a new value of the view to the node that `makeSequenceNode` created.
@MainActor
package func updateSequenceNode<V: View>(_ node: ViewNode, _ view: V, _ inputs: ViewInputs) {
  if inputs.makesViewsLazily && V.__isUnary {
    LazyViewNode<V>.update(node, view)
  } else {
    updateNode(node, view, inputs)
  }
}

/// Passes a new value of the view to its node.
@MainActor
package func updateNode<V: View>(_ node: ViewNode, _ view: V, _ inputs: ViewInputs) {
  let graph = inputs.graph
  graph.nesting.enter()
  defer { graph.nesting.leave() }
  guard inputs.isInList else { return V.__updateNode(node, view) }
  if let gathering = inputs.gathering { return gathering.updateNode(node, view) }
  guard let wrappers = inputs.wrappers, V.__isUnary || V.self is any SlotView.Type else {
    return V.__updateNode(node, view)
  }
  V.__updateNode(wrappers.unwrap(node, asSlot: !V.__isUnary), view)
}
