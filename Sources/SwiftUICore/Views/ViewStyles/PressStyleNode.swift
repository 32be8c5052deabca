/// The node of a ``PressStyleView``: evaluates the style's body and shows it in the element that recognizes the press.
///
/// The body is under the animation of the press in each update in which the press has changed.
@MainActor
final class PressStyleNode<Style: ButtonStyle>: CompositeNode<PressStyleView<Style>> {
  /// The state of the press that the body shows.
  private var press = PressState.idle
  private var content = ContentAnimation()

  override func makeContent(_ body: Style.Body) -> ViewNode {
    let node = PressNode(source.pressModifier, inputs: inputs)
    node.adopt(makeSingle(body, in: VStackLayout(), inputs))
    return node
  }

  override func updateContent(_ body: Style.Body) {
    // The state of this update, as the body has read it, and not a later one.
    let new = trackingAgain(.body) { source.press }
    if new != press {
      press = new
      content.valueDidChange(in: graph)
    }
    inInnerTransaction {
      source.pressModifier.updateElement(downcast(children[0], to: PressNode.self))
      updateSingle(children[0].children[0], body, in: VStackLayout())
    }
  }

  override func innerTransaction() -> Transaction? {
    content.transaction(press.animation, in: graph)
  }
}

extension PressStyleView: BodySource {
  func evaluateBody() -> Style.Body {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(source: configuration.button.label),
        isPressed: press.isPressed))
  }

  static var describedType: Any.Type { Self.self }
}

extension PressStyleView {
  package nonisolated static var __isUnary: Bool { true }

  package static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    PressStyleNode(view, inputs: inputs)
  }

  package static func __updateNode(_ node: __ViewNode, _ view: Self) {
    PressStyleNode<Style>.update(node, view)
  }
}
