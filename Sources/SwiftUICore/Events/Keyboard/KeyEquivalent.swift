/// A key by the character that it types.
///
/// Mirrors SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types without other keys.
  public var character: Character

  /// Makes the key that types a character.
  public init(_ character: Character) { self.character = character }

  /// Makes the key that types a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that leaves.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{08}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that leads to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that leads to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page upwards.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page downwards.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The key that ends a line.
  public static let `return` = KeyEquivalent("\r")

  /// The key whatever the case of its letter.
  var lowercased: KeyEquivalent {
    let lower = character.lowercased()
    return lower.count == 1 ? KeyEquivalent(Character(lower)) : self
  }
}
