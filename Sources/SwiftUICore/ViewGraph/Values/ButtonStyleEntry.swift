/// An entry of the stack of button styles that is passed down the tree (rule 2.1.1).
@MainActor
package class ButtonStyleEntry {
  /// The next outer entry; nil for the outermost one.
  final let outer: ButtonStyleEntry?
  /// Whether buttons below use this style even if they are given another one (rule 2.1.14).
  final let isFinal: Bool

  init(outer: ButtonStyleEntry?, isFinal: Bool = false) {
    self.outer = outer
    self.isFinal = isFinal
  }

  /// Whether a press anywhere in the button's list row runs its action (rule 2.4.52).
  var actsWithRow: Bool { false }

  /// The name of the style's type, for warnings.
  var name: String { "A style" }

  /// Makes the computation being evaluated depend on the style's value.
  func follow() { preconditionFailure("subclasses hold the style") }

  /// Returns the action of a button in the style, based on the app's action.
  func action(
    _ action: @escaping @MainActor () -> Void, at inputs: ViewInputs
  ) -> @MainActor () -> Void {
    action
  }

  /// Creates the node of the drawn button.
  func makeNode(
    _ configuration: PrimitiveButtonStyleConfiguration, _ inputs: ViewInputs
  ) -> ViewNode {
    preconditionFailure("subclasses hold the style")
  }

  /// Passes a configuration and the style's latest value to the node.
  func update(_ node: ViewNode, _ configuration: PrimitiveButtonStyleConfiguration) {
    preconditionFailure("subclasses hold the style")
  }
}

/// A style of a known type, as set by its modifier.
@MainActor
final class StyleEntry<Modifier: StyleModifier>: ButtonStyleEntry {
  private let modifier: Cell<Modifier>

  init(_ modifier: Modifier, outer: ButtonStyleEntry?) {
    self.modifier = Cell(modifier)
    super.init(outer: outer, isFinal: Self.containerStyle?.isFinal == true)
  }

  func set(_ newModifier: Modifier) { modifier.write(newModifier) }

  override var name: String { "\(Modifier.Style.self)" }

  /// The style's type, where a container gives the style.
  private static var containerStyle: (any ContainerButtonStyle.Type)? {
    Modifier.Style.self as? any ContainerButtonStyle.Type
  }

  override var actsWithRow: Bool { Self.containerStyle?.actsWithRow == true }

  override func follow() { modifier.track() }

  override func action(
    _ action: @escaping @MainActor () -> Void, at inputs: ViewInputs
  ) -> @MainActor () -> Void {
    guard isFinal, let style = modifier.value.style as? any ContainerButtonStyle else {
      return action
    }
    return {
      style.willTrigger(at: EnvironmentValues(scope: inputs.environment))
      action()
    }
  }

  private func view(
    _ configuration: PrimitiveButtonStyleConfiguration
  ) -> Modifier.StyleBody {
    Modifier.styleBody(StyleBox(style: modifier.value.style), configuration)
  }

  override func makeNode(
    _ configuration: PrimitiveButtonStyleConfiguration, _ inputs: ViewInputs
  ) -> ViewNode {
    Modifier.StyleBody.__makeNode(view(configuration), inputs)
  }

  override func update(_ node: ViewNode, _ configuration: PrimitiveButtonStyleConfiguration) {
    Modifier.StyleBody.__updateNode(node, view(configuration))
  }
}
