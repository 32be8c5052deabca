import Drawing
import Foundation

/// Paints display lists as pictures.
///
/// The same list makes the same bytes, whatever was painted before and wherever the process runs.
/// A renderer keeps the shapes of the text it painted, so one renderer should paint all frames of
/// a window.
package final class CairoRenderer {
  /// Pixels per point.
  package let scale: CGFloat
  private let text: TextPainter
  private let symbols: SymbolPainter
  private let shadows = ShadowCache()

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, from 1 to 3; fractions are fine.
  ///   - fontMap: share it with the typesetter that made the lines of text.
  ///   - icons: where the drawings of symbols are.
  /// - Throws: ``InvalidScale``.
  package init(
    scale: CGFloat, fontMap: FontMap, icons: IconFiles = .bootstrap
  ) throws(InvalidScale) {
    guard scale >= 1, scale <= 3 else { throw InvalidScale(scale: scale) }
    self.scale = scale
    text = TextPainter(fontMap: fontMap, scale: scale)
    symbols = SymbolPainter(files: icons)
  }

  /// Paints the list.
  ///
  /// Items that cannot be drawn, such as those with coordinates that are not finite, are left out.
  ///
  /// - Returns: a picture whose sides are the list's, in pixels, rounded up; a side that is not
  ///   positive is 0, and none is longer than ``longestSide``.
  package func render(_ list: DisplayList) -> Bitmap {
    let width = pixels(list.size.width)
    let height = pixels(list.size.height)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    if let clip = PixelRect(width: width, height: height) {
      pixels.withUnsafeMutableBufferPointer { memory in
        let surface = CairoSurface(pixels: memory.baseAddress!, width: width, height: height)
        let context = CairoContext(surface)
        let placement = Placement(scale: CGSize(width: scale, height: scale), origin: .zero)
        if let backdrop = list.backdrop.drawable { context.clear(backdrop) }
        Painter(context: context, text: text, symbols: symbols, shadows: shadows, clip: clip)
          .draw(list.items, at: placement)
        surface.flush()
        precondition(context.isValid, "cairo failed, most likely for want of memory")
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The most pixels along a side, half of what cairo can draw; larger pictures are cut.
  package static let longestSide = 16_384

  private func pixels(_ points: CGFloat) -> Int {
    // A tenth of a percent of a pixel is a rounding error of layout, not a pixel more.
    let pixels = (points * scale - 0.001).rounded(.up)
    guard pixels > 0 else { return 0 }
    return Int(min(pixels, CGFloat(Self.longestSide)))
  }
}

/// A scale at which nothing can be painted.
package struct InvalidScale: Error, CustomStringConvertible {
  /// The scale that was asked for.
  package let scale: CGFloat

  package var description: String {
    "A picture cannot have the scale \(scale.concise); choose one from 1 to 3."
  }
}
