import Foundation

/// The content of a window, as plain values in drawing order.
///
/// The engine creates a display list for each frame, and a painter draws it. Tests compare display lists, here to check
/// that a second tap undoes the first one:
///
/// ```swift
/// let before = driver.displayList
/// try driver.tap(on: "Like")
/// try driver.tap(on: "Like")
/// driver.settle()
/// try expectNoDifference(driver.displayList, before)
/// ```
///
/// If the lists differ, the test fails with the lines of their text that do. The text has a line for each item, with
/// its frame, its font and its paint:
///
/// ```
/// window 200×100 on #FFFFFF
///   fill rounded (60, 28) 80×44 radius 8 #007AFF
///   text "Like" (84, 39) 32×22 font 17 #FFFFFF
/// ```
///
/// To check how something is drawn, look through the items. This closure finds the colors of texts:
///
/// ```swift
/// let colors = driver.displayList.items.compactMap { item -> RGBAColor? in
///   guard case .text(let run) = item.content else { return nil }
///   return run.color
/// }
/// ```
///
/// A modifier such as `opacity(_:)` puts the items of its view into a group, which has items of its own. To find
/// elements and their frames, use the driver's methods such as `text(_:)` instead.
///
/// Coordinates are in points, with the origin at the top left of the window.
public struct DisplayList: Equatable, Sendable {
  /// The size of the window, in points.
  public var size: CGSize
  /// The color behind all items.
  public var backdrop: RGBAColor
  /// The items in drawing order, from back to front.
  public var items: [Item]

  /// Creates a display list with a window size in points.
  public init(size: CGSize, backdrop: RGBAColor, items: [Item] = []) {
    self.size = size
    self.backdrop = backdrop
    self.items = items
  }

  /// A drawing with its location in a group.
  ///
  /// The ``DisplayList/items`` of a list and of a group are in drawing order. The text of a list adds up the origins of
  /// the groups around an item, and so shows locations in the window if no group scales or turns it.
  public struct Item: Equatable, Sendable {
    /// The location of the content's origin, in points of the enclosing group.
    public var origin: CGPoint
    /// The drawing at that location.
    public var content: Content

    /// Creates an item with its origin in points of the enclosing group.
    public init(origin: CGPoint, content: Content) {
      self.origin = origin
      self.content = content
    }
  }

  /// The kinds of drawing that an item can have.
  ///
  /// Match a case to read the path, the paint or the text of an item. Coordinates are relative to the origin of the
  /// item. Views that only arrange others, such as stacks, have no items.
  public indirect enum Content: Equatable, Sendable {
    /// A filled outline; the path is in the item's own coordinates.
    case fill(Path, Paint, style: FillStyle = FillStyle())
    /// A line along an outline; the path is in the item's own coordinates.
    case stroke(Path, Paint, style: StrokeStyle, isAntialiased: Bool = true)
    /// Text that is already broken into lines.
    case text(TextRun)
    /// A symbol of the system's set.
    case symbol(SymbolRun)
    /// An image made of pixels.
    case image(ImageRun)
    /// Items with an effect applied to them.
    case group(Effect, [Item])

    /// Returns an outline filled with a single color.
    public static func fill(_ path: Path, _ color: RGBAColor) -> Content {
      .fill(path, .color(color))
    }
  }

  /// A change to the drawing of a group.
  ///
  /// An effect is the result of a modifier, mostly of a similar name: `scale` of `scaleEffect(_:anchor:)`, `color` of
  /// filters such as `brightness(_:)`, `compositing` of `compositingGroup()`, and `innerShadow` of a shape style with
  /// the shadow `inner(color:radius:x:y:)`.
  ///
  /// Most effects apply to each leaf of the group separately: in a group with an opacity, overlapping shapes show
  /// through each other. A leaf is a fill, a stroke, a text, a symbol, an image, or a group that is composited:
  /// `compositing`, `mask` and `blur` draw their items as one picture, isolated from the content behind. Effects around
  /// a leaf apply from the inside out, each to the result of the inner ones: the clipped leaf casts a shadow, which
  /// fades together with it.
  public indirect enum Effect: Equatable, Sendable {
    /// Each leaf fades: 0 is invisible, 1 is opaque; nested opacities multiply.
    case opacity(Double)
    /// The group is scaled around a point of its own coordinates.
    case scale(CGSize, anchor: CGPoint)
    /// The group is rotated by an angle around a point of its own coordinates.
    case rotation(Angle, anchor: CGPoint)
    /// The group's coordinates are transformed, relative to the origin of the group.
    case transform(CGAffineTransform)
    /// Each leaf is shown as a projection of the group's coordinates.
    case projection(ProjectionTransform)
    /// Each leaf is clipped to an outline.
    case clip(Path, style: FillStyle = FillStyle())
    /// The group, as one leaf, is multiplied by the opacity of other items.
    case mask([Item])
    /// Each leaf casts a shadow on the content behind it; the radius and the offset are in points.
    case shadow(RGBAColor, radius: CGFloat, offset: CGSize)
    /// The area outside of each leaf casts a shadow on it; the radius and the offset are in points.
    case innerShadow(RGBAColor, radius: CGFloat, offset: CGSize)
    /// The group, as one leaf, is blurred by a radius in points; an opaque blur keeps its edges.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Each leaf's pixels are mapped by a color filter.
    case color(ColorFilter)
    /// Each leaf is blended with the content behind it; of several modes around a leaf, only the innermost one other
    /// than normal applies.
    case blend(BlendMode)
    /// The group is composited as one leaf.
    case compositing
  }

  /// Lines of text, in one font and color except for their pieces.
  ///
  /// A `Text` becomes a run with a line for each line on the screen, after wrapping and truncation. Parts of a line can
  /// have other fonts and colors; see ``Line/pieces``.
  public struct TextRun: Equatable, Sendable {
    /// A line of text with the start of its baseline.
    ///
    /// The string is the one that is drawn: a truncated line contains an ellipsis.
    public struct Line: Equatable, Sendable {
      /// The string to draw on this line.
      public var string: String
      /// The start of the line's baseline, in points of the item's own coordinates.
      public var baseline: CGPoint
      /// The parts of the line, if some differ from the run's font and color, or are decorated; otherwise empty.
      public var pieces: [Piece]

      /// Creates a line with the start of its baseline in points of the item.
      public init(string: String, baseline: CGPoint, pieces: [Piece] = []) {
        self.string = string
        self.baseline = baseline
        self.pieces = pieces
      }
    }

    /// The lines from top to bottom.
    public var lines: [Line]
    /// The font of the lines, except for their pieces.
    public var font: FontDescriptor
    /// The color of the lines, except for their pieces.
    public var color: RGBAColor
    /// The size of the text's frame, in points.
    public var size: CGSize
    /// The area that letters may paint, in the item's own coordinates; they are clipped to it.
    ///
    /// Letters overhang their lines, so this area extends beyond them: by a quarter of the largest font's size at the
    /// sides, and by half of it above and below.
    public var paintBounds: CGRect

    /// Creates a run of lines with a frame of a size in points.
    ///
    /// - Parameter extent: The area that the lines cover, in the item's own coordinates; nil for
    ///   the frame.
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
