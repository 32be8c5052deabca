@_spi(Engine) import TactileViewGraph

/// A container that shows the view that a layout chooses, or none.
package nonisolated struct ChoosingView<L: ChoosingLayout, Content: View>: PrimitiveView {
  private let layout: L
  private let content: Content

  package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension ChoosingView {
  package static var __isUnary: Bool { true }

  @MainActor
  package static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = ChoosingNode(view.layout, inputs: inputs)
    node.adopt(TactileViewGraph.makeNode(view.content, inputs))
    return node
  }

  @MainActor
  package static func __updateNode(_ node: __ViewNode, _ view: Self) {
    ChoosingNode<L>.update(node, view.layout)
    TactileViewGraph.updateNode(node.children[0], view.content, node.inputs)
  }
}
