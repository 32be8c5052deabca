@_spi(Engine) import TactileViewGraph

/// A view that sets a style for its buttons unless an outer view sets one.
package struct ButtonStyleFallback<Modifier: ButtonStyleSource, Content: View>: PrimitiveView {
  let modifier: Modifier
  let content: Content

  package init(_ modifier: Modifier, @ViewBuilder content: () -> Content) {
    self.modifier = modifier
    self.content = content()
  }

  package init<Style: PrimitiveButtonStyle>(style: Style, @ViewBuilder content: () -> Content)
  where Modifier == PrimitiveButtonStyleModifier<Style> {
    self.init(PrimitiveButtonStyleModifier(style: style), content: content)
  }
}

extension ButtonStyleFallback {
  package nonisolated static var __isUnary: Bool { Content.__isUnary }

  package static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    inputs.pressStyles == nil
      ? StyleNode(view.modifier, content: view.content, inputs: inputs)
      : TactileViewGraph.makeNode(view.content, inputs)
  }

  package static func __updateNode(_ node: __ViewNode, _ view: Self) {
    if let node = node as? StyleNode<Modifier, Content> {
      node.update(view.modifier, content: view.content)
    } else {
      TactileViewGraph.updateNode(node, view.content, node.inputs)
    }
  }
}
