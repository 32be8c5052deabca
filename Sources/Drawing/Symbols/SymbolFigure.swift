import Foundation

/// The layers that a symbol is composed of, the first one at the back.
///
/// Coordinates are those of a square of 16 units, which a symbol fills.
package struct SymbolFigure: Hashable, Sendable {
  /// The length of the square's sides.
  package static let side: CGFloat = 16

  package var layers: [SymbolLayer]

  package init(_ layers: [SymbolLayer]) { self.layers = layers }

  /// Whether a style can color some layers unlike the others.
  package var hasParts: Bool {
    layers.contains { $0.part == .enclosure } && layers.contains { $0.part == .figure }
  }

  /// The figure in another square, with all layers in one part.
  func placed(in square: CGRect, part: SymbolLayer.Part? = nil) -> SymbolFigure {
    let scale = square.width / Self.side
    return applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: square.minX, ty: square.minY),
      part: part)
  }

  /// The figure as in a mirror that stands upright.
  var mirrored: SymbolFigure {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.side, ty: 0))
  }

  /// The figure turned clockwise around the middle of the square, by an angle in degrees.
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

  /// The figure taken away from what is behind it.
  var cut: SymbolFigure {
    SymbolFigure(
      layers.map {
        var layer = $0
        layer.isCut.toggle()
        return layer
      })
  }

  /// The figure with a distance to what is behind it, in units.
  func spaced(by gap: CGFloat) -> SymbolFigure {
    SymbolFigure(
      layers.map {
        var layer = $0
        layer.gap = max(layer.gap, gap)
        return layer
      })
  }
}

/// One layer of a symbol: a shape in its place.
package struct SymbolLayer: Hashable, Sendable {
  /// What is drawn.
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

  /// How the shape's areas are drawn.
  package enum Form: Hashable, Sendable {
    /// As they are.
    case plain
    /// With the areas that lines enclose; marks within those are cut out.
    case solid
    /// Only their outlines.
    case outlined
  }

  /// The part of a symbol that a style colors.
  package enum Part: Hashable, Sendable { case figure, enclosure }

  package var shape: Shape
  package var form = Form.plain
  /// From the shape's square of 16 units to the symbol's.
  package var transform = CGAffineTransform.identity
  /// The distance to what is behind the layer, in units; 0 leaves none.
  package var gap: CGFloat = 0
  /// Whether the layer takes away what is behind it.
  package var isCut = false
  package var part = Part.figure

  package init(_ shape: Shape) { self.shape = shape }

  /// How much smaller the shape is than its own square; 1 is as large.
  package var scale: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }
}
