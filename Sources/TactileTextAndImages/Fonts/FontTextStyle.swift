import Foundation
@_spi(Engine) import TactileViewGraph

extension Font {
  /// The role of a text, which determines its font.
  ///
  /// Pass a style to `Font.system(_:design:weight:)`, or to a custom font or `@ScaledMetric` that scales with it; fonts
  /// such as `.headline` stand for a style alone. Such a font grows with the user's text size. Text without a font has
  /// the style ``body``. The sizes are those of a phone, on a desktop too. Mirrors SwiftUI's `Font.TextStyle`.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The style of large titles: 34 points at the standard size.
    case largeTitle
    /// The style of first-level titles: 28 points at the standard size.
    case title
    /// The style of second-level titles: 22 points at the standard size.
    case title2
    /// The style of third-level titles: 20 points at the standard size.
    case title3
    /// The style of headings: 17 points, semibold, at the standard size.
    case headline
    /// The style of subheadings: 15 points at the standard size.
    case subheadline
    /// The style of body text: 17 points at the standard size.
    case body
    /// The style of callouts: 16 points at the standard size.
    case callout
    /// The style of footnotes: 13 points at the standard size.
    case footnote
    /// The style of captions: 12 points at the standard size.
    case caption
    /// The style of alternate captions: 11 points at the standard size.
    case caption2
  }
}

extension Font.TextStyle {
  /// Returns the size in points at a Dynamic Type size (rules 6.2.17 and 6.2.19).
  package func size(at typeSize: DynamicTypeSize = .large) -> CGFloat { sizes[typeSize.index] }

  /// The sizes in points, from extra small to the fifth accessibility size.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
    }
  }
}
