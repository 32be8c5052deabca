internal import CPangoCairo

/// Owns an `FcConfig`: which fonts there are.
///
/// It lives in memory and names its files one by one. No configuration file and no font cache is
/// read or written: the eighteen files of Inter take 4 ms and leave nothing behind.
final class FontConfiguration: Sendable {
  // fontconfig lets threads share a configuration that nobody changes any more.
  nonisolated(unsafe) let pointer: OpaquePointer

  /// The fonts of the files.
  ///
  /// - Throws: ``MissingFonts`` when a file is missing or is no font.
  static func of(_ files: FontFiles) throws(MissingFonts) -> FontConfiguration {
    _ = keepSystemFontsUnloaded
    return try FontConfiguration(files)
  }

  private init(_ files: FontFiles) throws(MissingFonts) {
    let paths = try files.paths()
    pointer = FcConfigCreate()!
    // Otherwise the variable FONTCONFIG_SYSROOT moves all paths.
    FcConfigSetSysRoot(pointer, nil)
    for (path, family) in paths where FcConfigAppFontAddFile(pointer, path) == 0 {
      throw MissingFonts(path: path, family: family)
    }
  }

  deinit { FcConfigDestroy(pointer) }

  /// Slants the letters of a family without italics where italics are searched for.
  static func slant(_ pattern: OpaquePointer) {
    var family: UnsafeMutablePointer<FcChar8>?
    var slant: Int32 = 0
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family,
      String(cString: family) == FontFamily.quicksand.name,
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) == FcResultMatch, slant != FC_SLANT_ROMAN
    else { return }
    // Eleven degrees, as steep as italics are.
    var matrix = FcMatrix(xx: 1, xy: 0.2, yx: 0, yy: 1)
    FcPatternAddMatrix(pattern, FC_MATRIX, &matrix)
  }

  /// Makes Pango's first font map of the process while fontconfig's default is an empty
  /// configuration.
  ///
  /// That first map loads the default on a thread, though no text of ours ever uses it: all fonts
  /// of the system, a cache in the home directory, complaints on the standard error. Afterwards
  /// the default is unloaded again, and whoever else wants it in this process gets the real one.
  private static let keepSystemFontsUnloaded: Void = {
    let empty = FcConfigCreate()!
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
    let first = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
    // Waits for that thread.
    _ = pango_fc_font_map_get_config(OpaquePointer(first))
    g_object_unref(UnsafeMutableRawPointer(first))
    FcConfigSetCurrent(nil)
  }()
}
