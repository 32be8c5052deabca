@_spi(Engine) import TactileViewGraph

/// A rotor with a standard purpose, such as that of all headings, for which a view provides the entries.
///
/// Pass a system rotor to `accessibilityRotor(_:entries:)`. Prefer it to a custom rotor of the same purpose:
///
/// ```swift
/// ArticleView(article)
///   .accessibilityRotor(.headings, entries: article.sections, entryLabel: \.title)
/// ```
///
/// For text with a style, pass the ranges of the view's text, as in
/// `accessibilityRotor(.boldText, textRanges: ranges)`.
///
/// Unlike VoiceOver, a window collects no entries by itself, so it has only the system rotors that its views provide.
/// Tests find a system rotor by its English name, as in `driver.rotorEntries("Headings")`; a rotor with a label of the
/// same text isn't told apart from it.
///
/// Mirrors SwiftUI's `AccessibilitySystemRotor`.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// The system rotor of all links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
  /// The system rotor of all headings.
  public static var headings: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Headings")
  }
  /// The system rotor of bold text, named “Bold Text”.
  public static var boldText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Bold Text")
  }
  /// The system rotor of italic text, named “Italic Text”.
  public static var italicText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Italic Text")
  }
  /// The system rotor of underlined text, named “Underlined Text”.
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Underlined Text")
  }
  /// The system rotor of misspelled words, named “Misspelled Words”.
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Misspelled Words")
  }
  /// The system rotor of all images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
  /// The system rotor of all text fields, named “Text Fields”.
  public static var textFields: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Text Fields")
  }
  /// The system rotor of all tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
  /// The system rotor of all lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
  /// The system rotor of all landmarks: the main areas of a window, such as its navigation.
  public static var landmarks: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Landmarks")
  }

  /// Returns the system rotor of visited or unvisited links, named “Visited Links” or “Unvisited Links”.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Links" : "Unvisited Links")
  }

  /// Returns the system rotor of headings of a level, such as “Headings Level 2”.
  ///
  /// For an unspecified level, it is ``headings``.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(
      name: level == .unspecified ? "Headings" : "Headings Level \(level.rawValue)")
  }
}
