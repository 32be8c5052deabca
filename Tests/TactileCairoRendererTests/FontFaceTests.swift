import CTactilePangoCairo
import Testing

@testable import TactileCairoRenderer

/// What is known of a font from the name of its file.
@Suite("Font faces")
struct FontFaceTests {
  /// The fonts of a configuration by their files.
  private func fonts(_ configuration: OpaquePointer) throws -> [String: OpaquePointer] {
    let set = try #require(FcConfigGetFonts(configuration, FcSetApplication)).pointee
    var fonts: [String: OpaquePointer] = [:]
    for index in 0..<Int(set.nfont) {
      let font = try #require(set.fonts[index])
      var file: UnsafeMutablePointer<FcChar8>?
      try #require(FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch)
      fonts[String(cString: try #require(file))] = font
    }
    return fonts
  }

  @Test("fonts that aren't read are known as well as if they were")
  func unread() throws {
    let configuration = try FontConfiguration.of(.inter)
    let fonts = try fonts(configuration.pointer)
    let paths = try FontFiles.inter.paths().map(\.path)
    #expect(fonts.count == paths.count)
    let reading = try #require(FcConfigCreate())
    defer { FcConfigDestroy(reading) }
    for path in paths { #expect(FcConfigAppFontAddFile(reading, path) != 0) }
    for (path, read) in try self.fonts(reading) {
      let font = try #require(fonts[path])
      let (expected, known) = (FcPatternDuplicate(read)!, FcPatternDuplicate(font)!)
      defer { for pattern in [expected, known] { FcPatternDestroy(pattern) } }
      // Fonts aren't chosen by these names. The second family of a file, such as “Inter Thin”, is its first one with
      // the style.
      for name in [FC_STYLE, "stylelang", FC_FULLNAME, "fullnamelang", FC_POSTSCRIPT_NAME] {
        FcPatternDel(expected, name)
        FcPatternDel(known, name)
      }
      for name in [FC_FAMILY, "familylang"] { FcPatternRemove(expected, name, 1) }
      #expect(FcPatternEqual(expected, known) != 0, "\(path)")
    }
  }

  @Test("the name tells the weight and the slant")
  func names() {
    let face = FontFace(path: "/fonts/Inter-SemiBoldItalic.otf")
    #expect(face.style == "SemiBoldItalic" && !face.isRegular && !face.isFont)
    #expect(face.weight == FC_WEIGHT_SEMIBOLD && face.slant == FC_SLANT_ITALIC)
    let italic = FontFace(path: "/fonts/Inter-Italic.otf")
    #expect(italic.weight == FC_WEIGHT_REGULAR && italic.slant == FC_SLANT_ITALIC)
    #expect(FontFace(path: "/fonts/Inter-Regular.otf").isRegular)
  }
}
