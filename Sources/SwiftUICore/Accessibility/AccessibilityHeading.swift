/// How deep a heading is among the headings of a page.
///
/// Mirrors SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// Nobody says.
  case unspecified
  /// The page's own title.
  case h1
  /// A chapter's.
  case h2
  /// A section's.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

extension View {
  /// Says that the view is a heading, and how deep it is.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.heading(level))
  }
}
