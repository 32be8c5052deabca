import Foundation

extension DisplayList.TextRun {
  /// A part of a line with its own font, color or decoration.
  ///
  /// Pieces come from texts that are joined or interpolated, from attributed strings, and from modifiers such as
  /// `underline(_:pattern:color:)`. A line without such parts has no pieces. An image in the text is an item of its own
  /// in the list; it also has a piece, whose string is empty, if it is underlined, raised or has a background.
  public struct Piece: Equatable, Sendable {
    /// The string to draw in this piece.
    public var string: String
    /// The left edge of the piece, in points from the left end of the line's baseline.
    public var x: CGFloat
    /// The advance width in points, which is also the width of underlines.
    public var width: CGFloat
    /// The distance of the piece above the line's baseline, in points; negative below it.
    public var baselineOffset: CGFloat
    /// The font that the piece is drawn with.
    public var font: FontDescriptor
    /// The color that the text is drawn in; decorations have colors of their own.
    public var color: RGBAColor
    /// The underline; nil for none.
    public var underline: Decoration?
    /// The line through the text; nil for none.
    public var strikethrough: Decoration?
    /// The color behind the text, in a rectangle with the line height of the font; nil for none.
    public var background: RGBAColor?

    /// Creates a piece with its position and its width in points.
    public init(
      string: String, x: CGFloat, width: CGFloat, baselineOffset: CGFloat = 0,
      font: FontDescriptor, color: RGBAColor, underline: Decoration? = nil,
      strikethrough: Decoration? = nil, background: RGBAColor? = nil
    ) {
      self.string = string
      self.x = x
      self.width = width
      self.baselineOffset = baselineOffset
      self.font = font
      self.color = color
      self.underline = underline
      self.strikethrough = strikethrough
      self.background = background
    }

    /// The rectangles of the background, the underline and the strikethrough, from the start of the
    /// line's baseline, in points.
    package var strokes: [(rect: CGRect, color: RGBAColor)] {
      let thickness = max(font.size / 14, 0.5)
      func rects(_ decoration: Decoration?, above: CGFloat) -> [(rect: CGRect, color: RGBAColor)] {
        guard let decoration, width > 0, font.size > 0 else { return [] }
        return decoration.pattern.dashes(width: width, unit: thickness).map { dash in
          let rect = CGRect(
            x: x + dash.lowerBound, y: -baselineOffset - above - thickness / 2,
            width: dash.upperBound - dash.lowerBound, height: thickness)
          return (rect, decoration.color)
        }
      }
      let behind = background.map { color in
        let rect = CGRect(
          x: x, y: -baselineOffset - font.ascent, width: width, height: font.lineHeight)
        return [(rect: rect, color: color)]
      }
      return (behind ?? []) + rects(underline, above: -font.size * 0.14)
        + rects(strikethrough, above: font.size * 0.27)
    }
  }

  /// A line under or through a text.
  ///
  /// The modifiers `underline(_:pattern:color:)` and `strikethrough(_:pattern:color:)` draw it. Its position and
  /// thickness depend on the font: the thickness is a fourteenth of the font's size, but at least half a point.
  public struct Decoration: Equatable, Sendable {
    /// The dash pattern of the line.
    public var pattern: Pattern
    /// The color that the line is drawn in.
    public var color: RGBAColor

    /// Creates a line with a pattern and a color.
    public init(pattern: Pattern = .solid, color: RGBAColor) {
      self.pattern = pattern
      self.color = color
    }

    /// The dashes of a line under or through a text.
    ///
    /// Each case corresponds to a pattern of `Text.LineStyle`. Lengths are multiples of the line's thickness. A line of
    /// more than 100,000 thicknesses is drawn solid.
    public enum Pattern: String, CaseIterable, Sendable {
      /// A continuous line, without gaps.
      case solid
      /// Square dots, with gaps twice as long.
      case dot
      /// Dashes five times as long as the line is thick, with shorter gaps.
      case dash
      /// Dashes with one dot between them.
      case dashDot
      /// Dashes with two dots between them.
      case dashDotDot

      /// The lengths of strokes and gaps alternately, in thicknesses of the line.
      private var lengths: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [1, 2]
        case .dash: [5, 3]
        case .dashDot: [5, 2, 1, 2]
        case .dashDotDot: [5, 2, 1, 2, 1, 2]
        }
      }

      /// Returns the strokes of a line with a width in points.
      fileprivate func dashes(width: CGFloat, unit: CGFloat) -> [Range<CGFloat>] {
        // Thousands of dots are indistinguishable from a line, and expensive to draw.
        guard self != .solid, width / unit < 100_000 else { return [0..<width] }
        var dashes: [Range<CGFloat>] = []
        var (start, index) = (CGFloat(0), 0)
        while start < width {
          let end = min(start + lengths[index % lengths.count] * unit, width)
          if index % 2 == 0 { dashes.append(start..<end) }
          (start, index) = (end, index + 1)
        }
        return dashes
      }
    }
  }
}
