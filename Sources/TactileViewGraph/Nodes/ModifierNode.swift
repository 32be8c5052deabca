/// A custom modifier, whose body is evaluated like a view's, with an alias for the content.
@MainActor
final class ModifierNode<Modifier: ViewModifier, Content: View>: ViewNode, ModifiedNode {
  private let source: AliasSource<Content>

  init(_ modifier: Modifier, content: Content, inputs: ViewInputs) {
    source = AliasSource(content)
    super.init(inputs: inputs)
    let body = ModifierSource(modifier: modifier, source: source)
    adopt(CompositeNode(body, inputs: inputs))
  }

  override var name: String { "modifier \(Modifier.self)" }

  func update(_ modifier: Modifier, content: Content) {
    CompositeNode.update(children[0], ModifierSource(modifier: modifier, source: source))
    source.set(content)
  }
}

/// The body source of a modifier.
struct ModifierSource<Modifier: ViewModifier>: BodySource {
  let modifier: Modifier
  let source: AnyAliasSource

  func evaluateBody() -> Modifier.Body {
    modifier.body(content: _ViewModifier_Content(source: source))
  }

  static var describedType: Any.Type { Modifier.self }
}
