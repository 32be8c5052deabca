internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// The opacities of the glyphs drawn at one scale, from which lines of text are composed.
///
/// A glyph is cached for each eighth of a pixel of its position, so its position is accurate to a
/// sixteenth of a pixel.
@MainActor
final class GlyphMasks {
  /// The opacities of a glyph.
  struct Glyph {
    /// The bounds of the ink in pixels, relative to the pen's whole pixel; nil without ink.
    let bounds: PixelRect?
    /// The opacities inside the bounds, row by row.
    let opacities: [UInt8]
  }

  /// The number of pixels per point.
  let scale: CGFloat
  private var fonts: [UnsafeMutablePointer<PangoFont>: FontGlyphs] = [:]
  /// The approximate size of the cache, in bytes.
  private var cost = 0

  /// The number of glyphs drawn so far, including those no longer cached.
  private(set) var drawnCount = 0

  /// The maximum size of the cache: some ten thousand glyphs at the size of labels.
  private static let limit = 4 << 20
  /// The maximum font size, in pixels; larger text is rare and large in memory, so its outlines are
  /// drawn.
  static let largestSize: CGFloat = 96

  init(scale: CGFloat) { self.scale = scale }

  /// The glyphs of one font, which retain the font.
  @MainActor
  private final class FontGlyphs {
    let font: UnsafeMutablePointer<PangoFont>
    var glyphs: [UInt64: Glyph] = [:]

    init(_ font: UnsafeMutablePointer<PangoFont>) {
      self.font = font
      g_object_ref(font)
    }

    isolated deinit { g_object_unref(font) }
  }

  /// Returns a glyph with its pen in the first pixel, offset right and down by eighths of a pixel.
  func glyph(
    _ glyph: PangoGlyph, of font: UnsafeMutablePointer<PangoFont>, phaseX: Int, phaseY: Int
  ) -> Glyph {
    let key = UInt64(glyph) << 6 | UInt64(phaseX << 3 | phaseY)
    if let known = fonts[font]?.glyphs[key] { return known }
    let made = draw(
      glyph, of: font,
      at: Placement(
        scale: CGSize(width: scale, height: scale),
        origin: CGPoint(x: CGFloat(phaseX) / 8, y: CGFloat(phaseY) / 8)))
    drawnCount += 1
    cost += 100 + made.opacities.count
    if cost > Self.limit { (fonts, cost) = ([:], made.opacities.count) }
    if fonts[font] == nil { fonts[font] = FontGlyphs(font) }
    fonts[font]?.glyphs[key] = made
    return made
  }

  private func draw(
    _ glyph: PangoGlyph, of font: UnsafeMutablePointer<PangoFont>, at placement: Placement
  ) -> Glyph {
    let scratch = CairoContext(CairoSurface())
    scratch.addOutline(of: glyph, font, at: placement)
    guard let bounds = scratch.pathBounds else { return Glyph(bounds: nil, opacities: []) }
    let surface = CairoSurface(maskWidth: bounds.width, height: bounds.height)
    let context = CairoContext(surface)
    var placement = placement
    placement.origin.x -= CGFloat(bounds.minX)
    placement.origin.y -= CGFloat(bounds.minY)
    context.addOutline(of: glyph, font, at: placement)
    context.fill()
    return Glyph(bounds: bounds, opacities: surface.opacities)
  }
}

extension CairoContext {
  /// Adds the outline of a glyph to the path.
  fileprivate func addOutline(
    of glyph: PangoGlyph, _ font: UnsafeMutablePointer<PangoFont>, at placement: Placement
  ) {
    withCoordinates(placement) {
      addOutline(PlacedGlyph(font: font, glyph: glyph, x: 0, y: 0))
    }
  }

  /// Adds the outline of a glyph to the path, in the current coordinates.
  func addOutline(_ placed: PlacedGlyph) {
    var info = PangoGlyphInfo()
    info.glyph = placed.glyph
    var cluster: gint = 0
    withUnsafeMutablePointer(to: &info) { info in
      withUnsafeMutablePointer(to: &cluster) { cluster in
        var string = PangoGlyphString()
        string.num_glyphs = 1
        string.glyphs = info
        string.log_clusters = cluster
        cairo_move_to(pointer, placed.x, placed.y)
        pango_cairo_glyph_string_path(pointer, placed.font, &string)
      }
    }
  }
}
