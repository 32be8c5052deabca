internal import CTactilePangoCairo

/// Owns an `FcConfig`, which lists the available fonts.
///
/// The configuration is in memory and lists its files one by one. No configuration file or font
/// cache is read or written.
final class FontConfiguration: Sendable {
  // fontconfig allows threads to share a configuration that is no longer modified.
  nonisolated(unsafe) let pointer: OpaquePointer

  /// Creates a configuration with the fonts in the files.
  ///
  /// - Throws: ``MissingFonts`` if a file is missing or is not a font.
  static func of(_ files: FontFiles) throws(MissingFonts) -> FontConfiguration {
    _ = keepSystemFontsUnloaded
    return try FontConfiguration(files)
  }

  private init(_ files: FontFiles) throws(MissingFonts) {
    let paths = try files.paths()
    pointer = FcConfigCreate()!
    // Otherwise, the environment variable FONTCONFIG_SYSROOT would change all paths.
    FcConfigSetSysRoot(pointer, nil)
    for (path, family) in paths {
      let face = FontFace(path: path)
      let isAdded =
        face.isRegular || !family.sharesCharacters
        ? FcConfigAppFontAddFile(pointer, path) != 0 : addLikeLast(face)
      guard isAdded else { throw MissingFonts(path: path, family: family) }
    }
    if files.hasEmoji { FcConfigParseAndLoadFromMemory(pointer, Self.emojiRules(files.emoji), 1) }
  }

  /// Adds a font that has the characters of the last one that was added.
  ///
  /// fontconfig would read the file to find its characters. For the eighteen files of Inter that takes 4 ms, a fifth of a
  /// program that shows a button and ends.
  ///
  /// - Returns: Whether the file is a font.
  private func addLikeLast(_ face: FontFace) -> Bool {
    guard face.isFont, let fonts = FcConfigGetFonts(pointer, FcSetApplication),
      let last = fonts.pointee.fonts[Int(fonts.pointee.nfont) - 1],
      let font = FcPatternDuplicate(last)
    else { return false }
    for name in [FC_FILE, FC_WEIGHT, FC_SLANT, FC_STYLE, FC_FULLNAME, FC_POSTSCRIPT_NAME] {
      FcPatternDel(font, name)
    }
    FcPatternAddString(font, FC_FILE, face.path)
    FcPatternAddString(font, FC_STYLE, face.style)
    FcPatternAddInteger(font, FC_WEIGHT, face.weight)
    FcPatternAddInteger(font, FC_SLANT, face.slant)
    return FcFontSetAdd(fonts, font) != 0
  }

  /// The rules for emoji: Pango asks for the family `emoji`, and a font of pictures has a single size, from which the
  /// others are scaled.
  private static func emojiRules(_ family: FontFamily) -> String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>\(family.name)</string></edit>
      </match>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
      </match>
    </fontconfig>
    """
  }

  deinit { FcConfigDestroy(pointer) }

  /// Slants the letters of a family without italics when an italic font is requested.
  static func slant(_ pattern: OpaquePointer) {
    var family: UnsafeMutablePointer<FcChar8>?
    var slant: Int32 = 0
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family,
      String(cString: family) == FontFamily.quicksand.name,
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) == FcResultMatch, slant != FC_SLANT_ROMAN
    else { return }
    // Eleven degrees, the usual slope of italics.
    var matrix = FcMatrix(xx: 1, xy: 0.2, yx: 0, yy: 1)
    FcPatternAddMatrix(pattern, FC_MATRIX, &matrix)
  }

  /// Creates the process's first Pango font map while fontconfig's default configuration is empty.
  ///
  /// The first map loads the default configuration on another thread, although it is never used
  /// here: all fonts of the system, a cache in the home directory, messages on standard error.
  /// Afterwards, the empty default is removed, so that other code in the process gets the real one.
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
