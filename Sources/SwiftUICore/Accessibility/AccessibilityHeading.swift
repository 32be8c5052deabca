/// The level of a heading in the hierarchy of a page.
///
/// People who use a screen reader jump from heading to heading. Pass a level to `accessibilityHeading(_:)`; a view with
/// only the trait `isHeader` is a heading of ``unspecified`` level. Windows tell screen readers of the heading, but not
/// of its level, which `ViewDriver.accessibilityTree` shows in tests. Mirrors SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// The first level: the title of the page.
  case h1
  /// The second level: a chapter heading.
  case h2
  /// The third level: a section heading.
  case h3
  /// The fourth level of headings.
  case h4
  /// The fifth level of headings.
  case h5
  /// The sixth level of headings.
  case h6
}

extension View {
  /// Marks the view as a heading of the given level, with the trait ``AccessibilityTraits/isHeader``.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.heading(level))
  }
}
