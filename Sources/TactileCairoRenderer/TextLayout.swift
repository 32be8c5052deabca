internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// A single shaped line of text, which owns a `PangoLayout` that never wraps.
@MainActor
struct TextLayout: ~Copyable {
  private let layout: OpaquePointer
  /// The length of the string, in UTF-8 bytes.
  private let length: Int

  /// Whether glyphs may be images instead of outlines.
  let hasEmoji: Bool

  /// The start of the first letter in points: half of the letter spacing.
  private let indent: CGFloat

  /// Shapes a string without line feeds in a drawable font.
  init(_ string: some StringProtocol, font: FontDescriptor, in fontMap: FontMap) {
    self.init([TextSpan(string: String(string), font: font)], in: fontMap)
  }

  /// Shapes spans without line feeds, at least one, in drawable fonts.
  init(_ spans: [TextSpan], in fontMap: FontMap) {
    precondition(
      !spans.isEmpty && spans.allSatisfy(\.font.isDrawable),
      "a layout needs fonts with a drawable size")
    hasEmoji = spans.contains(where: \.string.hasEmoji)
    let scripts = spans.reduce(into: Set<ScriptFont>()) { $0.formUnion($1.string.scriptFonts) }
    layout = pango_layout_new(
      fontMap.context(for: spans.lazy.map(\.font), hasEmoji: hasEmoji, scripts: scripts))!
    pango_layout_set_font_description(layout, fontMap.description(of: spans[0].font).pointer)
    pango_layout_set_single_paragraph_mode(layout, 1)
    // C strings end at the first zero byte, so a space replaces it; the indices of other bytes are
    // unchanged.
    let bytes = spans.flatMap { $0.string.utf8.map { CChar(bitPattern: $0 == 0 ? 0x20 : $0) } }
    length = bytes.count
    pango_layout_set_text(layout, bytes, Int32(bytes.count))
    indent = Self.usable(spans[0].font.tracking) / 2
    setAttributes(of: spans, in: fontMap)
  }

  /// The maximum width of an image in points; the sum of a thousand of these does not overflow in
  /// Pango.
  private static let widestImage: CGFloat = 2000

  /// Returns the letter spacing in points, limited to Pango's range.
  private static func usable(_ tracking: CGFloat) -> CGFloat { min(max(tracking, -2000), 2000) }

  private func setAttributes(of spans: [TextSpan], in fontMap: FontMap) {
    guard
      spans.count > 1 || spans[0].font.hasAttributes || spans[0].imageWidth != nil
    else { return }
    let list = pango_attr_list_new()!
    defer { pango_attr_list_unref(list) }
    var start = 0
    for span in spans {
      let end = start + span.string.utf8.count
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>) {
        attribute.pointee.start_index = guint(start)
        attribute.pointee.end_index = guint(end)
        pango_attr_list_insert(list, attribute)
      }
      if spans.count > 1 {
        insert(pango_attr_font_desc_new(fontMap.description(of: span.font).pointer))
      }
      if span.font.tracking != 0 {
        // The limit exceeds the spacing of any design, and cannot overflow.
        let tracking = Self.usable(span.font.tracking)
        insert(pango_attr_letter_spacing_new(Int32(tracking * CGFloat(PANGO_SCALE))))
      }
      if let width = span.imageWidth {
        // Lines only measure the width of images; they are drawn separately.
        let units = Int32(min(max(width, 0), Self.widestImage) * CGFloat(PANGO_SCALE))
        var rect = PangoRectangle(x: 0, y: 0, width: units, height: 0)
        insert(pango_attr_shape_new(&rect, &rect))
      }
      if let variant = span.font.variant { insert(pango_attr_variant_new(variant)) }
      if let features = span.font.features { insert(pango_attr_font_features_new(features)) }
      start = end
    }
    pango_layout_set_attributes(layout, list)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The advance width of the line, in points.
  var width: CGFloat { Self.points(advances().reduce(0, +)) }

  /// Returns the indivisible clusters of the string, in order.
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

  /// The characters without a glyph in any font, which are drawn as boxes, in order.
  var missingCharacters: [Unicode.Scalar] {
    guard pango_layout_get_unknown_glyphs_count(layout) > 0 else { return [] }
    var isMissing = [Bool](repeating: false, count: length)
    var run = pango_layout_get_line_readonly(layout, 0).pointee.runs
    while let node = run {
      let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let offset = Int(item.pointee.item.pointee.offset)
      let glyphs = item.pointee.glyphs.pointee
      for index in 0..<Int(glyphs.num_glyphs)
      where glyphs.glyphs[index].glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0 {
        isMissing[offset + Int(glyphs.log_clusters[index])] = true
      }
      run = node.pointee.next
    }
    let text = UnsafeBufferPointer(start: pango_layout_get_text(layout), count: length)
    let string = String(decoding: text.map(UInt8.init(bitPattern:)), as: UTF8.self)
    var (found, position): ([Unicode.Scalar], Int) = ([], 0)
    for scalar in string.unicodeScalars {
      if isMissing[position] { found.append(scalar) }
      position += UTF8.width(scalar)
    }
    return found
  }

  /// Adds the outlines of the glyphs to the context's path, with the start of the baseline at the
  /// origin.
  func addOutlines(to context: CairoContext) {
    guard !hasEmoji else { return forEachGlyph(context.addOutline) }
    // Pango adds half of the letter spacing before the first letter.
    cairo_move_to(context.pointer, -indent, 0)
    pango_cairo_layout_line_path(context.pointer, pango_layout_get_line_readonly(layout, 0))
  }

  /// Calls the closure with each glyph that is an outline, and its position.
  func forEachGlyph(_ body: (PlacedGlyph) -> Void) { forEachGlyph(areColored: false, body) }

  /// Calls the closure with each glyph that is an image, and its position.
  func forEachColorGlyph(_ body: (PlacedGlyph) -> Void) {
    if hasEmoji { forEachGlyph(areColored: true, body) }
  }

  private func forEachGlyph(areColored: Bool, _ body: (PlacedGlyph) -> Void) {
    var pen = Int(-indent * CGFloat(PANGO_SCALE))
    var run = pango_layout_get_line_readonly(layout, 0).pointee.runs
    while let node = run {
      let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let glyphs = item.glyphs.pointee
      // Without any font for a character, its glyph is a box.
      if let font = item.item.pointee.analysis.font,
        !hasEmoji || ColorGlyphs.has(font) == areColored
      {
        glyphs.forEachGlyph(of: font, from: pen, body)
      }
      for index in 0..<Int(glyphs.num_glyphs) { pen += Int(glyphs.glyphs[index].geometry.width) }
      run = node.pointee.next
    }
  }

  /// Returns the advance of each byte of the string, in points.
  func byteAdvances() -> [CGFloat] { advances().map(Self.points) }

  /// Returns the advance of each byte of the string, in Pango's units.
  ///
  /// Unlike Pango's own 32-bit extents, sums of these do not overflow for long lines.
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

extension FontDescriptor {
  /// Whether the font has properties that a font description does not include.
  var hasAttributes: Bool { tracking != 0 || features != nil || variant != nil }
}

/// An indivisible part of a line, such as a letter with its accents.
struct Cluster {
  /// The index of the first byte in the string's UTF-8.
  var start: Int
  /// The advance width, in points.
  var width: CGFloat
  /// Whether a line may break before the cluster, between words.
  var mayStartLine: Bool
  /// Whether the cluster is a space, which is omitted at the end of a line.
  var isSpace: Bool
}
