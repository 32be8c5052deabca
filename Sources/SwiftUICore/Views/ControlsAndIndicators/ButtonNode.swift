/// The node of a button, which shows the body of its style.
///
/// The innermost style on the stack applies. Its body receives the rest of the stack, so that
/// buttons inside use the next outer style (rules 2.1.1 and 2.1.2).
@MainActor
final class ButtonNode<Label: View>: AnyButtonNode, ValueNode {
  private var role: ButtonRole?
  private var isBare = false

  init(_ button: Button<Label>, inputs: ViewInputs) {
    let style = inputs.buttonStyles ?? .system
    role = button.role
    super.init(
      ButtonSource(
        action: style.action(button.action, at: inputs), label: AliasSource(button.label),
        inputs: inputs),
      inputs: inputs)
    actsWithContainer = style.actsWithContainer
    tracking(.body) { style.follow() }
    adopt(makeStyleBody())
  }

  /// The maximum nesting depth of buttons, which exceeds any practical use and fits in the stack.
  private static var deepest: Int { 50 }

  /// Creates the style's body, or the bare label if styles recurse endlessly.
  private func makeStyleBody() -> ViewNode {
    guard source.depth > Self.deepest else {
      return style.makeNode(configuration, inputs.inside(source))
    }
    RuntimeWarning.issue(
      "\(style.name) applies itself to its own button, without end; the button shows its plain "
        + "label. Return configuration.label, or a Button without this style.")
    isBare = true
    return label.makeNode(bareInputs)
  }

  private var style: ButtonStyleEntry { inputs.buttonStyles ?? .system }

  private var label: AliasSource<Label> { downcast(source.label, to: AliasSource<Label>.self) }

  private var bareInputs: ViewInputs { inputs.inside(source) }

  private var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(button: source, role: role)
  }

  func update(_ button: Button<Label>) {
    source.action = style.action(button.action, at: inputs)
    if button.role != role {
      role = button.role
      setNeeds(.body)
    }
    label.set(button.label)
  }

  /// Called when the style's value or the role has changed.
  override func updateBody() {
    tracking(.body) { style.follow() }
    if isBare {
      label.update(children[0], bareInputs)
    } else {
      style.update(children[0], configuration)
    }
  }
}
