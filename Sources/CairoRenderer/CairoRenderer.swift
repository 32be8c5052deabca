import Drawing
import Foundation

/// Paints display lists as pictures.
///
/// The same list makes the same bytes, whatever was painted before and wherever the process runs.
/// A renderer keeps the shapes of the text it painted, so one renderer should paint all frames of
/// a window.
@MainActor
package final class CairoRenderer {
  /// Pixels per point.
  package let scale: CGFloat
  private let text: TextPainter
  private let symbols: SymbolPainter
  private let shadows = ShadowCache()
  private let outlines = OutlinePainter()
  private let images = ImagePainter()
  private let materials: MaterialPainter

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, from 1 to 3; fractions are fine.
  ///   - fontMap: share it with the typesetter that made the lines of text.
  ///   - icons: where the drawings of symbols are.
  /// - Throws: ``InvalidScale``.
  package init(
    scale: CGFloat, fontMap: FontMap, icons: IconFiles = .debian
  ) throws(InvalidScale) {
    guard scale >= 1, scale <= 3 else { throw InvalidScale(scale: scale) }
    self.scale = scale
    text = TextPainter(fontMap: fontMap, scale: scale)
    symbols = SymbolPainter(files: icons)
    materials = MaterialPainter(scale: scale)
  }

  /// Paints the list.
  ///
  /// Items that cannot be drawn, such as those with coordinates that are not finite, are left out.
  ///
  /// - Returns: a picture whose sides are the list's, in pixels, rounded up; a side that is not
  ///   positive is 0, and none is longer than ``longestSide``.
  package func render(_ list: DisplayList) -> Bitmap {
    var bitmap = blank(list.size)
    draw(on: &bitmap) { painter, placement in
      painter.draw(list, in: painter.clip, at: placement)
    }
    return bitmap
  }

  /// Paints the damaged parts of a picture anew, as if all of it were painted.
  ///
  /// - Parameters:
  ///   - bitmap: the picture of the window before; one of another size is painted as a whole.
  ///   - size: the window's size in points.
  ///   - list: what of the window reaches into a rectangle, given in points.
  package func repaint(
    _ damage: Damage, on bitmap: inout Bitmap, size: CGSize, with list: (CGRect) -> DisplayList
  ) {
    var rects = damage.rects
    if bitmap.width != pixels(size.width) || bitmap.height != pixels(size.height) {
      bitmap = blank(size)
      rects = [CGRect(origin: .zero, size: size)]
    }
    draw(on: &bitmap) { painter, placement in
      for rect in rects {
        guard let area = painter.bounds(of: Path(rect), at: placement) else { continue }
        draw(area, list(rect), painter, at: placement, list)
      }
    }
  }

  /// Draws some pixels of the window.
  ///
  /// Where a material shows in them what is farther away, that is drawn as well, beside the picture.
  ///
  /// - Parameter shown: what reaches into the area.
  private func draw(
    _ area: PixelRect, _ shown: DisplayList, _ painter: Painter, at placement: Placement,
    _ list: (CGRect) -> DisplayList
  ) {
    var (shown, zone) = (shown, area)
    while true {
      // What was out of reach so far may have materials of its own.
      let needed = painter.needed(by: shown.items, in: area, at: placement)
      if zone.contains(needed) { break }
      zone = zone.union(needed)
      shown = list(zone.points(scale: scale))
    }
    guard zone != area else { return painter.draw(shown, in: area, at: placement) }
    let layer = Layer(bounds: zone)
    layer.surface.begin(atX: zone.minX, y: zone.minY)
    var beside = painter
    beside.context = CairoContext(layer.surface)
    beside.draw(shown, in: zone, at: placement)
    layer.surface.flush()
    painter.context.withClip(area) { painter.context.copy(layer.surface) }
  }

  /// Paints further items over a picture.
  package func paint(_ items: [DisplayList.Item], over bitmap: inout Bitmap) {
    draw(on: &bitmap) { painter, placement in painter.draw(items, at: placement) }
  }

  private func blank(_ size: CGSize) -> Bitmap {
    let (width, height) = (pixels(size.width), pixels(size.height))
    return Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
  }

  private func draw(on bitmap: inout Bitmap, _ body: (Painter, Placement) -> Void) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard let clip = PixelRect(width: width, height: height) else { return }
    bitmap.pixels.withUnsafeMutableBufferPointer { memory in
      let surface = CairoSurface(pixels: memory.baseAddress!, width: width, height: height)
      let context = CairoContext(surface)
      body(
        Painter(
          context: context, text: text, symbols: symbols, shadows: shadows, outlines: outlines,
          images: images, materials: materials,
          frame: DrawnFrame(clip: clip, columns: 0..<width),
          surroundings: Surroundings(window: clip)),
        Placement(scale: CGSize(width: scale, height: scale), origin: .zero))
      surface.flush()
      precondition(context.isValid, "cairo failed, most likely for want of memory")
    }
  }

  /// The most pixels along a side, half of what cairo can draw; larger pictures are cut.
  package nonisolated static let longestSide = 16_384

  private func pixels(_ points: CGFloat) -> Int {
    // A tenth of a percent of a pixel is a rounding error of layout, not a pixel more.
    let pixels = (points * scale - 0.001).rounded(.up)
    guard pixels > 0 else { return 0 }
    return Int(min(pixels, CGFloat(Self.longestSide)))
  }
}

extension PixelRect {
  /// The rectangle in points.
  fileprivate func points(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(minX) / scale, y: CGFloat(minY) / scale, width: CGFloat(width) / scale,
      height: CGFloat(height) / scale)
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
