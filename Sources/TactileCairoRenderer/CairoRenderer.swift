import Foundation
import TactileDrawing

/// Paints display lists as pictures.
///
/// Equal lists result in equal bytes, regardless of earlier drawing and of the machine. A renderer
/// caches the shapes of painted text, so a single renderer should paint all frames of a window.
@MainActor
package final class CairoRenderer {
  /// The number of pixels per point.
  package let scale: CGFloat
  private let fontMap: FontMap
  private let icons: IconFiles
  /// The painters of what an item can show, with their caches; made for the first picture, since many tests draw none.
  private lazy var painters = Painters(scale: scale, fontMap: fontMap, icons: icons)

  /// Creates a renderer for pictures of a scale.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point, from 1 to 3; may be fractional.
  ///   - fontMap: The font map, shared with the typesetter that broke the lines of text.
  ///   - icons: The locations of the drawings of symbols.
  /// - Throws: ``InvalidScale`` if the scale is out of range.
  package init(
    scale: CGFloat, fontMap: FontMap, icons: IconFiles = .debian
  ) throws(InvalidScale) {
    guard scale >= 1, scale <= 3 else { throw InvalidScale(scale: scale) }
    self.scale = scale
    self.fontMap = fontMap
    self.icons = icons
  }

  private struct Painters {
    let text: TextPainter
    let symbols: SymbolPainter
    let shadows = ShadowCache()
    let outlines = OutlinePainter()
    let images = ImagePainter()
    let materials: MaterialPainter

    @MainActor init(scale: CGFloat, fontMap: FontMap, icons: IconFiles) {
      text = TextPainter(fontMap: fontMap, scale: scale)
      symbols = SymbolPainter(files: icons)
      materials = MaterialPainter(scale: scale)
    }
  }

  /// Paints a display list on a transparent picture.
  ///
  /// Items that cannot be drawn, such as those with infinite coordinates, are omitted.
  ///
  /// - Returns: A picture with the list's size in pixels, rounded up. A side that is not positive
  ///   is 0, and the maximum is ``longestSide``.
  package func render(_ list: DisplayList) -> Bitmap {
    var bitmap = blank(list.size)
    draw(on: &bitmap) { painter, placement in
      painter.draw(list, in: painter.clip, at: placement)
    }
    return bitmap
  }

  /// Repaints the damaged parts of a picture, with the same result as painting all of it.
  ///
  /// - Parameters:
  ///   - bitmap: The previous picture of the window; one of another size is repainted completely.
  ///   - size: The size of the window, in points.
  ///   - list: Returns the part of the window's display list that reaches into a rectangle, in
  ///     points.
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

  /// Draws an area of the window.
  ///
  /// If a material in the area shows content that is farther away, that content is drawn offscreen.
  ///
  /// - Parameter shown: The items that reach into the area.
  private func draw(
    _ area: PixelRect, _ shown: DisplayList, _ painter: Painter, at placement: Placement,
    _ list: (CGRect) -> DisplayList
  ) {
    var (shown, zone) = (shown, area)
    while true {
      // Items that were out of reach so far may contain further materials.
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
          context: context, text: painters.text, symbols: painters.symbols,
          shadows: painters.shadows, outlines: painters.outlines, images: painters.images,
          materials: painters.materials,
          drawnArea: DrawnArea(clip: clip, columns: 0..<width),
          surroundings: Surroundings(window: clip)),
        Placement(scale: CGSize(width: scale, height: scale), origin: .zero))
      surface.flush()
      precondition(context.isValid, "cairo failed, most likely because it is out of memory")
    }
  }

  /// The maximum number of pixels along a side, half of cairo's limit; larger pictures are cropped.
  package nonisolated static let longestSide = 16_384

  private func pixels(_ points: CGFloat) -> Int {
    let pixels = PixelGrid(scale: scale).pixelsUp(points)
    guard pixels > 0 else { return 0 }
    return Int(min(pixels, CGFloat(Self.longestSide)))
  }
}

extension PixelRect {
  /// Returns the rectangle in points.
  fileprivate func points(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(minX) / scale, y: CGFloat(minY) / scale, width: CGFloat(width) / scale,
      height: CGFloat(height) / scale)
  }
}

/// An error thrown for a scale that is not supported.
package struct InvalidScale: Error, CustomStringConvertible {
  /// The requested scale, in pixels per point.
  package let scale: CGFloat

  package var description: String {
    "A picture cannot have the scale \(scale.concise); choose one from 1 to 3."
  }
}
