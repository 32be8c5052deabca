/// A key, with others held down, that uses a control from anywhere in the window.
///
/// Mirrors SwiftUI's `KeyboardShortcut` (rule 1.3.31).
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether another keyboard layout may move the shortcut to another key.
  ///
  /// Hosts say which character a key types; here a shortcut stays with its character.
  public struct Localization: Hashable, Sendable {
    private let number: Int
    /// As the system sees fit.
    public static let automatic = Localization(number: 0)
    /// Moved, but not mirrored from right to left.
    public static let withoutMirroring = Localization(number: 1)
    /// Never moved.
    public static let custom = Localization(number: 2)
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down.
  public var modifiers: EventModifiers
  /// Whether another keyboard layout may move it.
  public var localization: Localization

  /// Return: the button that matters most.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the button that leaves.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Makes a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Whether a key that goes down is the shortcut.
  ///
  /// Caps lock and the numeric pad make no difference; a capital letter asks for shift, and is typed with
  /// shift where caps lock is off.
  func matches(_ event: KeyEvent) -> Bool {
    var (wanted, held) = (modifiers, event.modifiers)
    if key != key.lowercased { wanted.insert(.shift) }
    if event.key != event.key.lowercased, !held.contains(.capsLock) { held.insert(.shift) }
    let ignored: EventModifiers = [.capsLock, .numericPad]
    return key.lowercased == event.key.lowercased
      && wanted.subtracting(ignored) == held.subtracting(ignored)
  }
}

enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the control that is drawn here.
  public var keyboardShortcut: KeyboardShortcut? { self[KeyboardShortcutKey.self] }

  var writableKeyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Uses the first control in this view that is enabled when a key goes down (rule 1.3.32).
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Uses the first control in this view that is enabled when a key goes down.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Uses the first control in this view that is enabled when the shortcut's key goes down.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Uses the first control in this view that is enabled when the shortcut's key goes down; with
  /// nil, controls in this view do not follow a shortcut from further out.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.writableKeyboardShortcut, shortcut)
      .modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}

/// Listens for a key.
nonisolated struct KeyboardShortcutModifier: ViewModifier {
  typealias Body = Never

  /// Where the control is that the shortcut uses.
  enum Scope {
    /// In the view: the first control that is enabled.
    case content
    /// Around the view, which is what an item of an alert or a dialog draws. Shortcuts of an author come
    /// before it, then those of a lower rank.
    case item(rank: Int)
  }

  let shortcut: KeyboardShortcut?
  var scope = Scope.content

  var rank: Int { if case .item(let rank) = scope { rank } else { 0 } }
}

extension KeyboardShortcutModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    KeyboardShortcutNode(self, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: KeyboardShortcutNode.self).update(self)
  }
}
