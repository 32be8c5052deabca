import Foundation

extension DisplayList {
  /// A symbol in one colour, which the painter looks up by name.
  public struct SymbolRun: Equatable, Sendable {
    /// The symbol's name, such as `heart.fill`.
    public var name: String
    /// The size that the symbol's square is stretched to, in points.
    public var size: CGSize
    /// The weight of the strokes, as of a font; 400 is regular.
    public var weight: Int
    /// The symbol's colour.
    public var color: RGBAColor
    /// The part that is drawn: all of it, or what is in its frame, or the frame.
    public var layer: Layer
    /// How much of the symbol is lit, 0 to 1; nil where all of it is drawn.
    public var value: Double?

    /// A part of a symbol that has a frame.
    public enum Layer: String, Hashable, Sendable {
      /// All of it.
      case whole
      /// What is in the frame.
      case figure
      /// The frame, filled or not.
      case enclosure
    }

    /// What the symbol is drawn in: the seam of a heavy one lies outside of its square.
    package var paintBounds: CGRect {
      CGRect(origin: .zero, size: size).insetBy(dx: -size.width / 32, dy: -size.height / 32)
    }

    /// Makes a symbol.
    public init(
      name: String, size: CGSize, weight: Int = 400, color: RGBAColor, layer: Layer = .whole,
      value: Double? = nil
    ) {
      self.name = name
      self.size = size
      self.weight = weight
      self.color = color
      self.layer = layer
      self.value = value
    }
  }
}
