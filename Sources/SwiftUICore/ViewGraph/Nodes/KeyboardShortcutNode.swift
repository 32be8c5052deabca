/// The element of `keyboardShortcut`.
@MainActor
final class KeyboardShortcutNode: PassThroughNode {
  var shortcut: KeyboardShortcut?

  init(_ modifier: KeyboardShortcutModifier, inputs: ViewInputs) {
    shortcut = modifier.shortcut
    super.init(inputs: inputs)
    graph.keys.add(self)
  }

  override var name: String { "keyboardShortcut" }

  override func didRemove() { graph.keys.remove(self) }
}
