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
    setAttributes(of: spans, in: fontMap)
    setLetterSpacing(of: spans)
  }

  /// The maximum width of an image in points; the sum of a thousand of these does not overflow in
  /// Pango.
  private static let widestImage: CGFloat = 2000

  private func setAttributes(of spans: [TextSpan], in fontMap: FontMap) {
    guard
      spans.count > 1 || spans[0].font.hasAttributes || spans[0].features != nil
        || spans[0].imageWidth != nil
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
      if let width = span.imageWidth {
        // Lines only measure the width of images; they are drawn separately.
        let units = Int32(min(max(width, 0), Self.widestImage) * CGFloat(PANGO_SCALE))
        var rect = PangoRectangle(x: 0, y: 0, width: units, height: 0)
        insert(pango_attr_shape_new(&rect, &rect))
      }
      if let variant = span.font.variant { insert(pango_attr_variant_new(variant)) }
      if let features = span.features { insert(pango_attr_font_features_new(features)) }
      start = end
    }
    pango_layout_set_attributes(layout, list)
  }

  /// Adds the space after each letter to the width of its glyph.
  ///
  /// Pango's attribute for letter spacing leaves out the space at the ends of a line.
  private func setLetterSpacing(of spans: [TextSpan]) {
    let spacings = spans.map(\.letterSpacingUnits)
    guard spacings.contains(where: { $0 != 0 }) else { return }
    var ends: [Int] = []
    for span in spans { ends.append((ends.last ?? 0) + span.string.utf8.count) }
    var run = pango_layout_get_line(layout, 0).pointee.runs
    while let node = run {
      let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let offset = Int(item.pointee.item.pointee.offset)
      let glyphs = item.pointee.glyphs.pointee
      // Emoji have no spacing of their own either.
      let isColored = item.pointee.item.pointee.analysis.font.map(ColorGlyphs.has) ?? false
      for index in 0..<Int(glyphs.num_glyphs) {
        let cluster = glyphs.log_clusters[index]
        if index + 1 < glyphs.num_glyphs, glyphs.log_clusters[index + 1] == cluster { continue }
        let span = ends.firstIndex { offset + Int(cluster) < $0 } ?? 0
        glyphs.glyphs[index].geometry.width +=
          isColored ? spans[span].font.trackingUnits : spacings[span]
      }
      run = node.pointee.next
    }
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

  /// Returns the ranges of the words, in UTF-8 bytes.
  func words() -> [Range<Int>] {
    var count: Int32 = 0
    let attributes = UnsafeBufferPointer(
      start: pango_layout_get_log_attrs_readonly(layout, &count), count: Int(count))
    let text = UnsafeBufferPointer(start: pango_layout_get_text(layout), count: length)
    var words: [Range<Int>] = []
    var (start, character): (Int?, Int) = (nil, 0)
    func note(_ byte: Int) {
      let attribute = attributes[character]
      character += 1
      if attribute.is_word_end != 0, let first = start {
        words.append(first..<byte)
        start = nil
      }
      if attribute.is_word_start != 0 { start = byte }
    }
    for (index, byte) in text.enumerated() where !Self.isContinuation(byte) { note(index) }
    note(length)
    return words
  }

  /// Whether the line's base direction is right to left.
  var isRightToLeft: Bool {
    pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
  }

  /// Returns the positions of the characters, in logical order.
  ///
  /// The characters of a ligature share its width equally.
  func characters() -> [EditableLine.Character] {
    var (lefts, widths) = ([Int](repeating: 0, count: length), [Int](repeating: -1, count: length))
    var isRightToLeft = [Bool](repeating: false, count: length)
    var pen = 0
    var run = pango_layout_get_line_readonly(layout, 0).pointee.runs
    while let node = run {
      let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let offset = Int(item.pointee.item.pointee.offset)
      let isLeftward = item.pointee.item.pointee.analysis.level & 1 == 1
      let glyphs = item.pointee.glyphs.pointee
      for index in 0..<Int(glyphs.num_glyphs) {
        let byte = offset + Int(glyphs.log_clusters[index])
        let advance = Int(glyphs.glyphs[index].geometry.width)
        if widths[byte] < 0 {
          (lefts[byte], widths[byte], isRightToLeft[byte]) = (pen, 0, isLeftward)
        }
        widths[byte] += advance
        pen += advance
      }
      run = node.pointee.next
    }
    return places(lefts, widths, isRightToLeft)
  }

  /// Returns the positions of the characters from those of the glyph clusters, which are indexed by their first byte.
  private func places(
    _ lefts: [Int], _ widths: [Int], _ isRightToLeft: [Bool]
  ) -> [EditableLine.Character] {
    let starts = clusters().map(\.start)
    var places: [EditableLine.Character] = []
    /// The index of the first character of the current glyph cluster.
    var first = 0
    while first < starts.count {
      let byte = starts[first]
      var next = first + 1
      while next < starts.count, widths[starts[next]] < 0 { next += 1 }
      let end = next < starts.count ? starts[next] : length
      var (left, right) = (lefts[byte], lefts[byte] + max(widths[byte], 0))
      for other in byte..<end where widths[other] >= 0 {
        left = min(left, lefts[other])
        right = max(right, lefts[other] + widths[other])
      }
      let share = Self.points(right - left) / CGFloat(next - first)
      for index in first..<next {
        let order = CGFloat(isRightToLeft[byte] ? next - 1 - index : index - first)
        places.append(
          EditableLine.Character(
            start: starts[index], x: Self.points(left) + order * share, width: share,
            isRightToLeft: isRightToLeft[byte]))
      }
      first = next
    }
    return places
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
    cairo_move_to(context.pointer, 0, 0)
    pango_cairo_layout_line_path(context.pointer, pango_layout_get_line_readonly(layout, 0))
  }

  /// Calls the closure with each glyph that is an outline, and its position.
  func forEachGlyph(_ body: (PlacedGlyph) -> Void) { forEachGlyph(areColored: false, body) }

  /// Calls the closure with each glyph that is an image, and its position.
  func forEachColorGlyph(_ body: (PlacedGlyph) -> Void) {
    if hasEmoji { forEachGlyph(areColored: true, body) }
  }

  private func forEachGlyph(areColored: Bool, _ body: (PlacedGlyph) -> Void) {
    var pen = 0
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
  /// Whether the font has properties that neither a font description nor its size includes.
  var hasAttributes: Bool { tracking != 0 || features != nil || variant != nil }

  /// The letter spacing in Pango's units.
  var letterSpacingUnits: Int32 { Self.units(of: letterSpacing) }

  /// The tracking in Pango's units.
  fileprivate var trackingUnits: Int32 { Self.units(of: tracking) }

  /// Returns a space in Pango's units; the limit exceeds the spacing of any design, and cannot overflow.
  private static func units(of space: CGFloat) -> Int32 {
    Int32(min(max(space, -2000), 2000) * CGFloat(PANGO_SCALE))
  }
}

extension TextSpan {
  /// The space after each letter, in Pango's units; fonts of other scripts and images have no spacing of their own.
  fileprivate var letterSpacingUnits: Int32 {
    imageWidth == nil && string.scriptFonts.isEmpty
      ? font.letterSpacingUnits : font.trackingUnits
  }

  /// The OpenType features, in Pango's notation; nil for none.
  ///
  /// Letters with space between them have no ligatures.
  fileprivate var features: String? {
    guard letterSpacingUnits != 0 else { return font.features }
    let withoutLigatures = "liga=0,clig=0,dlig=0"
    return font.features.map { "\($0),\(withoutLigatures)" } ?? withoutLigatures
  }
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
