@_spi(Engine) import TactileViewGraph

/// A button with its label type-erased.
@MainActor
package class AnyButtonNode: ViewNode, Pressable {
  // The properties of one byte are first, where the superclass leaves room.
  final var role: ButtonRole?
  final var traits: Traits = []
  final let source: ButtonSource

  struct Traits: OptionSet {
    let rawValue: UInt8

    static let actsWithContainer = Traits(rawValue: 1)
    /// The button shows its plain label, because styles recurse endlessly.
    static let isBare = Traits(rawValue: 2)
  }

  package final var actsWithContainer: Bool { traits[.actsWithContainer] }

  init(_ source: ButtonSource, role: ButtonRole?, inputs: ViewInputs) {
    self.source = source
    self.role = role
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
  final func button(of source: ButtonSource) -> AnyButtonNode? {
    if let button = self as? AnyButtonNode, button.source === source { return button }
    for child in children {
      if let button = child.button(of: source) { return button }
    }
    return nil
  }
}
