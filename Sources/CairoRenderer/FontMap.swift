internal import CPangoCairo
import Drawing
import Foundation

/// The fonts that text is measured and drawn with: Inter and nothing else.
///
/// The map is hermetic: no environment variable, home directory, locale or other font of the system
/// changes a picture.
///
/// One map serves a typesetter and any number of renderers, which keeps them in agreement.
/// Pango's objects belong to one thread at a time, and so do this map and all its users.
package final class FontMap {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  @exclusivity(unchecked) private var descriptions: [FontDescriptor: FontDescription] = [:]
  @exclusivity(unchecked) private var items: [ItemKey: RunItem] = [:]

  private struct ItemKey: Hashable {
    let font: FontDescriptor
    let script: ShapedRun.Script
  }

  /// Some thousand labels: who changes is measured first and drawn soon after.
  @exclusivity(unchecked) private var runs = BoundedCache<RunKey, ShapedRun>(limit: 1 << 20)

  private struct RunKey: Hashable {
    let string: String
    let font: FontDescriptor
  }

  @exclusivity(unchecked) private var letters: [CGFloat: GlyphMasks] = [:]

  /// Loads the fonts.
  ///
  /// - Throws: ``MissingFonts`` when a file is missing or is no font.
  package init(files: FontFiles = .inter) throws(MissingFonts) {
    let configuration = try FontConfiguration.of(files)
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
    context = pango_font_map_create_context(map)!

    // Unhinted glyphs at unrounded places: text scales without changing its shape or its breaks.
    let options = cairo_font_options_create()!
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    // Pango would otherwise take the language of the locale.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
  }

  deinit {
    // What holds the map's fonts goes before the map, which would shut them down under its hands.
    letters = [:]
    items = [:]
    runs = BoundedCache(limit: 0)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Pango's form of a font, which must be ``Drawing/FontDescriptor/isDrawable``.
  func description(of font: FontDescriptor) -> FontDescription {
    if let known = descriptions[font] { return known }
    // Animated sizes make many fonts; a fresh start is cheaper than their bookkeeping.
    if descriptions.count >= 256 { descriptions.removeAll() }
    let made = FontDescription(font)
    descriptions[font] = made
    return made
  }

  /// A string's glyphs where it is plain letters; nil where it takes a ``TextLayout``.
  func run(of string: String, font: FontDescriptor) -> ShapedRun? {
    let key = RunKey(string: string, font: font)
    if let known = runs.value(for: key) { return known }
    guard let made = ShapedRun(string, font: font, in: self) else { return nil }
    runs.insert(made, cost: made.cost + string.utf8.count, for: key)
    return made
  }

  /// The letters drawn at so many pixels a point, for all renderers of that scale: a test that makes
  /// a window of its own finds them drawn.
  func glyphMasks(scale: CGFloat) -> GlyphMasks {
    if let known = letters[scale] { return known }
    // A program has a scale or two, and its tests a few.
    if letters.count >= 4 { letters.removeAll() }
    let made = GlyphMasks(scale: scale)
    letters[scale] = made
    return made
  }

  /// How Pango describes a run of a script in a font, which must be drawable.
  func item(of font: FontDescriptor, _ script: ShapedRun.Script) -> RunItem {
    let key = ItemKey(font: font, script: script)
    if let known = items[key] { return known }
    if items.count >= 256 { items.removeAll() }
    let made = RunItem(font, script, in: self)
    items[key] = made
    return made
  }
}

extension FontDescriptor {
  /// Whether the size is one that text can be drawn at: positive and at most 2,000 points, where
  /// Pango's 32-bit lengths still hold more than a thousand letters.
  var isDrawable: Bool { size > 0 && size <= 2000 && tracking.isFinite }
}

/// Owns a `PangoFontDescription`.
final class FontDescription {
  let pointer: OpaquePointer

  init(_ font: FontDescriptor) {
    pointer = pango_font_description_new()!
    pango_font_description_set_family(pointer, FontFiles.family)
    // Absolute: a point is a pixel at scale 1, whatever the resolution of a screen.
    pango_font_description_set_absolute_size(pointer, font.size * CGFloat(PANGO_SCALE))
    pango_font_description_set_weight(
      pointer, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 900))))
    pango_font_description_set_style(
      pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
  }

  deinit { pango_font_description_free(pointer) }
}
