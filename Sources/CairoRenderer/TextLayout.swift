internal import CPangoCairo
import Drawing
import Foundation

/// One shaped line of text: owns a `PangoLayout` that never wraps.
struct TextLayout: ~Copyable {
  private let layout: OpaquePointer
  /// The string's length in UTF-8 bytes.
  private let length: Int

  /// Shapes a string without line ends in a font that is drawable.
  init(_ string: some StringProtocol, font: FontDescriptor, in fontMap: FontMap) {
    precondition(font.isDrawable, "a layout needs a font with a drawable size")
    layout = pango_layout_new(fontMap.context)!
    pango_layout_set_font_description(layout, fontMap.description(of: font).pointer)
    pango_layout_set_single_paragraph_mode(layout, 1)
    // C ends a string at its first zero byte, so a space stands in; other bytes keep their index.
    let bytes = string.utf8.map { CChar(bitPattern: $0 == 0 ? 0x20 : $0) }
    length = bytes.count
    pango_layout_set_text(layout, bytes, Int32(bytes.count))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The advance width in points.
  var width: CGFloat { Self.points(advances().reduce(0, +)) }

  /// The pieces of the string that cannot be taken apart, in the order of the string.
  func clusters() -> [Cluster] {
    let advances = advances()
    var count: Int32 = 0
    let attributes = UnsafeBufferPointer(
      start: pango_layout_get_log_attrs_readonly(layout, &count), count: Int(count))
    let text = UnsafeBufferPointer(start: pango_layout_get_text(layout), count: length)

    var clusters: [Cluster] = []
    var character = 0
    for (index, byte) in text.enumerated() where !Self.isContinuation(byte) {
      let attribute = attributes[character]
      character += 1
      if index == 0 || attribute.is_cursor_position != 0 {
        clusters.append(
          Cluster(
            start: index, width: 0, mayStartLine: attribute.is_line_break != 0,
            isSpace: attribute.is_white != 0))
      }
      clusters[clusters.count - 1].width += Self.points(advances[index])
    }
    return clusters
  }

  /// Adds the outlines of the glyphs to the context's path; the line's baseline begins at the
  /// origin of the context's coordinates.
  func addOutlines(to context: CairoContext) {
    cairo_move_to(context.pointer, 0, 0)
    pango_cairo_layout_line_path(context.pointer, pango_layout_get_line_readonly(layout, 0))
  }

  /// How far each byte of the string moves the pen, in Pango's units.
  ///
  /// Sums of these do not overflow as Pango's own 32-bit extents of long lines do.
  private func advances() -> [Int] {
    var advances = [Int](repeating: 0, count: length)
    var run = pango_layout_get_line_readonly(layout, 0).pointee.runs
    while let node = run {
      let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let offset = Int(item.pointee.item.pointee.offset)
      let glyphs = item.pointee.glyphs.pointee
      for index in 0..<Int(glyphs.num_glyphs) {
        advances[offset + Int(glyphs.log_clusters[index])] += Int(
          glyphs.glyphs[index].geometry.width)
      }
      run = node.pointee.next
    }
    return advances
  }

  private static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  private static func isContinuation(_ byte: CChar) -> Bool {
    UInt8(bitPattern: byte) & 0xC0 == 0x80
  }
}

/// A piece of a line that is drawn as one, such as a letter with its accents.
struct Cluster {
  /// The index of the first byte in the string's UTF-8.
  var start: Int
  /// The advance width in points.
  var width: CGFloat
  /// Whether a line may break in front of it at a word.
  var mayStartLine: Bool
  /// Whether it is a space, which disappears at the end of a line.
  var isSpace: Bool
}
