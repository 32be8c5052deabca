/// The button that a style configuration refers to, with its latest action and label.
@MainActor
package class ButtonSource {
  final var action: @MainActor () -> Void
  final let label: AnyAliasSource
  /// The number of buttons that are nested through their labels, including this one.
  final let depth: Int
  private let outer: ButtonSource?
  private let services: HostServices

  package init(
    action: @escaping @MainActor () -> Void, label: AnyAliasSource, inputs: ViewInputs
  ) {
    self.action = action
    self.label = label
    outer = inputs.button
    depth = (outer?.depth ?? 0) + 1
    services = inputs.graph.services
  }

  /// Whether a label is that of this button or of one that encloses it, inside of whose style it may be shown.
  final func isOrIsInside(buttonOf label: AnyAliasSource) -> Bool {
    self.label === label || outer?.isOrIsInside(buttonOf: label) == true
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

/// A button with its label type-erased, which clients such as test drivers find.
@MainActor
package class AnyButtonNode: ViewNode {
  final let source: ButtonSource
  /// Whether the list row runs the action for the button (rule 2.4.52).
  package internal(set) final var actsWithContainer = false

  init(_ source: ButtonSource, inputs: ViewInputs) {
    self.source = source
    super.init(inputs: inputs)
  }

  package override final var name: String { "Button" }
  package override final var asButton: AnyButtonNode? { self }
  package override final var ownAccessibilityElements: [AccessibilityElement] { [buttonElement] }

  /// Runs the action, as the styles do.
  package final func trigger() { source.trigger() }
}

extension AnyButtonNode {
  /// One element that combines the content; inner buttons remain elements inside it.
  package final var buttonElement: AccessibilityElement {
    let inner = innerAccessibilityElements
    var element = AccessibilityElement.combined(inner, node: self)
    element.traits.formUnion(.isButton)
    element.traits.subtract([.isStaticText, .isImage])
    element.children = inner.flatMap(\.flattened).filter {
      $0.traits.contains(.isButton) && $0.label != element.label
    }
    element.actions = inner.filter { !$0.traits.contains(.isButton) }.flatMap(\.actions)
    element.actions.append((.default, { [weak self] in self?.trigger() }))
    return element
  }

  /// The name of the button with its label.
  final var titledName: String {
    let title = isRemoved ? "" : accessibilityElements.first?.label ?? ""
    return title.isEmpty ? name : "\(name) “\(title)”"
  }
}

extension ViewNode {
  /// Searches the subtree for the button that a source belongs to; for traces only.
  fileprivate final func button(of source: ButtonSource) -> AnyButtonNode? {
    if let button = asButton, button.source === source { return button }
    for child in children {
      if let button = child.button(of: source) { return button }
    }
    return nil
  }
}
