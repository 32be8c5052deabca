internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// A glyph with colors of its own, such as an emoji: an image beside the outlines of other glyphs.
struct ColorGlyph {
  /// The image.
  let image: DisplayList.ImageRun
  /// The top left corner of the image in points, relative to the start of the line's baseline.
  let origin: CGPoint

  /// The frame of the image in points, relative to the start of the line's baseline.
  var frame: CGRect { CGRect(origin: origin, size: image.size) }
}

extension StringProtocol {
  /// Whether the text has characters that are drawn as emoji.
  ///
  /// Digits and ASCII symbols are emoji only before a character that says so.
  var hasEmoji: Bool {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return false }
    return unicodeScalars.contains { scalar in
      scalar == "\u{FE0F}" || scalar.properties.isEmojiPresentation
        || scalar.properties.isEmoji && scalar.value >= 0x2000
    }
  }
}

/// The images of glyphs with colors, decoded once.
@MainActor
final class ColorGlyphs {
  /// An image as in the font file, and its frame in units of the font's size.
  private struct Source {
    let image: RasterImage
    let frame: CGRect
  }

  /// A decoded image has 136 by 128 pixels; the cache holds some two hundred.
  private var sources = BoundedCache<PangoGlyph, Source>(limit: 16 << 20)

  /// Returns whether a font has colors of its own.
  static func has(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    hb_ot_color_has_png(hb_font_get_face(pango_font_get_hb_font(font))) != 0
  }

  /// Returns the image of a glyph in a font with colors; nil if the glyph is blank.
  ///
  /// - Parameter size: The size of the font, in points.
  func colorGlyph(for placed: PlacedGlyph, size: CGFloat) -> ColorGlyph? {
    guard let source = source(of: placed) else { return nil }
    let frame = source.frame
    return ColorGlyph(
      image: DisplayList.ImageRun(
        name: "emoji", image: source.image,
        size: CGSize(width: frame.width * size, height: frame.height * size)),
      origin: CGPoint(x: placed.x + frame.minX * size, y: placed.y + frame.minY * size))
  }

  private func source(of placed: PlacedGlyph) -> Source? {
    if let known = sources.value(for: placed.glyph) { return known }
    guard let made = Self.decode(placed) else { return nil }
    sources.insert(made, cost: made.image.bitmap.pixels.count, for: placed.glyph)
    return made
  }

  private static func decode(_ placed: PlacedGlyph) -> Source? {
    let face = hb_font_get_face(pango_font_get_hb_font(placed.font))
    // A font without a size, whose extents are in the units of its file.
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    let file = hb_ot_color_glyph_reference_png(font, placed.glyph)
    defer { hb_blob_destroy(file) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(file, &length), length > 0,
      hb_font_get_glyph_extents(font, placed.glyph, &extents) != 0,
      let bitmap = try? PNGDecoder.decode(Data(bytes: bytes, count: Int(length)))
    else { return nil }
    let unit = CGFloat(hb_face_get_upem(face))
    // The distances go up, and the height is negative.
    return Source(
      image: RasterImage(bitmap),
      frame: CGRect(
        x: CGFloat(extents.x_bearing) / unit, y: -CGFloat(extents.y_bearing) / unit,
        width: CGFloat(extents.width) / unit, height: -CGFloat(extents.height) / unit))
  }
}
