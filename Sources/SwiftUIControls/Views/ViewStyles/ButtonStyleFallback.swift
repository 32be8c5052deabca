@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A view that sets a style for its buttons unless an outer view sets one.
struct ButtonStyleFallback<Style: PrimitiveButtonStyle, Content: View>: PrimitiveView {
  let style: Style
  @ViewBuilder let content: Content
}

extension ButtonStyleFallback {
  nonisolated static var __isUnary: Bool { Content.__isUnary }

  private var modifier: PrimitiveButtonStyleModifier<Style> {
    PrimitiveButtonStyleModifier(style: style)
  }

  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    inputs.buttonStyles == nil
      ? StyleNode(view.modifier, content: view.content, inputs: inputs)
      : SwiftUICore.makeNode(view.content, inputs)
  }

  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    if let node = node as? StyleNode<PrimitiveButtonStyleModifier<Style>, Content> {
      node.update(view.modifier, content: view.content)
    } else {
      SwiftUICore.updateNode(node, view.content, node.inputs)
    }
  }
}
