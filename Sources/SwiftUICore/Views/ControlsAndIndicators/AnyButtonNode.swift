/// The button that a style configuration refers to, with its latest action and label.
@MainActor
package final class ButtonSource: LabelScope {
  var action: @MainActor () -> Void
  private let services: HostServices

  package init(
    action: @escaping @MainActor () -> Void, label: AnyAliasSource, inputs: ViewInputs
  ) {
    self.action = action
    services = inputs.graph.services
    super.init(label: label, inputs: inputs)
  }

  /// Runs the action of the button.
  func trigger() {
    let graph = services.graph
    graph?.note(
      .updates,
      .action("action", view: graph?.root.button(of: self)?.tracedName ?? "a button that has gone"))
    action()
  }
}

/// A button with its label type-erased.
@MainActor
package class AnyButtonNode: ViewNode, Pressable {
  final let source: ButtonSource
  package internal(set) final var actsWithContainer = false

  init(_ source: ButtonSource, inputs: ViewInputs) {
    self.source = source
    super.init(inputs: inputs)
  }

  package override final var name: String { "Button" }
  package override final var asPressable: (any Pressable)? { self }
  package override final var ownAccessibilityElements: [AccessibilityElement] { [buttonElement] }

  /// Runs the action, as the styles do.
  package final func trigger() { source.trigger() }

  /// One element that combines the content; inner buttons remain elements inside it.
  private var buttonElement: AccessibilityElement {
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
}

extension ViewNode {
  /// Searches the subtree for the button that a source belongs to; for traces only.
  fileprivate final func button(of source: ButtonSource) -> AnyButtonNode? {
    if let button = self as? AnyButtonNode, button.source === source { return button }
    for child in children {
      if let button = child.button(of: source) { return button }
    }
    return nil
  }
}
