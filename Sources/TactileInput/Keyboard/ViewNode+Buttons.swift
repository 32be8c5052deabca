@_spi(Engine) import TactileViewGraph

extension ViewNode {
  /// Whether controls at this node are enabled.
  package final var isEnabledHere: Bool { EnvironmentValues(scope: inputs.environment).isEnabled }

  /// The first visible, enabled button in the subtree, with or without a shortcut.
  final var focusedButton: (any Pressable)? {
    if let button = asPressable, button.isEnabledHere { return button }
    for child in visibleChildren where !child.isInvisible {
      if let found = child.focusedButton { return found }
    }
    return nil
  }
}
