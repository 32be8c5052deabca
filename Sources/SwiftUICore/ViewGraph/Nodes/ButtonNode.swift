/// What styles refer to as the button: its newest action and label, for as long as it exists.
@MainActor
class ButtonSource {
  @exclusivity(unchecked) fileprivate(set) final var action: @MainActor () -> Void
  final let label: AnyAliasSource

  init(action: @escaping @MainActor () -> Void, label: AnyAliasSource) {
    self.action = action
    self.label = label
  }

  /// Runs the action.
  final func trigger() {
    let graph = ViewGraph.active
    graph?.note(
      .updates,
      .action("action", view: graph?.root.button(of: self)?.tracedName ?? "a button that has gone"))
    action()
  }
}

/// A button's place in the tree: finds the style and shows its body.
///
/// The style is the closest on the stack; its body gets the rest of the stack, so that buttons
/// inside take the next outer style (rules 2.1.1 and 2.1.2).
@MainActor
final class ButtonNode<Label: View>: AnyButtonNode {
  private let label: AliasSource<Label>
  private let style: ButtonStyleEntry
  @exclusivity(unchecked) private var role: ButtonRole?
  @exclusivity(unchecked) private var isBare = false

  init(_ button: Button<Label>, inputs: ViewInputs) {
    label = AliasSource(button.label)
    style = inputs.buttonStyles ?? .system
    role = button.role
    super.init(
      ButtonSource(action: style.action(button.action, at: inputs), label: label), inputs: inputs)
    actsWithRow = style.actsWithRow
    tracking(.body) { style.follow() }
    adopt(makeStyleBody())
  }

  /// More buttons than anybody nests, fewer than the stack has room for.
  private static var deepest: Int { 50 }

  /// The style's body, or the bare label where styles draw one another without end.
  private func makeStyleBody() -> ViewNode {
    guard (inputs.labels?.depth ?? 0) >= Self.deepest else {
      return style.makeNode(configuration, inputs.inside(button: label))
    }
    RuntimeWarning.issue(
      "\(style.name) draws its button in its own style, without end; the button shows its bare "
        + "label. Return configuration.label, or a Button without this style.")
    isBare = true
    return label.makeNode(bareInputs)
  }

  private var bareInputs: ViewInputs { inputs.inside(button: label) }

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

  /// The style's value or the role has changed.
  override func updateBody() {
    tracking(.body) { style.follow() }
    if isBare {
      label.update(children[0], bareInputs)
    } else {
      style.update(children[0], configuration)
    }
  }
}

/// A button with its label's type forgotten: what drivers and, later, other clients find.
@MainActor
class AnyButtonNode: ViewNode {
  final let source: ButtonSource
  /// Whether the row of the list acts for the button (rule 2.4.52).
  @exclusivity(unchecked) fileprivate(set) final var actsWithRow = false

  init(_ source: ButtonSource, inputs: ViewInputs) {
    self.source = source
    super.init(inputs: inputs)
  }

  override final var name: String { "Button" }
  override final var asButton: AnyButtonNode? { self }
  override final var ownAccessibilityElements: [AccessibilityElement] { [buttonElement] }

  /// Runs the action, as the styles would.
  final func trigger() { source.trigger() }
}

extension ViewNode {
  /// The button in this subtree that a source belongs to, found by a walk: for traces only.
  fileprivate final func button(of source: ButtonSource) -> AnyButtonNode? {
    if let button = asButton, button.source === source { return button }
    for child in children {
      if let button = child.button(of: source) { return button }
    }
    return nil
  }
}
