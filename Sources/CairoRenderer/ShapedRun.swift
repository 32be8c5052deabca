internal import CPangoCairo
import Drawing
import Foundation

/// A line of plain letters in one font, shaped without Pango's layout: the same glyphs at the same
/// places for half of the time, since most labels are nothing else.
@MainActor
final class ShapedRun {
  private let glyphs: UnsafeMutablePointer<PangoGlyphString>
  private let item: RunItem

  /// Shapes a string; nil where it takes a ``TextLayout``.
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

  /// What Pango takes a run for: characters without a script of their own follow the letters.
  enum Script: Hashable {
    case latin
    case common
  }

  /// The script of printable ASCII; nil for anything else, and for nothing.
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

  /// About the bytes that it takes.
  var cost: Int { 200 + 24 * Int(glyphs.pointee.num_glyphs) }

  /// The advance width in points.
  var width: CGFloat {
    var width = 0
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      width += Int(glyphs.pointee.glyphs[index].geometry.width)
    }
    return CGFloat(width) / CGFloat(PANGO_SCALE)
  }

  /// Calls the closure with each glyph and where it is drawn.
  func forEachGlyph(_ body: (PlacedGlyph) -> Void) {
    glyphs.pointee.forEachGlyph(of: item.pointer.pointee.analysis.font, from: 0, body)
  }
}

/// A glyph of a line, in points from the beginning of the line's baseline.
struct PlacedGlyph {
  let font: UnsafeMutablePointer<PangoFont>
  let glyph: PangoGlyph
  let x: CGFloat
  let y: CGFloat
}

extension PangoGlyphString {
  /// Calls the closure with each glyph of a run that begins at a place in Pango's units.
  func forEachGlyph(
    of font: UnsafeMutablePointer<PangoFont>, from start: Int, _ body: (PlacedGlyph) -> Void
  ) {
    var pen = start
    for index in 0..<Int(num_glyphs) {
      let info = glyphs[index]
      let geometry = info.geometry
      // Spaces and joined letters have a glyph that draws nothing.
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

  /// Lets Pango describe a sample of the script.
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
