/// The level of a heading in the hierarchy of a page.
///
/// Pass a level to `accessibilityHeading(_:)`, so that people can move between headings of a level. Mirrors SwiftUI's
/// `AccessibilityHeadingLevel`.
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
  /// Marks the view as a heading of the given level.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.heading(level))
  }
}
