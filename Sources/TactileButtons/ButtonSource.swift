@_spi(Engine) import TactileViewGraph

/// The button that a style configuration refers to, with its latest action.
package class ButtonSource: LabelScope {
  final var action: @MainActor () -> Void
  private let services: HostServices

  init(action: @escaping @MainActor () -> Void, isUnary: Bool, inputs: ViewInputs) {
    self.action = action
    services = inputs.graph.services
    super.init(isUnary: isUnary, inputs: inputs)
  }

  /// Runs the action of the button.
  final func trigger() {
    let graph = services.graph
    graph?.note(
      .updates,
      .action("action", view: graph?.root.button(of: self)?.tracedName ?? "a button that has gone"))
    action()
  }
}

/// A button with its latest label.
package final class LabeledButtonSource<Label: View>: ButtonSource {
  // `@exclusivity(unchecked)`: see `ViewNode`.
  @exclusivity(unchecked) private var label: Label
  private var readers = Readers()

  package init(action: @escaping @MainActor () -> Void, label: Label, inputs: ViewInputs) {
    self.label = label
    super.init(action: action, isUnary: Label.__isUnary, inputs: inputs)
  }

  /// Sets the label and marks the aliases, unless the new label is equal to the old one.
  func set(_ newLabel: Label) {
    guard !ValueComparison.areEqual(label, newLabel) else { return }
    label = newLabel
    readers.viewDidChange(Label.self)
  }

  package override func makeNode(_ inputs: ViewInputs) -> ViewNode {
    TactileViewGraph.makeNode(label, inputs)
  }

  package override func update(_ node: ViewNode, _ inputs: ViewInputs) {
    updateNode(node, label, inputs)
  }

  package override func follow() { readers.track() }
}
