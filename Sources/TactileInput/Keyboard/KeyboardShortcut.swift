@_spi(Engine) import TactileViewGraph

/// A key and modifiers that activate a control from anywhere in the window.
///
/// Set a shortcut of a button or a toggle, as in `Button("Save") { save() }.keyboardShortcut("s")`. The modifier is
/// ``EventModifiers/command`` unless you pass others, which is the Control key on a desktop; a capital letter adds
/// Shift. Give the main button of a dialog ``defaultAction``, and the one that closes it ``cancelAction``. If several
/// controls have the same shortcut, the first one in the window is activated; a control that is disabled or covered by
/// a presentation isn't. Mirrors SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether another keyboard layout may move the shortcut to another key.
  ///
  /// All values do the same: hosts report the character that a key types, so a shortcut stays with its character. Pass
  /// one to `keyboardShortcut(_:modifiers:localization:)`. Mirrors SwiftUI's `KeyboardShortcut.Localization`.
  public struct Localization: Hashable, Sendable {
    private let number: Int
    /// The shortcut may move and be mirrored in right-to-left layouts; the default.
    public static let automatic = Localization(number: 0)
    /// The shortcut may move, but isn't mirrored.
    public static let withoutMirroring = Localization(number: 1)
    /// The shortcut never moves.
    public static let custom = Localization(number: 2)
  }

  /// The key that activates the control.
  public var key: KeyEquivalent
  /// The modifier keys that must be held down.
  public var modifiers: EventModifiers
  /// Whether another keyboard layout may move the shortcut.
  public var localization: Localization

  /// Return, the shortcut of the default button, whose label is bold in most styles.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, the shortcut of the button that cancels or dismisses.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a keyboard shortcut from a key and modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a keyboard shortcut from a key, modifiers and a localization.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keyboard shortcut that is set on or around the view, for styles that show it; nil if there is none.
  public var keyboardShortcut: KeyboardShortcut? { self[KeyboardShortcutKey.self] }

  package var writableKeyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
