internal import CPangoCairo
import Drawing
import Foundation

/// A simple line of text in one font, shaped without Pango's layout.
///
/// It has the same glyphs at the same positions in half of the time; most labels qualify.
@MainActor
final class ShapedRun {
  private let glyphs: UnsafeMutablePointer<PangoGlyphString>
  private let item: RunItem

  /// Shapes a string; nil if it requires a ``TextLayout``.
  init?(_ string: String, font: FontDescriptor, in fontMap: FontMap) {
    guard font.isDrawable, !font.hasAttributes else { return nil }
    var string = string
    let made = string.withUTF8 { bytes -> (RunItem, UnsafeMutablePointer<PangoGlyphString>)? in
      guard let script = Self.script(of: bytes) else { return nil }
      let item = fontMap.item(of: font, script)
      let glyphs = pango_glyph_string_new()!
      bytes.withMemoryRebound(to: CChar.self) {
        pango_shape_with_flags(
          $0.baseAddress, Int32($0.count), nil, 0, &item.pointer.pointee.analysis, glyphs,
          PANGO_SHAPE_NONE)
      }
      return (item, glyphs)
    }
    guard let made else { return nil }
    (item, glyphs) = made
  }

  isolated deinit { pango_glyph_string_free(glyphs) }

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

  /// The approximate size of the run, in bytes.
  var cost: Int { 200 + 24 * Int(glyphs.pointee.num_glyphs) }

  /// The advance width of the line, in points.
  var width: CGFloat {
    var width = 0
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      width += Int(glyphs.pointee.glyphs[index].geometry.width)
    }
    return CGFloat(width) / CGFloat(PANGO_SCALE)
  }

  /// Calls the closure with each glyph and its position.
  func forEachGlyph(_ body: (PlacedGlyph) -> Void) {
    glyphs.pointee.forEachGlyph(of: item.pointer.pointee.analysis.font, from: 0, body)
  }
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

/// Owns Pango's description of a run: its font, script and direction.
@MainActor
final class RunItem {
  let pointer: UnsafeMutablePointer<PangoItem>

  /// Creates the description by itemizing a sample of the script.
  init(_ font: FontDescriptor, _ script: ShapedRun.Script, in fontMap: FontMap) {
    let list = pango_attr_list_new()!
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_font_desc_new(fontMap.description(of: font).pointer))
    let items = pango_itemize(
      fontMap.context(for: CollectionOfOne(font)), script == .latin ? "a" : "1", 0, 1, list, nil)!
    pointer = items.pointee.data.assumingMemoryBound(to: PangoItem.self)
    g_list_free(items)
  }

  isolated deinit { pango_item_free(pointer) }
}
