internal import CPangoCairo

/// Owns an `FcConfig`: which fonts there are.
///
/// It lives in memory and names its files one by one. No configuration file and no font cache is
/// read or written: eighteen files take 4 ms and leave nothing behind.
final class FontConfiguration: Sendable {
  // fontconfig lets threads share a configuration that nobody changes any more.
  nonisolated(unsafe) let pointer: OpaquePointer

  /// The fonts of the files.
  ///
  /// - Throws: ``MissingFonts`` when a file is missing or is no font.
  static func of(_ files: FontFiles) throws(MissingFonts) -> FontConfiguration {
    _ = keepSystemFontsUnloaded
    return files == .inter ? try inter.get() : try FontConfiguration(files)
  }

  /// All font maps of a process share one, because Pango 1.50 never frees a map's configuration.
  private static let inter = Result { () throws(MissingFonts) in
    try FontConfiguration(.inter)
  }

  private init(_ files: FontFiles) throws(MissingFonts) {
    let paths = try files.paths()
    pointer = FcConfigCreate()!
    // Otherwise the variable FONTCONFIG_SYSROOT moves all paths.
    FcConfigSetSysRoot(pointer, nil)
    for path in paths where FcConfigAppFontAddFile(pointer, path) == 0 {
      throw MissingFonts(path: path)
    }
  }

  deinit { FcConfigDestroy(pointer) }

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
