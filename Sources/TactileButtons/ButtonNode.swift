@_spi(Engine) import TactileViewGraph

/// The node of a button, which shows the body of its style.
///
/// The innermost style on the stack applies. Its body receives the rest of the stack, so that
/// buttons inside use the next outer style (rules 2.1.1 and 2.1.2).
@MainActor
package final class ButtonNode<Label: View>: AnyButtonNode {
  package init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label, inputs: ViewInputs
  ) {
    let style = inputs.buttonStyles ?? .system
    super.init(
      LabeledButtonSource(
        action: style.action(action, role: role, at: inputs), label: label, inputs: inputs),
      role: role, inputs: inputs)
    if style.actsWithContainer { traits.insert(.actsWithContainer) }
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
    traits.insert(.isBare)
    return source.makeNode(bareInputs)
  }

  private var style: ButtonStyleEntry { inputs.buttonStyles ?? .system }

  private var bareInputs: ViewInputs { inputs.inside(source) }

  private var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(button: source, role: role)
  }

  package func update(
    role newRole: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label
  ) {
    source.action = style.action(action, role: newRole, at: inputs)
    if newRole != role {
      role = newRole
      setNeeds(.body)
    }
    downcast(source, to: LabeledButtonSource<Label>.self).set(label)
  }

  /// Called when the style's value or the role has changed.
  package override func updateBody() {
    tracking(.body) { style.follow() }
    if traits.contains(.isBare) {
      source.update(children[0], bareInputs)
    } else {
      style.update(children[0], configuration)
    }
  }
}
