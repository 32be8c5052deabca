import Foundation

/// A piece of a paragraph in one font, or a picture among its letters.
package struct TextSpan: Hashable, Sendable {
  /// The text; line feeds end lines.
  package var string: String
  package var font: FontDescriptor
  /// How wide a picture is that takes a letter's place, in points; nil for letters.
  ///
  /// The string is ``pictureLetter`` then, which nobody draws; the font is that of an ellipsis behind.
  package var pictureWidth: CGFloat?

  /// The letter that stands for a picture: Unicode's object replacement character, at both sides of
  /// which a line may break.
  package static let pictureLetter = "\u{FFFC}"

  package init(string: String, font: FontDescriptor) {
    self.string = string
    self.font = font
  }

  /// A picture among the letters.
  package init(pictureWidth: CGFloat, font: FontDescriptor) {
    self.init(string: Self.pictureLetter, font: font)
    self.pictureWidth = pictureWidth
  }
}

/// Which part of a text that is too long an ellipsis stands for.
package enum TextTruncation: Hashable, Sendable {
  case head, middle, tail
}

/// A paragraph to break into lines.
package struct TextRequest: Hashable, Sendable {
  /// The text in drawing order, at least one span; line feeds end lines.
  package var spans: [TextSpan]
  /// The width in points at which lines break at words; nil never breaks.
  package var width: CGFloat?
  /// The most lines to return; the last one has an ellipsis where text was left out.
  package var lineLimit: Int?
  /// Where the last line has its ellipsis.
  package var truncation: TextTruncation

  package init(
    spans: [TextSpan], width: CGFloat? = nil, lineLimit: Int? = nil,
    truncation: TextTruncation = .tail
  ) {
    precondition(!spans.isEmpty, "a request has a font even where it has no text")
    self.spans = spans
    self.width = width
    self.lineLimit = lineLimit
    self.truncation = truncation
  }

  /// A paragraph in one font.
  package init(
    string: String, font: FontDescriptor, width: CGFloat? = nil, lineLimit: Int? = nil,
    truncation: TextTruncation = .tail
  ) {
    self.init(
      spans: [TextSpan(string: string, font: font)], width: width, lineLimit: lineLimit,
      truncation: truncation)
  }
}

/// One line that a typesetter made.
package struct TextLine: Hashable, Sendable {
  /// What is drawn, an ellipsis included.
  package var string: String
  /// The advance width in points, not rounded.
  package var width: CGFloat
  /// The parts of the line by span; empty where the request has only one.
  package var pieces: [Piece]

  /// What a line has of one span.
  package struct Piece: Hashable, Sendable {
    /// The index of the span in the request.
    package var span: Int
    /// What of it; the ellipsis behind a picture is a piece of its own.
    package var string: String
    /// Where the piece begins, in points from the line's beginning.
    package var x: CGFloat
    /// The advance width in points, not rounded.
    package var width: CGFloat

    package init(span: Int, string: String, x: CGFloat, width: CGFloat) {
      self.span = span
      self.string = string
      self.x = x
      self.width = width
    }
  }

  package init(string: String, width: CGFloat, pieces: [Piece] = []) {
    self.string = string
    self.width = width
    self.pieces = pieces
  }
}

/// Measures text for the engine; a host gives one that agrees with its painter.
///
/// A typesetter only breaks lines and measures widths. Heights come from ``FontDescriptor``, so
/// that layout is the same whatever font draws.
@MainActor
package protocol Typesetter: AnyObject {
  /// The lines of the paragraph, at least one. Same request, same lines.
  func lines(of request: TextRequest) -> [TextLine]
}
