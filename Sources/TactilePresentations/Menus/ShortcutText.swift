@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The keys of a shortcut beside the title of a menu item, such as “Ctrl+Shift+N”.
struct ShortcutText: View {
  let shortcut: KeyboardShortcut

  var body: some View {
    Text(verbatim: shortcut.title).foregroundStyle(.secondary).accessibilityHidden(true)
  }
}

extension KeyboardShortcut {
  /// The names of the keys as they are written on a PC's keyboard, where Control stands for Command.
  package var title: String {
    var modifiers = modifiers
    if key != key.lowercased { modifiers.insert(.shift) }
    let names: [(EventModifiers, String)] = [
      (.control, "Super"), (.command, "Ctrl"), (.option, "Alt"), (.shift, "Shift"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    return (held + [key.title]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  /// The name of the key on a PC's keyboard.
  fileprivate var title: String {
    if let title = Self.titles[self] { return title }
    // The function keys have the characters that AppKit gives them, from U+F704 on.
    if let code = character.unicodeScalars.first?.value, (0xF704...0xF71B).contains(code) {
      return "F\(code - 0xF703)"
    }
    return character.uppercased()
  }

  private static let titles: [KeyEquivalent: String] = [
    .return: "Enter", .escape: "Esc", .space: "Space", .tab: "Tab", .delete: "Backspace",
    .deleteForward: "Del", .clear: "Clear", .home: "Home", .end: "End", .pageUp: "Page Up",
    .pageDown: "Page Down", .leftArrow: "←", .rightArrow: "→", .upArrow: "↑", .downArrow: "↓",
  ]
}

private enum ShowsShortcutsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether menus show the keyboard shortcuts of their items.
  package var showsShortcuts: Bool {
    get { self[ShowsShortcutsKey.self] }
    set { self[ShowsShortcutsKey.self] = newValue }
  }
}
