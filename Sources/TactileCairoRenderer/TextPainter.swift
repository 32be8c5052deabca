import Foundation
import TactileDrawing

/// Draws lines of text for a renderer.
///
/// Cairo 1.16 aligns each glyph to a whole pixel, which makes the spacing of small text uneven.
/// Instead, a line is composed from ``GlyphMasks`` into a cached mask, one for each quarter of a
/// pixel of its start. This is accurate to an eighth of a pixel, and faster than cairo's own
/// glyphs.
@MainActor
final class TextPainter {
  private let fontMap: FontMap
  /// The number of pixels per point if no effect scales the text.
  private let scale: CGFloat

  /// A label of a dozen letters takes 2 KB at scale 1 and 15 KB at scale 3, so 16 MiB hold a
  /// thousand of them at any scale.
  private var masks = BoundedCache<TextMask.Key, TextMask>(limit: 16 << 20)

  /// The color glyphs of lines with emoji.
  private var linesOfColorGlyphs = BoundedCache<ColorGlyphKey, [ColorGlyph]>(limit: 1 << 18)
  private let colorGlyphs = ColorGlyphs()

  private struct ColorGlyphKey: Hashable {
    let string: String
    let font: FontDescriptor
  }

  /// The context for paths that are only measured.
  private let scratch = CairoContext(CairoSurface())

  init(fontMap: FontMap, scale: CGFloat) {
    self.fontMap = fontMap
    self.scale = scale
  }

  /// Returns the pixels that a line touches; nil if there are none.
  ///
  /// - Parameter placement: The placement of the line, with the start of its baseline as the
  ///   origin.
  func bounds(of string: String, font: FontDescriptor, at placement: Placement) -> PixelRect? {
    guard font.isDrawable else { return nil }
    let glyphs = colorGlyphs(of: string, font: font)
    return glyphs.reduce(letterBounds(of: string, font: font, at: placement)) { all, glyph in
      guard let next = placement.pixels(of: Path(glyph.frame), reach: 0) else { return all }
      return all?.union(next) ?? next
    }
  }

  /// Returns the emoji of a line.
  func colorGlyphs(of string: String, font: FontDescriptor) -> [ColorGlyph] {
    guard font.isDrawable, string.hasEmoji else { return [] }
    let key = ColorGlyphKey(string: string, font: font)
    if let known = linesOfColorGlyphs.value(for: key) { return known }
    var glyphs: [ColorGlyph] = []
    TextLayout(string, font: font, in: fontMap).forEachColorGlyph { placed in
      if let glyph = colorGlyphs.colorGlyph(for: placed, size: font.size) { glyphs.append(glyph) }
    }
    linesOfColorGlyphs.insert(glyphs, cost: 100 + glyphs.count * 200 + string.utf8.count, for: key)
    return glyphs
  }

  private func letterBounds(
    of string: String, font: FontDescriptor, at placement: Placement
  ) -> PixelRect? {
    guard let spot = Spot(placement, scale: scale) else {
      return outlineBounds(TextLayout(string, font: font, in: fontMap), at: placement)
    }
    return mask(of: string, font: font, at: spot).bounds?.moved(x: spot.x, y: spot.y)
  }

  /// Draws a line in the context's color, except its ``colorGlyphs(of:font:)``.
  ///
  /// - Parameters:
  ///   - placement: The placement of the line, with the start of its baseline as the origin.
  ///   - area: The area to draw, and the columns of the picture.
  func draw(
    _ string: String, font: FontDescriptor, at placement: Placement, in area: DrawnArea,
    on context: CairoContext
  ) {
    guard font.isDrawable else { return }
    guard let spot = Spot(placement, scale: scale) else {
      return drawOutlines(of: string, font: font, at: placement, in: area, on: context)
    }
    let mask = mask(of: string, font: font, at: spot)
    guard let bounds = mask.bounds else { return }
    if let surface = mask.surface {
      context.paint(through: surface, x: spot.x + bounds.minX, y: spot.y + bounds.minY)
    } else {
      drawOutlines(of: string, font: font, at: placement, in: area, on: context)
    }
  }

  private func mask(of string: String, font: FontDescriptor, at spot: Spot) -> TextMask {
    let key = TextMask.Key(
      string: string, font: font, phaseX: spot.phaseX, phaseY: spot.phaseY)
    if let known = masks.value(for: key) { return known }
    let mask =
      font.size * scale > GlyphMasks.largestSize
      ? outlineMask(of: string, font: font, at: spot)
      : glyphMask(of: string, font: font, at: spot)
    masks.insert(mask, cost: mask.cost + string.utf8.count, for: key)
    return mask
  }

  /// Returns the mask of a line as the sum of its glyphs' masks.
  private func glyphMask(of string: String, font: FontDescriptor, at spot: Spot) -> TextMask {
    // Only the font map retains these masks, as with all objects that hold a font.
    let glyphs = fontMap.glyphMasks(scale: scale)
    var parts: [(glyph: GlyphMasks.Glyph, bounds: PixelRect)] = []
    func add(_ placed: PlacedGlyph) {
      let x = Int((placed.x * scale * 8).rounded()) + spot.phaseX * 2
      let y = Int((placed.y * scale * 8).rounded()) + spot.phaseY * 2
      let glyph = glyphs.glyph(placed.glyph, of: placed.font, phaseX: x & 7, phaseY: y & 7)
      guard let bounds = glyph.bounds else { return }
      parts.append((glyph, bounds.moved(x: x >> 3, y: y >> 3)))
    }
    if let run = fontMap.run(of: string, font: font) {
      run.forEachGlyph(add)
    } else {
      drawnLayout(of: string, font: font).forEachGlyph(add)
    }
    guard var bounds = parts.first?.bounds else { return TextMask(bounds: nil, surface: nil) }
    for part in parts { bounds = bounds.union(part.bounds) }
    guard bounds.width * bounds.height <= TextMask.mostPixels else {
      return outlineMask(of: string, font: font, at: spot)
    }
    let surface = CairoSurface(maskWidth: bounds.width, height: bounds.height)
    for part in parts {
      surface.add(part.glyph.opacities, in: part.bounds.moved(x: -bounds.minX, y: -bounds.minY))
    }
    surface.markDirty()
    return TextMask(bounds: bounds, surface: surface)
  }

  /// Returns the mask of a line of large letters.
  private func outlineMask(of string: String, font: FontDescriptor, at spot: Spot) -> TextMask {
    let layout = drawnLayout(of: string, font: font)
    var placement = spot.phasePlacement(scale: scale)
    let bounds = outlineBounds(layout, at: placement)
    guard let bounds, bounds.width * bounds.height <= TextMask.mostPixels else {
      return TextMask(bounds: bounds, surface: nil)
    }
    let surface = CairoSurface(maskWidth: bounds.width, height: bounds.height)
    let context = CairoContext(surface)
    placement.origin.x -= CGFloat(bounds.minX)
    placement.origin.y -= CGFloat(bounds.minY)
    context.withCoordinates(placement) { layout.addOutlines(to: context) }
    context.fill()
    surface.flush()
    return TextMask(bounds: bounds, surface: surface)
  }

  private func drawOutlines(
    of string: String, font: FontDescriptor, at placement: Placement, in area: DrawnArea,
    on context: CairoContext
  ) {
    let layout = drawnLayout(of: string, font: font)
    guard let spot = PixelSpot(placement),
      let bounds = outlineBounds(layout, at: spot.placement)?.moved(x: spot.x, y: spot.y),
      let visible = area.rows(of: bounds)
    else { return }
    // Clipping changes cairo's outlines slightly, so only very large ones are clipped.
    let rows = bounds.width * bounds.height <= TextMask.mostPixels ? bounds : visible
    let surface = CairoSurface(maskWidth: rows.width, height: rows.height)
    let mask = CairoContext(surface)
    var inner = spot.placement
    inner.origin.x += CGFloat(spot.x - rows.minX)
    inner.origin.y += CGFloat(spot.y - rows.minY)
    mask.withCoordinates(inner) { layout.addOutlines(to: mask) }
    mask.fill()
    surface.flush()
    context.paint(through: surface, x: rows.minX, y: rows.minY)
  }

  /// Shapes a line that is drawn; characters without a glyph issue a warning.
  private func drawnLayout(of string: String, font: FontDescriptor) -> TextLayout {
    let layout = TextLayout(string, font: font, in: fontMap)
    let missing = layout.missingCharacters
    if !missing.isEmpty { fontMap.warn(ofMissing: missing, in: string) }
    return layout
  }

  private func outlineBounds(
    _ layout: borrowing TextLayout, at placement: Placement
  ) -> PixelRect? {
    scratch.withCoordinates(placement) { layout.addOutlines(to: scratch) }
    defer { scratch.clearPath() }
    return scratch.pathBounds
  }
}

/// A position on the picture, split into a whole pixel and quarters of a pixel.
private struct Spot {
  var x: Int
  var y: Int
  var phaseX: Int
  var phaseY: Int

  /// Creates the nearest spot; nil if the text is scaled or mirrored, which requires its own
  /// shapes.
  init?(_ placement: Placement, scale: CGFloat) {
    guard placement.isUpright, placement.scale == CGSize(width: scale, height: scale) else {
      return nil
    }
    let x = Int((placement.origin.x * 4).rounded())
    let y = Int((placement.origin.y * 4).rounded())
    // Shifting rounds down, also for negative coordinates.
    (self.x, self.y) = (x >> 2, y >> 2)
    (phaseX, phaseY) = (x & 3, y & 3)
  }

  /// Returns the placement of text that begins in this spot's part of the pixel (0, 0).
  func phasePlacement(scale: CGFloat) -> Placement {
    Placement(
      scale: CGSize(width: scale, height: scale),
      origin: CGPoint(x: CGFloat(phaseX) / 4, y: CGFloat(phaseY) / 4))
  }
}
