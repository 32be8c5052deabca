/// A set of modifier keys in a keyboard event.
///
/// Pass modifiers to `keyboardShortcut(_:modifiers:)`, as in `.keyboardShortcut("s", modifiers: [.command, .shift])`.
/// A `KeyPress` has those that are down. Desktop windows report the Control key as ``command``, so that shortcuts
/// written for a Mac work with it, and the Super key as ``control``. Mirrors SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// A bit mask with one bit for each key.
  public let rawValue: Int

  /// Creates a set of the keys whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key, while it is active.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key on either side.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key on either side; in a desktop window, the Super key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key; Alt on a PC keyboard.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key on either side; in a desktop window, the Control key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric keypad; keyboard shortcuts ignore it, and Caps Lock as well.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifier keys and the numeric keypad.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
