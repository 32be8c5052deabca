@_spi(Engine) import TactileViewGraph

/// The element of `keyboardShortcut`.
@MainActor
package final class KeyboardShortcutNode: PassThroughNode, ValueNode {
  private(set) var modifier: KeyboardShortcutModifier

  init(_ modifier: KeyboardShortcutModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    graph.keys.add(self)
  }

  package override var name: String { "keyboardShortcut" }

  package func update(_ newModifier: KeyboardShortcutModifier) { modifier = newModifier }

  /// The rank of the shortcut among those for the same key, lowest first: commands come after the window's content
  /// (rule 1.3.32).
  var rank: Int {
    EnvironmentValues(scope: inputs.environment).isInCommands ? .max : modifier.rank
  }

  /// Returns the button that a key event triggers; nil if the event does not match the shortcut.
  func button(for event: KeyEvent) -> (any Pressable)? {
    guard modifier.shortcut?.matches(event) == true, isStaying else { return nil }
    switch modifier.target {
    case .content: return firstButton
    case .item: return enclosingButton
    }
  }

  private var enclosingButton: (any Pressable)? {
    var node = parent
    while let current = node {
      if let button = current.asPressable { return button.isEnabledHere ? button : nil }
      node = current.parent
    }
    return nil
  }

  package override func didRemove() { graph.keys.remove(self) }
}

extension ViewNode {
  /// The first visible, enabled button in the subtree.
  ///
  /// Buttons below a keyboard shortcut of their own are not considered.
  fileprivate final var firstButton: (any Pressable)? {
    if let button = asPressable, button.isEnabledHere { return button }
    for child in visibleChildren where !(child is KeyboardShortcutNode) && !child.isInvisible {
      if let found = child.firstButton { return found }
    }
    return nil
  }
}
