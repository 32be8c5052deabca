import Foundation
@_spi(Engine) import TactileViewGraph

/// The size of a symbol beside text (rule 6.1.16).
///
/// Symbols are drawn in squares of one size, of which each fills a part. The frame is that part with margins.
package struct SymbolMetrics: Hashable, Sendable {
  /// The length of the square in which the symbol is drawn, in points.
  package private(set) var square: CGFloat
  /// The size of the frame in points, not rounded to pixels.
  package private(set) var size: CGSize

  /// The length of the square at a font of one point, in points.
  private static let squareInEm: CGFloat = 1.0625
  /// The distances between the symbol and the edges of its frame, at a font of one point.
  private static let margins = CGSize(width: 0.118, height: 0.059)

  /// Creates the metrics of a symbol in a font.
  ///
  /// - Parameter images: The loader that knows which part of the square a symbol fills; without it, the symbol fills all
  ///   of it.
  package init(
    of name: String, font: FontDescriptor, scale: Image.Scale, _ images: (any ImageLoader)?
  ) {
    let em = font.size * scale.factor
    square = em * Self.squareInEm
    let part =
      images?.ink(ofSymbol: name)?.size
      ?? CGSize(width: SymbolFigure.side, height: SymbolFigure.side)
    size = CGSize(
      width: square * part.width / SymbolFigure.side + 2 * em * Self.margins.width,
      height: square * part.height / SymbolFigure.side + 2 * em * Self.margins.height)
  }

  /// Returns the metrics at a font that is larger by a factor.
  func scaled(by factor: CGFloat) -> SymbolMetrics {
    var scaled = self
    scaled.square *= factor
    scaled.size = CGSize(width: size.width * factor, height: size.height * factor)
    return scaled
  }
}
