internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// A simple line of text in one font, shaped by HarfBuzz without Pango.
///
/// It has the same glyphs at the same positions in a fraction of the time; most labels qualify.
@MainActor
final class ShapedRun {
  private let glyphs: [ShapedGlyph]
  private let item: RunItem
  /// The advance width of the line, in points.
  let width: CGFloat

  /// Shapes a string; nil if it requires a ``TextLayout``.
  init?(_ string: String, font: FontDescriptor, in fontMap: FontMap) {
    guard font.isDrawable, !font.hasAttributes else { return nil }
    var string = string
    let made = string.withUTF8 { bytes -> (RunItem, [ShapedGlyph])? in
      guard let script = Self.script(of: bytes) else { return nil }
      let item = fontMap.item(of: font, script)
      return (item, item.shape(bytes))
    }
    guard let made else { return nil }
    (item, glyphs) = made
    var units = 0
    for glyph in glyphs { units += Int(glyph.advance) }
    width = CGFloat(units) / CGFloat(PANGO_SCALE)
  }

  /// The script of a run for Pango: characters without a script of their own follow the letters.
  enum Script: Hashable {
    case latin
    case common
  }

  /// Returns the script of printable ASCII; nil for any other text, and for an empty one.
  private static func script(of bytes: UnsafeBufferPointer<UInt8>) -> Script? {
    guard !bytes.isEmpty else { return nil }
    var script = Script.common
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F else { return nil }
      let lower = byte | 0x20
      if lower >= 0x61, lower <= 0x7A { script = .latin }
    }
    return script
  }

  /// Returns the positions of the characters.
  ///
  /// The characters of a ligature share its width equally, as in a ``TextLayout``.
  ///
  /// - Parameter count: The number of characters of the string, which are a byte each.
  func characters(count: Int) -> [EditableLine.Character] {
    var characters: [EditableLine.Character] = []
    characters.reserveCapacity(count)
    var (pen, index) = (0, 0)
    while index < glyphs.count {
      let start = Int(glyphs[index].cluster)
      var advance = 0
      while index < glyphs.count, Int(glyphs[index].cluster) == start {
        advance += Int(glyphs[index].advance)
        index += 1
      }
      let end = index < glyphs.count ? Int(glyphs[index].cluster) : count
      let width = CGFloat(advance) / CGFloat(PANGO_SCALE) / CGFloat(max(end - start, 1))
      let left = CGFloat(pen) / CGFloat(PANGO_SCALE)
      for position in start..<end {
        characters.append(
          EditableLine.Character(
            start: position, x: left + CGFloat(position - start) * width, width: width))
      }
      pen += advance
    }
    return characters
  }

  /// The approximate size of the run, in bytes.
  var cost: Int { 200 + MemoryLayout<ShapedGlyph>.size * glyphs.count }

  /// Calls the closure with each glyph and its position.
  func forEachGlyph(_ body: (PlacedGlyph) -> Void) {
    let font = item.font
    var pen = 0
    for glyph in glyphs {
      body(
        PlacedGlyph(
          font: font, glyph: glyph.glyph,
          x: CGFloat(pen + Int(glyph.x)) / CGFloat(PANGO_SCALE),
          y: CGFloat(glyph.y) / CGFloat(PANGO_SCALE)))
      pen += Int(glyph.advance)
    }
  }
}

/// A glyph of a run, with its advance width and its offset from the pen in Pango's units, downward.
struct ShapedGlyph {
  let glyph: PangoGlyph
  /// The position of the first character of the glyph in the string.
  let cluster: UInt32
  let advance: Int32
  let x: Int32
  let y: Int32
}

/// A glyph of a line, with its position in points from the start of the baseline.
struct PlacedGlyph {
  let font: UnsafeMutablePointer<PangoFont>
  let glyph: PangoGlyph
  let x: CGFloat
  let y: CGFloat
}

extension PangoGlyphString {
  /// Calls the closure with each glyph of a run that begins at a position in Pango's units.
  func forEachGlyph(
    of font: UnsafeMutablePointer<PangoFont>, from start: Int, _ body: (PlacedGlyph) -> Void
  ) {
    var pen = start
    for index in 0..<Int(num_glyphs) {
      let info = glyphs[index]
      let geometry = info.geometry
      // Spaces and joined letters have an empty glyph.
      if info.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) {
        body(
          PlacedGlyph(
            font: font, glyph: info.glyph,
            x: CGFloat(pen + Int(geometry.x_offset)) / CGFloat(PANGO_SCALE),
            y: CGFloat(geometry.y_offset) / CGFloat(PANGO_SCALE)))
      }
      pen += Int(geometry.width)
    }
  }
}

/// Owns Pango's description of a run, its font, script and direction, and shapes text accordingly.
@MainActor
final class RunItem {
  private let item: UnsafeMutablePointer<PangoItem>
  private let shaped: OpaquePointer
  private let buffer = hb_buffer_create()!
  /// The space after each letter, in Pango's units.
  private let letterSpacing: Int32

  /// Creates the description by itemizing a sample of the script.
  init(_ font: FontDescriptor, _ script: ShapedRun.Script, in fontMap: FontMap) {
    let list = pango_attr_list_new()!
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_font_desc_new(fontMap.description(of: font).pointer))
    let items = pango_itemize(
      fontMap.context(for: CollectionOfOne(font)), script == .latin ? "a" : "1", 0, 1, list, nil)!
    item = items.pointee.data.assumingMemoryBound(to: PangoItem.self)
    g_list_free(items)
    shaped = pango_font_get_hb_font(item.pointee.analysis.font)
    letterSpacing = font.letterSpacingUnits
  }

  isolated deinit {
    hb_buffer_destroy(buffer)
    pango_item_free(item)
  }

  var font: UnsafeMutablePointer<PangoFont> { item.pointee.analysis.font }

  /// The features that turn off ligatures, for all letters.
  private static let withoutLigatures: [hb_feature_t] = ["liga", "clig", "dlig"].map { name in
    let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return hb_feature_t(tag: tag, value: 0, start: 0, end: UInt32.max)
  }

  /// Returns the glyphs of printable ASCII, from left to right.
  func shape(_ text: UnsafeBufferPointer<UInt8>) -> [ShapedGlyph] {
    let analysis = item.pointee.analysis
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    let script = g_unicode_script_to_iso15924(GUnicodeScript(Int32(analysis.script)))
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_language(
      buffer, hb_language_from_string(pango_language_to_string(analysis.language), -1))
    hb_buffer_set_flags(
      buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
    }
    // Like Pango, letters with space between them have no ligatures.
    if letterSpacing == 0 {
      hb_shape(shaped, buffer, nil, 0)
    } else {
      hb_shape(shaped, buffer, Self.withoutLigatures, UInt32(Self.withoutLigatures.count))
    }
    var (count, positionCount): (UInt32, UInt32) = (0, 0)
    let glyphs = hb_buffer_get_glyph_infos(buffer, &count)!
    let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)!
    // A loop, because a closure would check for each glyph that it runs on the main actor.
    var shaped: [ShapedGlyph] = []
    shaped.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let position = positions[index]
      shaped.append(
        ShapedGlyph(
          glyph: glyphs[index].codepoint, cluster: glyphs[index].cluster,
          advance: position.x_advance + letterSpacing,
          x: position.x_offset, y: -position.y_offset))
    }
    return shaped
  }
}
