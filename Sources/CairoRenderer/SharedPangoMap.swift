internal import CPangoCairo
import Drawing
import Foundation

/// The `PangoFontMap` of a set of font files: one per process, never freed.
///
/// Pango 1.50 searches for each new font pattern on two threads, and each of them owns a reference
/// to the map and one to the search. Two things follow:
///
/// - A map that is freed while a search runs is finalized on Pango's thread, beside the fonts that
///   are released here. So no map is ever freed.
/// - A search that is dropped from Pango's cache while it runs is removed from the map's tables on
///   Pango's thread. So the cache is cleared when it is half full, once all searches have ended.
///
/// Everything else of Pango happens on the main actor.
@MainActor
final class SharedPangoMap {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>

  /// The references to the map while no search runs.
  private var ownReferences: gint = 0
  /// How many searches were started since the caches were cleared.
  private var searchCount = 0

  /// How many results of searches Pango keeps (`FONTSET_CACHE_SIZE`).
  static let keptSearches = 256

  private static var known: [FontFiles: SharedPangoMap] = [:]

  /// The map of the files, which are read once per process.
  ///
  /// - Throws: ``MissingFonts`` when a file is missing or is no font.
  static func of(_ files: FontFiles) throws(MissingFonts) -> SharedPangoMap {
    if let known = known[files] { return known }
    let made = SharedPangoMap(try FontConfiguration.of(files))
    known[files] = made
    return made
  }

  /// Whether the files were read.
  static func isLoaded(_ files: FontFiles) -> Bool { known[files] != nil }

  private init(_ configuration: FontConfiguration) {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
    context = pango_font_map_create_context(map)!
    setContext()
    ownReferences = referenceCount
    // Pango calls this in front of each search, on the thread that asks for the font.
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(map),
      { pattern, map in
        FontConfiguration.slant(pattern!)
        MainActor.assumeIsolated {
          Unmanaged<SharedPangoMap>.fromOpaque(map!).takeUnretainedValue().prepareSearch()
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  deinit { preconditionFailure("a font map stays until the process ends") }

  private func setContext() {
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

  private var referenceCount: gint {
    withUnsafeMutablePointer(to: &map.pointee.parent_instance.ref_count) {
      $0.withMemoryRebound(to: gint.self, capacity: 1) { g_atomic_int_get($0) }
    }
  }

  /// Counts a search that begins.
  private func prepareSearch() {
    searchCount += 1
    // A line in more fonts than the cache has room for since ``trim()``. Pango itself may hold the map
    // in the middle of a call, so this does not wait for ever.
    if searchCount > Self.keptSearches { waitForSearches(atMost: 1000) }
  }

  /// Clears Pango's caches long before one search could push another one out: never while one runs.
  ///
  /// It also bounds the patterns, which Pango never forgets and compares in each search: text whose
  /// size is animated would become slower and slower. Fonts in use stay valid. Call it outside of
  /// Pango's own calls.
  func trim() {
    guard searchCount >= Self.keptSearches / 2 else { return }
    guard waitForSearches(atMost: 100_000) else {
      return assertionFailure("a search for a font does not end")
    }
    pango_fc_font_map_cache_clear(OpaquePointer(map))
    searchCount = 0
  }

  /// Waits until all searches have ended, which takes far less than a millisecond among few fonts.
  ///
  /// - Returns: false after too many waits of 20 microseconds.
  @discardableResult
  private func waitForSearches(atMost limit: Int) -> Bool {
    var waits = 0
    while referenceCount > ownReferences {
      guard waits < limit else { return false }
      waits += 1
      usleep(20)
    }
    return true
  }
}
