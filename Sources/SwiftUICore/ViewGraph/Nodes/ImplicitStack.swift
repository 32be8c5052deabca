/// Makes exactly one element of a view, where one is needed: the view's own, or a container of the
/// several that it is.
///
/// Mirrors the stack that SwiftUI puts around a style's body and the pile behind a background
/// (rules 2.1.19 and 6.1.13): a view that is one element anyway goes without.
@MainActor
func makeSingle<V: View, L: ElementLayout>(
  _ view: V, in layout: L, _ inputs: ViewInputs
) -> ViewNode {
  if V.__isUnary(view, inputs) { return V.__makeNode(view, inputs) }
  let stack = ImplicitStackNode(layout, inputs: inputs)
  stack.adopt(makeNode(view, inputs))
  return stack
}

/// Hands new values to a node that `makeSingle` made.
@MainActor
func updateSingle<V: View, L: ElementLayout>(_ node: ViewNode, _ view: V, in layout: L) {
  guard type(of: node) == ImplicitStackNode<L>.self else { return V.__updateNode(node, view) }
  unsafeDowncast(node, to: ImplicitStackNode<L>.self).update(layout)
  updateNode(node.children[0], view, node.inputs)
}

/// A container that nobody wrote; its type tells it from the author's own.
final class ImplicitStackNode<L: ElementLayout>: LayoutNode<L> {}

/// Views that are a vertical stack where they are several.
struct ImplicitStack<Content: View>: PrimitiveView {
  @ViewBuilder let content: Content
}

extension ImplicitStack {
  nonisolated static var __isUnary: Bool { true }

  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    makeSingle(view.content, in: VStackLayout(), inputs)
  }

  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    updateSingle(node, view.content, in: VStackLayout())
  }
}
