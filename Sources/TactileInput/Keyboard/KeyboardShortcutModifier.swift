@_spi(Engine) import TactileViewGraph

extension View {
  /// Activates the first enabled control in this view when a key is pressed (rule 1.3.32).
  ///
  /// ```swift
  /// Button("Save") { save() }.keyboardShortcut("s")
  /// ```
  ///
  /// The shortcut works wherever the focus is in the window, except while a presentation covers the control. If several
  /// controls have the same shortcut, the first one in the window is activated, and one in the window rather than an
  /// item of the app's commands. On a desktop, Control counts as Command.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that must be down; Command by default.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Activates the first enabled control in this view when a key is pressed.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Activates the first enabled control in this view when the shortcut is pressed.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Activates the first enabled control in this view when the shortcut is pressed, if there is
  /// one.
  ///
  /// With nil, controls in this view do not respond to an ancestor's shortcut.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.writableKeyboardShortcut, shortcut)
      .modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}

/// Listens for a keyboard shortcut.
package nonisolated struct KeyboardShortcutModifier: ViewModifier {
  package typealias Body = Never

  /// The location of the control that the shortcut activates.
  package enum Target {
    /// Inside the view: the first enabled control.
    case content
    /// Around the view, which is the content of an item in an alert or a dialog. Shortcuts set by
    /// the author take precedence, then those of a lower rank.
    case item(rank: Int)
  }

  package let shortcut: KeyboardShortcut?
  package var target = Target.content

  package init(shortcut: KeyboardShortcut?, target: Target = Target.content) {
    self.shortcut = shortcut
    self.target = target
  }

  var rank: Int { if case .item(let rank) = target { rank } else { 0 } }
}

extension KeyboardShortcutModifier: ElementModifier {
  @MainActor
  package func makeElement(_ inputs: ViewInputs) -> KeyboardShortcutNode {
    KeyboardShortcutNode(self, inputs: inputs)
  }
}

private enum IsInCommandsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether keyboard shortcuts are those of the app's commands.
  package var isInCommands: Bool {
    get { self[IsInCommandsKey.self] }
    set { self[IsInCommandsKey.self] = newValue }
  }
}

extension KeyboardShortcut {
  /// Whether a key event matches the shortcut.
  ///
  /// Caps Lock and the numeric keypad make no difference. A capital letter in the shortcut requires Shift; an event with a
  /// capital letter implies Shift unless Caps Lock is on. For a symbol, such as a plus sign, Shift makes no difference
  /// unless the shortcut wants it, because many keyboards need it to type the symbol.
  func matches(_ event: KeyEvent) -> Bool {
    var (wanted, held) = (modifiers, event.modifiers)
    if key != key.lowercased { wanted.insert(.shift) }
    if event.key != event.key.lowercased, !held.contains(.capsLock) { held.insert(.shift) }
    var ignored: EventModifiers = [.capsLock, .numericPad]
    let isSymbol = key.character.isPunctuation || key.character.isSymbol
    if isSymbol, !wanted.contains(.shift) { ignored.insert(.shift) }
    return key.lowercased == event.key.lowercased
      && wanted.subtracting(ignored) == held.subtracting(ignored)
  }
}
