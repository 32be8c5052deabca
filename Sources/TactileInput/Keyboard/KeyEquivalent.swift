@_spi(Engine) import TactileViewGraph

/// A key, identified by the character that it types.
///
/// Pass a key to `keyboardShortcut(_:modifiers:)` or `onKeyPress(_:action:)`. Write it as a character literal, such as
/// `"s"`, or use a constant such as `.return` for other keys; F1 is `"\u{F704}"`, and F2 to F24 follow. A capital
/// letter adds Shift to a shortcut: `"S"` with the default modifier is Command-Shift-S. The keypad's Enter and arrow
/// keys count as those of the main keyboard. Mirrors SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types without modifier keys; a control or private-use character if it types none.
  public var character: Character

  /// Creates the key that types the given character.
  public init(_ character: Character) { self.character = character }

  /// Creates the key that types the character of a literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The key with an up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key with a down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key with a left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key with a right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key, which cancels and dismisses.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key, which deletes backward; Backspace on a PC keyboard.
  public static let delete = KeyEquivalent("\u{08}")
  /// The Forward Delete key, which deletes forward; Delete on a PC keyboard.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key, which moves to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key, which moves to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key, which moves up by a page.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key, which moves down by a page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key of the keypad.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key, which types a tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar, which types a space.
  public static let space = KeyEquivalent(" ")
  /// The Return key, which ends a line; Enter on a PC keyboard.
  public static let `return` = KeyEquivalent("\r")

  /// The key of the lowercase letter; unchanged if lowercasing does not yield a single character.
  package var lowercased: KeyEquivalent {
    let lower = character.lowercased()
    return lower.count == 1 ? KeyEquivalent(Character(lower)) : self
  }
}
