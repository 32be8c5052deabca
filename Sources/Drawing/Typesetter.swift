import Foundation

/// A paragraph to break into lines.
package struct TextRequest: Hashable, Sendable {
  /// The text; line feeds end lines.
  package var string: String
  package var font: FontDescriptor
  /// The width in points at which lines break at words; nil never breaks.
  package var width: CGFloat?
  /// The most lines to return; the last one ends in an ellipsis where text was left out.
  package var lineLimit: Int?

  package init(
    string: String, font: FontDescriptor, width: CGFloat? = nil, lineLimit: Int? = nil
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.lineLimit = lineLimit
  }
}

/// One line that a typesetter made.
package struct TextLine: Hashable, Sendable {
  /// What is drawn, an ellipsis included.
  package var string: String
  /// The advance width in points, not rounded.
  package var width: CGFloat

  package init(string: String, width: CGFloat) {
    self.string = string
    self.width = width
  }
}

/// Measures text for the engine; a host gives one that agrees with its painter.
///
/// A typesetter only breaks lines and measures widths. Heights come from ``FontDescriptor``, so
/// that layout is the same whatever font draws.
package protocol Typesetter: AnyObject {
  /// The lines of the paragraph, at least one. Same request, same lines.
  func lines(of request: TextRequest) -> [TextLine]
}
