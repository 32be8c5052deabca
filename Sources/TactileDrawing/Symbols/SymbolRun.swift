import Foundation

extension DisplayList {
  /// A symbol, or a layer of one, in one color.
  ///
  /// An `Image(systemName:)` becomes a run. A test can check the symbol:
  ///
  /// ```swift
  /// guard case .symbol(let run) = item.content else { return }
  /// #expect(run.name == "heart.fill")
  /// ```
  ///
  /// The name includes the variants of the environment: with the variant `fill`, `heart` is `heart.fill`. A symbol that
  /// depends on the layout direction has a suffix in a right-to-left layout, as in `chevron.forward.rtl`. The painter
  /// finds the symbol by its name. A symbol in several colors, such as one with the rendering mode `palette`, consists
  /// of a run for each layer.
  public struct SymbolRun: Equatable, Sendable {
    /// The name of the symbol, such as `heart.fill`.
    public var name: String
    /// The size of the symbol's frame, in points.
    public var size: CGSize
    /// The length of the square in which the symbol is drawn, in points; nil stretches the symbol to the frame.
    ///
    /// A symbol fills a part of its square, which is in the middle of the frame. A resizable image is stretched.
    public var square: CGFloat?
    /// The weight of the strokes, on the scale of font weights; 400 is regular.
    public var weight: Int
    /// The color in which the symbol is drawn.
    public var color: RGBAColor
    /// The part of the symbol to draw.
    public var layer: Layer
    /// The variable value of the symbol, 0 to 1, up to which its parts are drawn; nil draws the whole symbol.
    ///
    /// An image with a variable value has a run of the whole symbol, which is faint, and one with the value on top of
    /// it. A symbol without variable parts, such as `heart`, is always drawn completely.
    public var value: Double?

    /// A part of a symbol with an enclosure or a badge.
    ///
    /// In the rendering modes `palette` and `hierarchical`, the figure has the first color, the enclosure the second
    /// one, and the accent the third one.
    public enum Layer: String, Hashable, Sendable {
      /// All parts of the symbol at once, in a single paint.
      case whole
      /// The figure inside an enclosure, the badge, or the symbol in front of another one.
      case figure
      /// The enclosure around a figure, such as the circle of `heart.circle`, the symbol that has a badge, or the
      /// symbol behind another one.
      case enclosure
      /// The third part of a symbol that has one, such as the rain below a cloud with the sun.
      case accent
    }

    /// The area that the symbol paints: strokes of a heavy symbol extend beyond its frame.
    package var paintBounds: CGRect {
      CGRect(origin: .zero, size: size).insetBy(dx: -size.width / 16, dy: -size.height / 16)
    }

    /// Creates a symbol with its size in points.
    public init(
      name: String, size: CGSize, square: CGFloat? = nil, weight: Int = 400, color: RGBAColor,
      layer: Layer = .whole,
      value: Double? = nil
    ) {
      self.name = name
      self.size = size
      self.square = square
      self.weight = weight
      self.color = color
      self.layer = layer
      self.value = value
    }
  }
}
