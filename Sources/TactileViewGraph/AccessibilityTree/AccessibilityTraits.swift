/// The traits that describe a view to assistive technologies.
///
/// Controls have the traits that suit them. Add others with `accessibilityAddTraits(_:)`, for example ``isHeader`` for
/// a title, and remove them with `accessibilityRemoveTraits(_:)`. A trait describes and does nothing: a view with
/// ``isButton`` needs an action too, as by `accessibilityAction(_:_:)`. Windows pass on only `isButton`, `isHeader`,
/// `isImage`, `isLink`, `isModal`, `isSelected`, `isStaticText`, `isToggle`. Mirrors SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit mask with one bit for each trait.
  public let rawValue: UInt32

  /// Creates a set of the traits whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The element is a button to press.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is a header of the content that follows it.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is currently selected, as a row of a list or a segment.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is a link to other content.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is an image or picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The element plays a sound of its own when it is activated, so that a screen reader stays silent.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The element is text that people can't edit.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The element sums up the state of the app, such as the number of open tasks, and is read when the app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The element updates too frequently for each change to be announced, such as a stopwatch.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The element starts playback or recording when it is activated, which speech would disturb.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The element receives touches directly from people who use a screen reader, such as the keys of a piano.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The element turns the page when it has been read, as in a book that is read aloud.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The element is modal: the others in its accessibility container, or in the window if it has none, are ignored
  /// unless they are modal too.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The element is a toggle, which is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The names of traits in descriptions, in the order in which they are listed.
  package static let names: [(trait: AccessibilityTraits, name: String)] = [
    (.isHeader, "header"), (.isSelected, "selected"), (.isSearchField, "search field"),
    (.playsSound, "plays sound"), (.isKeyboardKey, "key"), (.isSummaryElement, "summary"),
    (.updatesFrequently, "updates frequently"), (.startsMediaSession, "starts media"),
    (.allowsDirectInteraction, "direct"), (.causesPageTurn, "turns page"), (.isModal, "modal"),
    (.isToggle, "toggle"), (.isTabBar, "tab bar"),
  ]
}
