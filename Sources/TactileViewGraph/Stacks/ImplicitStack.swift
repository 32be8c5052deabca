/// Creates exactly one element for a view: its own, or a container of its several elements.
///
/// It mirrors the implicit stack around a style's body and the implicit z-stack of a background
/// (rules 2.1.19 and 6.1.13). A view that is always one element gets no container.
@MainActor
package func makeSingle<V: View, L: ElementLayout>(
  _ view: V, in layout: L, _ inputs: ViewInputs
) -> ViewNode {
  if V.__isUnary(view, inputs) { return V.__makeNode(view, inputs) }
  let stack = ImplicitStackNode(layout, inputs: inputs)
  stack.adopt(makeNode(view, inputs))
  return stack
}

/// Passes new values to a node that `makeSingle` created.
@MainActor
package func updateSingle<V: View, L: ElementLayout>(_ node: ViewNode, _ view: V, in layout: L) {
  // Few nodes are stacks of any kind, and to look up the class of this kind is slow.
  guard node.asElement?.isImplicitStack == true, type(of: node) == ImplicitStackNode<L>.self else {
    return V.__updateNode(node, view)
  }
  ImplicitStackNode<L>.update(node, layout)
  updateNode(node.children[0], view, node.inputs)
}

/// An implicit container; its type distinguishes it from the containers in the app's code.
///
/// A container of a single element stands for that element: its layout values, tag and transition
/// are those of the element.
package final class ImplicitStackNode<L: ElementLayout>: LayoutNode<L> {
  package override var isImplicitStack: Bool { true }
  package override var modified: ElementNode? { elements.count == 1 ? elements.first : nil }
}

/// A view builder's views, stacked vertically if there are several.
package struct ImplicitStack<Content: View>: PrimitiveView {
  @ViewBuilder let content: Content

  package init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ImplicitStack {
  package nonisolated static var __isUnary: Bool { true }

  package static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    makeSingle(view.content, in: VStackLayout(), inputs)
  }

  package static func __updateNode(_ node: __ViewNode, _ view: Self) {
    updateSingle(node, view.content, in: VStackLayout())
  }
}
