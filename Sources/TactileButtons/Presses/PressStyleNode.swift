@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// The node of a ``PressStyleView``: keeps the state of the press, evaluates the style's body, and shows it in the element
/// that recognizes the press.
///
/// The body is under the animation of the press in each update in which the press has changed.
@MainActor
final class PressStyleNode<Source: PressStyleSource>: CompositeNode<Source>, PressDisplay {
  /// The state that was written last, that of the current update, and that of the body.
  private(set) var (latest, press, shown) = (PressState.idle, PressState.idle, PressState.idle)
  private var content = ContentAnimation()

  override var pressDisplay: (any PressDisplay)? { self }

  override func body(of source: Source) -> Source.EvaluatedBody {
    source.body(isPressed: press.isPressed)
  }

  override func makeContent(_ body: Source.EvaluatedBody) -> ViewNode {
    let node = PressNode(source.pressModifier, inputs: inputs)
    node.adopt(makeSingle(body, in: VStackLayout(), inputs))
    return node
  }

  override func updateContent(_ body: Source.EvaluatedBody) {
    if press != shown {
      shown = press
      content.valueDidChange(in: graph)
    }
    inInnerTransaction {
      source.pressModifier.updateElement(downcast(children[0], to: PressNode.self))
      updateSingle(children[0].children[0], body, in: VStackLayout())
    }
  }

  override func innerTransaction() -> Transaction? {
    content.transaction(shown.animation, in: graph)
  }

  func show(_ new: PressState) {
    latest = new
    graph.queue.append(transaction: Transaction.current) { [self] graph in
      guard new != press else { return }
      graph.note(
        .updates,
        .write(property: "press", view: name, from: press.description, to: new.description))
      press = new
      blame(.state(property: "press", view: name))
      setNeeds(.body)
    }
  }
}

/// A ``PressStyleView`` as its node knows it, because the runtime looks up the type of a generic view at each use.
@MainActor
protocol PressStyleSource: BodySource {
  /// The modifier whose element recognizes the press.
  var pressModifier: PressModifier { get }

  /// Evaluates the style's body for a state of the button.
  func body(isPressed: Bool) -> EvaluatedBody
}

extension PressStyleView: PressStyleSource {
  var pressModifier: PressModifier { PressModifier(button: configuration.button) }

  package func evaluateBody() -> Style.Body { body(isPressed: false) }

  func body(isPressed: Bool) -> Style.Body {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(source: configuration.button),
        isPressed: isPressed))
  }

  package static var describedType: Any.Type { Self.self }
}

extension PressStyleView {
  package nonisolated static var __isUnary: Bool { true }

  package static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    PressStyleNode(view, inputs: inputs)
  }

  package static func __updateNode(_ node: __ViewNode, _ view: Self) {
    PressStyleNode<Self>.update(node, view)
  }
}
