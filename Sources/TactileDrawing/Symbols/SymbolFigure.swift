import Foundation

/// The layers that compose a symbol, from back to front.
///
/// Coordinates are those of a square of 16 units, which the symbol fills.
package struct SymbolFigure: Hashable, Sendable {
  /// The side length of the square, in units.
  package static let side: CGFloat = 16

  package var layers: [SymbolLayer]

  package init(_ layers: [SymbolLayer]) { self.layers = layers }

  /// Whether a rendering mode can color some layers differently from the others.
  package var hasParts: Bool {
    layers.contains { $0.part == .enclosure } && layers.contains { $0.part == .figure }
  }

  /// Whether a rendering mode can color a third part.
  package var hasAccent: Bool { layers.contains { $0.part == .accent } }

  /// Returns the figure placed in another square, with all layers assigned to one part if given.
  func placed(in square: CGRect, part: SymbolLayer.Part? = nil) -> SymbolFigure {
    let scale = square.width / Self.side
    return applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: square.minX, ty: square.minY),
      part: part)
  }

  /// The figure mirrored horizontally.
  var mirrored: SymbolFigure {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.side, ty: 0))
  }

  /// Returns the figure rotated clockwise around the center of the square, by an angle in degrees.
  func turned(by degrees: CGFloat) -> SymbolFigure {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let middle = Self.side / 2
    return applying(
      CGAffineTransform(
        a: cosine, b: sine, c: -sine, d: cosine, tx: middle * (1 - cosine + sine),
        ty: middle * (1 - sine - cosine)))
  }

  private func applying(
    _ transform: CGAffineTransform, part: SymbolLayer.Part? = nil
  ) -> SymbolFigure {
    SymbolFigure(
      layers.map {
        var layer = $0
        layer.transform = layer.transform.concatenating(transform)
        layer.gap *= abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        layer.part = part ?? layer.part
        return layer
      })
  }

  /// The figure as a cutout of the layers behind it.
  var cut: SymbolFigure {
    SymbolFigure(
      layers.map {
        var layer = $0
        layer.isCut.toggle()
        return layer
      })
  }

  /// Returns the figure with a gap to the layers behind it, in units.
  func spaced(by gap: CGFloat) -> SymbolFigure {
    SymbolFigure(
      layers.map {
        var layer = $0
        layer.gap = max(layer.gap, gap)
        return layer
      })
  }
}

/// One layer of a symbol: a shape and its placement.
package struct SymbolLayer: Hashable, Sendable {
  /// The source of a layer's shape.
  package enum Shape: Hashable, Sendable {
    /// An icon of Bootstrap Icons, by its name.
    case icon(String)
    /// An icon of Material Design Icons, by its name.
    case material(String)
    /// Strokes and areas in the notation of ``SymbolTable``.
    case drawing(String)
    /// Capital letters and digits.
    case letters(String)
  }

  /// How the areas of the shape are drawn.
  package enum Form: Hashable, Sendable {
    /// Areas and lines are drawn unchanged.
    case plain
    /// Areas enclosed by lines are filled; marks inside them are cut out.
    case solid
    /// Only the outlines of areas are drawn.
    case outlined
  }

  /// The part of a symbol that a style colors.
  package enum Part: Hashable, Sendable { case figure, enclosure, accent }

  package var shape: Shape
  package var form = Form.plain
  /// The transform from the shape's square of 16 units to the symbol's.
  package var transform = CGAffineTransform.identity
  /// The gap to the layers behind this one, in units; 0 for none.
  package var gap: CGFloat = 0
  /// Whether the layer is cut out of the layers behind it.
  package var isCut = false
  package var part = Part.figure

  package init(_ shape: Shape) { self.shape = shape }

  /// The scale of the shape relative to its own square; 1 is the original size.
  package var scale: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }
}
