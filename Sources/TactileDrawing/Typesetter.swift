import Foundation

/// A part of a paragraph in one font, or an inline image.
package struct TextSpan: Hashable, Sendable {
  /// The string; line feeds end lines.
  package var string: String
  package var font: FontDescriptor
  /// The width of an inline image, in points; nil for text.
  ///
  /// The string of an image is ``imageCharacter``, which is not drawn; the font is used for an
  /// ellipsis after the image.
  package var imageWidth: CGFloat?

  /// The character that stands for an image: U+FFFC OBJECT REPLACEMENT CHARACTER.
  ///
  /// A line may break before and after it.
  package static let imageCharacter = "\u{FFFC}"

  package init(string: String, font: FontDescriptor) {
    self.string = string
    self.font = font
  }

  /// Creates a span for an inline image with a width in points.
  package init(imageWidth: CGFloat, font: FontDescriptor) {
    self.init(string: Self.imageCharacter, font: font)
    self.imageWidth = imageWidth
  }
}

/// The part of a text that is too long which an ellipsis replaces.
package enum TextTruncation: Hashable, Sendable {
  case head, middle, tail
}

/// A paragraph to break into lines.
package struct TextRequest: Hashable, Sendable {
  /// The spans of the paragraph in drawing order, at least one; line feeds end lines.
  package var spans: [TextSpan]
  /// The width at which lines break between words, in points; nil for no line breaks.
  package var width: CGFloat?
  /// The maximum number of lines; nil for no limit.
  ///
  /// The last line has an ellipsis if text is omitted.
  package var lineLimit: Int?
  /// The position of the ellipsis in the last line.
  package var truncation: TextTruncation

  package init(
    spans: [TextSpan], width: CGFloat? = nil, lineLimit: Int? = nil,
    truncation: TextTruncation = .tail
  ) {
    precondition(!spans.isEmpty, "a request needs at least one span, even for an empty text")
    self.spans = spans
    self.width = width
    self.lineLimit = lineLimit
    self.truncation = truncation
  }

  /// Creates a paragraph in one font.
  package init(
    string: String, font: FontDescriptor, width: CGFloat? = nil, lineLimit: Int? = nil,
    truncation: TextTruncation = .tail
  ) {
    self.init(
      spans: [TextSpan(string: string, font: font)], width: width, lineLimit: lineLimit,
      truncation: truncation)
  }
}

/// A line as broken by a typesetter.
package struct TextLine: Hashable, Sendable {
  /// The string to draw, including an ellipsis.
  package var string: String
  /// The advance width in points, not rounded.
  package var width: CGFloat
  /// The parts of the line by span; empty where the request has only one.
  package var pieces: [Piece]

  /// The part of a line that belongs to one span.
  package struct Piece: Hashable, Sendable {
    /// The index of the span in the request.
    package var span: Int
    /// The string of the piece; the ellipsis after an image is a separate piece.
    package var string: String
    /// The start of the piece, in points from the start of the line.
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

/// Measures text for the engine; the host provides one that agrees with its painter.
///
/// A typesetter only breaks lines and measures widths. Heights come from ``FontDescriptor``, so
/// that layout is the same with any font file.
@MainActor
package protocol Typesetter: AnyObject {
  /// Returns the lines of the paragraph, at least one; equal requests return equal lines.
  func lines(of request: TextRequest) -> [TextLine]

  /// Returns the lines of an edited paragraph, at least one; together they contain all of its characters.
  ///
  /// - Parameters:
  ///   - paragraph: A text without newlines.
  ///   - width: The width at which lines wrap, in points; nil for a single line.
  func editableLines(of paragraph: String, font: FontDescriptor, width: CGFloat?) -> [EditableLine]

  /// Returns the ranges of the words of a paragraph, in UTF-8 bytes, without whitespace and punctuation.
  func words(of paragraph: String) -> [Range<Int>]
}
