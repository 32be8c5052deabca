import Foundation

extension DisplayList.TextRun {
  /// A part of a line that differs from the rest in its looks.
  public struct Piece: Equatable, Sendable {
    /// The text to draw.
    public var string: String
    /// Where the piece begins, in points from the line's first baseline point.
    public var x: CGFloat
    /// The advance width in points, which lines under the text have too.
    public var width: CGFloat
    /// How far above the line's baseline the piece stands, in points.
    public var baselineOffset: CGFloat
    /// The font of the piece.
    public var font: FontDescriptor
    /// The colour of the piece.
    public var color: RGBAColor
    /// The line under the text.
    public var underline: Decoration?
    /// The line through the text.
    public var strikethrough: Decoration?
    /// The colour behind the text, as high as a line of its font; nil for none.
    public var background: RGBAColor?

    /// Makes a piece.
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

    /// What is behind the text, and the strokes of the lines under and through it, from the line's
    /// first baseline point.
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

  /// A line under or through text.
  public struct Decoration: Equatable, Sendable {
    /// How the line is broken up.
    public var pattern: Pattern
    /// The line's colour.
    public var color: RGBAColor

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: RGBAColor) {
      self.pattern = pattern
      self.color = color
    }

    /// How a line is broken up.
    public enum Pattern: String, CaseIterable, Sendable {
      /// Not at all.
      case solid
      /// Into dots.
      case dot
      /// Into dashes.
      case dash
      /// Into dashes with a dot between them.
      case dashDot
      /// Into dashes with two dots between them.
      case dashDotDot

      /// Lengths of strokes and gaps by turns, in thicknesses of the line.
      private var lengths: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [1, 2]
        case .dash: [5, 3]
        case .dashDot: [5, 2, 1, 2]
        case .dashDotDot: [5, 2, 1, 2, 1, 2]
        }
      }

      /// The strokes of a line of a width.
      fileprivate func dashes(width: CGFloat, unit: CGFloat) -> [Range<CGFloat>] {
        // A line with thousands of dots cannot be seen as such and would cost like a picture.
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
