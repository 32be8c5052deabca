import Foundation

/// What one frame draws, as plain values in drawing order.
///
/// Coordinates are points, the origin is the top left of the window. The engine makes display
/// lists, painters read them, tests compare and print them.
public struct DisplayList: Equatable, Sendable {
  /// The size of the window in points.
  public var size: CGSize
  /// The colour behind everything.
  public var backdrop: RGBAColor
  /// The items, those at the back first.
  public var items: [Item]

  /// Makes a display list.
  public init(size: CGSize, backdrop: RGBAColor, items: [Item] = []) {
    self.size = size
    self.backdrop = backdrop
    self.items = items
  }

  /// Something drawn at a place.
  public struct Item: Equatable, Sendable {
    /// Where the content's own origin lies, in points of the enclosing group.
    public var origin: CGPoint
    /// What is drawn there.
    public var content: Content

    /// Makes an item.
    public init(origin: CGPoint, content: Content) {
      self.origin = origin
      self.content = content
    }
  }

  /// What an item draws.
  public indirect enum Content: Equatable, Sendable {
    /// A filled outline; the path is in the item's own coordinates.
    case fill(Path, Paint, style: FillStyle = FillStyle())
    /// A line along an outline.
    case stroke(Path, Paint, style: StrokeStyle, isAntialiased: Bool = true)
    /// Lines of text.
    case text(TextRun)
    /// A symbol of the system's set.
    case symbol(SymbolRun)
    /// A picture made of pixels.
    case image(ImageRun)
    /// Items that an effect applies to.
    case group(Effect, [Item])

    /// An outline filled with one colour.
    public static func fill(_ path: Path, _ color: RGBAColor) -> Content {
      .fill(path, .color(color))
    }
  }

  /// A change to a group.
  ///
  /// Most effects apply to each leaf of the group separately (rules 6.3.27 and 6.3.28). A leaf is a
  /// fill, a stroke, a text, a symbol, an image, or a group that is composited: `compositing`, `mask`
  /// and `blur` draw their items as one picture, isolated from what is behind. Effects around a leaf
  /// apply from the inside out, each to the picture that those inside made: a shadow is cast by the
  /// clipped leaf, and fades together with it.
  public indirect enum Effect: Equatable, Sendable {
    /// Each leaf fades: 0 is invisible, 1 opaque; nested opacities multiply.
    case opacity(Double)
    /// The group grows or shrinks around a point of its own coordinates.
    case scale(CGSize, anchor: CGPoint)
    /// The group turns by an angle around a point of its own coordinates.
    case rotation(Angle, anchor: CGPoint)
    /// The group's coordinates are transformed.
    case transform(CGAffineTransform)
    /// Each leaf is shown as a projection of the group's coordinates.
    case projection(ProjectionTransform)
    /// Each leaf is drawn inside of an outline only.
    case clip(Path, style: FillStyle = FillStyle())
    /// The group, as one leaf, is multiplied by the opacities of other items.
    case mask([Item])
    /// Each leaf casts a shadow on what is drawn before it; radius and offset are points.
    case shadow(RGBAColor, radius: CGFloat, offset: CGSize)
    /// What is outside of a leaf casts a shadow on it; radius and offset are points.
    case innerShadow(RGBAColor, radius: CGFloat, offset: CGSize)
    /// The group, as one leaf, is blurred by a radius in points; an opaque one keeps its edges.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Each leaf has its pixels changed.
    case color(ColorFilter)
    /// Each leaf is mixed with what is drawn before it; of nested modes the innermost one counts.
    case blend(BlendMode)
    /// The group is one leaf.
    case compositing
  }

  /// Lines of text in one font and colour.
  public struct TextRun: Equatable, Sendable {
    /// One line.
    public struct Line: Equatable, Sendable {
      /// The text to draw.
      public var string: String
      /// Where the line's first baseline point lies in the item's own coordinates, in points.
      public var baseline: CGPoint
      /// The whole line in parts, where it is not all in the run's font and colour.
      public var pieces: [Piece]

      /// Makes a line.
      public init(string: String, baseline: CGPoint, pieces: [Piece] = []) {
        self.string = string
        self.baseline = baseline
        self.pieces = pieces
      }
    }

    /// The lines from top to bottom.
    public var lines: [Line]
    /// The font of all lines.
    public var font: FontDescriptor
    /// The colour of all lines.
    public var color: RGBAColor
    /// The size of the text's frame in points.
    public var size: CGSize
    /// Where letters are drawn, in the item's own coordinates: what is outside is cut off.
    ///
    /// Letters lean out of their lines, so this is wider than the frame: by a quarter of the font's
    /// size at the sides, by half of it above and below.
    public var paintBounds: CGRect

    /// Makes a text run.
    ///
    /// - Parameter extent: what the lines cover, in the item's own coordinates; the frame if nil.
    public init(
      lines: [Line], font: FontDescriptor, color: RGBAColor, size: CGSize, extent: CGRect? = nil
    ) {
      self.lines = lines
      self.font = font
      self.color = color
      self.size = size
      let largest = lines.flatMap(\.pieces).map(\.font.size).reduce(font.size, max)
      paintBounds = (extent ?? CGRect(origin: .zero, size: size))
        .insetBy(dx: -largest / 4, dy: -largest / 2)
    }
  }
}
