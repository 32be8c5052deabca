/// The level of a heading in the hierarchy of a page.
///
/// People who use a screen reader jump from heading to heading. Pass a level to `accessibilityHeading(_:)`. Where no
/// section has parts of its own, the trait `isHeader` is enough, which makes a heading of ``unspecified`` level.
/// Otherwise, give sections ``h1`` and their parts ``h2``, and skip no level, which would sound like a missing heading:
///
/// ```swift
/// Text("Trips").accessibilityHeading(.h1)
/// Text("Past Trips").accessibilityHeading(.h2)
/// ```
///
/// Windows tell screen readers of the heading, but not of its level, which `ViewDriver.accessibilityTree` shows in
/// tests. Mirrors SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// The first level, such as a section of the page.
  case h1
  /// The second level, such as a part of a section.
  case h2
  /// The third level of headings.
  case h3
  /// The fourth level of headings.
  case h4
  /// The fifth level of headings.
  case h5
  /// The sixth level of headings.
  case h6
}
