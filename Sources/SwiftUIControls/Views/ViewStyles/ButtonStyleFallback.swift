@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A view that sets a style for its buttons unless an outer view sets one.
struct ButtonStyleFallback<Modifier: ButtonStyleSource, Content: View>: PrimitiveView {
  let modifier: Modifier
  let content: Content

  init(_ modifier: Modifier, @ViewBuilder content: () -> Content) {
    self.modifier = modifier
    self.content = content()
  }

  init<Style: PrimitiveButtonStyle>(style: Style, @ViewBuilder content: () -> Content)
  where Modifier == PrimitiveButtonStyleModifier<Style> {
    self.init(PrimitiveButtonStyleModifier(style: style), content: content)
  }
}

extension ButtonStyleFallback {
  nonisolated static var __isUnary: Bool { Content.__isUnary }

  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    inputs.pressStyles == nil
      ? StyleNode(view.modifier, content: view.content, inputs: inputs)
      : SwiftUICore.makeNode(view.content, inputs)
  }

  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    if let node = node as? StyleNode<Modifier, Content> {
      node.update(view.modifier, content: view.content)
    } else {
      SwiftUICore.updateNode(node, view.content, node.inputs)
    }
  }
}
