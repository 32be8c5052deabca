internal import CPangoCairo
import Drawing
import Foundation

/// The letters that the renderers of one scale have drawn, as opacities: lines are put together from
/// them.
///
/// A letter is kept once for each eighth of a pixel that it stands at, so it is drawn where it
/// belongs to a sixteenth of a pixel.
@MainActor
final class GlyphMasks {
  /// A letter's opacities.
  struct Glyph {
    /// The pixels that have ink, with the pen's whole pixel as origin; nil without ink.
    let bounds: PixelRect?
    /// The opacities inside of the bounds, row by row.
    let opacities: [UInt8]
  }

  /// Pixels per point.
  private let scale: CGFloat
  @exclusivity(unchecked) private var fonts: [UnsafeMutablePointer<PangoFont>: FontGlyphs] = [:]
  /// About the bytes that are kept.
  @exclusivity(unchecked) private var cost = 0

  /// How many letters were drawn so far, those that were forgotten included.
  @exclusivity(unchecked) private(set) var drawnCount = 0

  /// Some ten thousand letters of the size of labels.
  private static let limit = 4 << 20
  /// Larger letters are drawn by their outlines: they are few, and take much memory.
  static let largestSize: CGFloat = 96

  init(scale: CGFloat) { self.scale = scale }

  /// The letters of one font, which stays in use for as long.
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

  /// A letter with its pen in the first pixel, right of and below its corner by eighths.
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
  /// Adds a letter to the path.
  fileprivate func addOutline(
    of glyph: PangoGlyph, _ font: UnsafeMutablePointer<PangoFont>, at placement: Placement
  ) {
    var info = PangoGlyphInfo()
    info.glyph = glyph
    var cluster: gint = 0
    withUnsafeMutablePointer(to: &info) { info in
      withUnsafeMutablePointer(to: &cluster) { cluster in
        var string = PangoGlyphString()
        string.num_glyphs = 1
        string.glyphs = info
        string.log_clusters = cluster
        withCoordinates(placement) {
          cairo_move_to(pointer, 0, 0)
          pango_cairo_glyph_string_path(pointer, font, &string)
        }
      }
    }
  }
}
