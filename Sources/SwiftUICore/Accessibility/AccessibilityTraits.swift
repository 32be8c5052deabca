/// What kinds of thing a view is, to those who do not see it.
///
/// Mirrors SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: UInt32

  /// Makes a set of the traits whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It names what comes after it.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen among others.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It takes what is looked for.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It sounds when it is pressed.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It sums up the app when it is opened.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes too often to be read out each time.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play or record when it is pressed.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Nothing beside it can be used.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It holds tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The traits that a description names, in its order.
  static let names: [(trait: AccessibilityTraits, name: String)] = [
    (.isHeader, "header"), (.isSelected, "selected"), (.isSearchField, "search field"),
    (.playsSound, "plays sound"), (.isKeyboardKey, "key"), (.isSummaryElement, "summary"),
    (.updatesFrequently, "updates frequently"), (.startsMediaSession, "starts media"),
    (.allowsDirectInteraction, "direct"), (.causesPageTurn, "turns page"), (.isModal, "modal"),
    (.isToggle, "toggle"), (.isTabBar, "tab bar"),
  ]
}
