internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// The `PangoFontMap` of a set of font files: one per process, never freed.
///
/// Pango 1.50 searches for each new font pattern on two threads, and each of them owns a reference
/// to the map and one to the search. This has two consequences:
///
/// - A map that is freed during a search is finalized on Pango's thread, while its fonts are
///   released on this one. Therefore, maps are never freed.
/// - A search that is evicted from Pango's cache while it runs is removed from the map's tables on
///   Pango's thread. Therefore, the cache is cleared when it is half full, after all searches have
///   ended.
///
/// All other use of Pango is on the main actor.
@MainActor
final class SharedPangoMap {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>

  /// The number of references to the map while no search is running.
  private var ownReferences: gint = 0
  /// The number of searches started since the caches were cleared.
  private var searchCount = 0

  /// The number of search results that Pango caches (`FONTSET_CACHE_SIZE`).
  static let keptSearches = 256

  /// The maps so far: one for each set of designs, with and without emoji.
  private static var known: [(files: FontFiles, map: SharedPangoMap)] = []

  /// Returns the map of font files, which are read once per process.
  ///
  /// - Throws: ``MissingFonts`` if a file is missing or is not a font.
  static func of(_ files: FontFiles) throws(MissingFonts) -> SharedPangoMap {
    if let known = known(files) { return known }
    let made = SharedPangoMap(try FontConfiguration.of(files))
    known.append((files, made))
    return made
  }

  private static func known(_ files: FontFiles) -> SharedPangoMap? {
    known.first { $0.files == files }?.map
  }

  /// Returns whether the files have been read.
  static func isLoaded(_ files: FontFiles) -> Bool { known(files) != nil }

  private init(_ configuration: FontConfiguration) {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
    context = pango_font_map_create_context(map)!
    setContext()
    ownReferences = referenceCount
    // Pango calls this function before each search, on the thread that requests the font.
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(map),
      { pattern, map in
        FontConfiguration.slant(pattern!)
        MainActor.assumeIsolated {
          Unmanaged<SharedPangoMap>.fromOpaque(map!).takeUnretainedValue().prepareSearch()
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  deinit { preconditionFailure("a font map is never released") }

  private func setContext() {
    // Unhinted glyphs at unrounded positions: scaling does not change the shape or the breaks of
    // text.
    let options = cairo_font_options_create()!
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    // Otherwise, Pango would use the language of the locale.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
  }

  private var referenceCount: gint {
    withUnsafeMutablePointer(to: &map.pointee.parent_instance.ref_count) {
      $0.withMemoryRebound(to: gint.self, capacity: 1) { g_atomic_int_get($0) }
    }
  }

  /// Counts a search that is about to begin.
  private func prepareSearch() {
    searchCount += 1
    // More fonts than the cache holds were used in one line since ``trim()``. Pango may hold the
    // map itself during a call, so the wait is limited.
    if searchCount > Self.keptSearches { waitForSearches(atMost: 1000) }
  }

  /// Clears Pango's caches before a search could evict another one, but never during a search.
  ///
  /// This also limits the number of patterns, which Pango keeps forever and compares in each
  /// search: text with an animated size would become slower and slower. Fonts in use stay valid.
  /// Call this method outside of Pango's own calls.
  func trim() {
    guard searchCount >= Self.keptSearches / 2 else { return }
    guard waitForSearches(atMost: 100_000) else {
      return assertionFailure("Pango's search for a font doesn't end")
    }
    pango_fc_font_map_cache_clear(OpaquePointer(map))
    searchCount = 0
  }

  /// Waits until all searches have ended, which takes far less than a millisecond with few fonts.
  ///
  /// The searches run on threads of Pango, which does not report their end: only the reference
  /// count of the map tells. The wait changes no picture.
  ///
  /// - Returns: False if the maximum number of waits of 20 microseconds was reached.
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
