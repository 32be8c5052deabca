import Foundation
import TactileDrawing

/// Breaks text into lines with the fonts that ``CairoRenderer`` draws.
///
/// Lines break where Unicode allows it, and words that are too long break between characters.
/// Widths are sums of unhinted advances, so they are the same at every scale.
package final class PangoTypesetter: Typesetter {
  private let fontMap: FontMap

  /// The lines of recent requests.
  ///
  /// Layout repeats the same few requests in every frame. 4 MiB hold some ten thousand short
  /// labels, more than a window shows, and are small compared to the pixels of a window.
  private var cache = BoundedCache<TextRequest, [TextLine]>(limit: 4 << 20)

  /// Creates a typesetter, which shares the font map with the renderer that draws its lines.
  package init(fontMap: FontMap) { self.fontMap = fontMap }

  package func lines(of request: TextRequest) -> [TextLine] {
    // The most frequent request is not cached here: the font map has its glyphs, and views keep its line.
    if request.width == nil, let line = simpleLine(of: request) { return [line] }
    // NaN is not equal to itself, so it would fill the cache.
    let width = request.width.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    var request = request
    request.width = width
    if let known = cache.value(for: request) { return known }
    let lines = breakLines(of: request, width: width)
    cache.insert(lines, cost: Self.bytes(request, lines), for: request)
    return lines
  }

  package func editableLines(
    of paragraph: String, font: FontDescriptor, width: CGFloat?
  ) -> [EditableLine] {
    guard font.isDrawable, !paragraph.isEmpty else {
      return [Self.lineWithoutWidth(paragraph)]
    }
    guard let width, width.isFinite else { return [editableLine(paragraph, font)] }
    let whole = Paragraph(
      [Paragraph.Part(span: 0, string: paragraph, font: font)], hasPieces: false, in: fontMap)
    let ranges = whole.lineRanges(width: max(width, 0))
    guard ranges.count > 1 else { return [editableLine(paragraph, font)] }
    let bytes = Array(paragraph.utf8)
    return ranges.map { range in
      editableLine(String(decoding: bytes[range], as: UTF8.self), font).moved(by: range.lowerBound)
    }
  }

  package func words(of paragraph: String) -> [Range<Int>] {
    paragraph.isEmpty
      ? [] : TextLayout(paragraph, font: FontDescriptor(size: 17), in: fontMap).words()
  }

  private func editableLine(_ string: String, _ font: FontDescriptor) -> EditableLine {
    if let run = fontMap.run(of: string, font: font) {
      let count = string.utf8.count
      return EditableLine(
        range: 0..<count, characters: run.characters(count: count), width: run.width)
    }
    let layout = TextLayout(string, font: font, in: fontMap)
    return EditableLine(
      range: 0..<string.utf8.count, characters: layout.characters(), width: layout.width,
      isRightToLeft: layout.isRightToLeft)
  }

  /// Returns a line without width, for text that isn't drawn.
  private static func lineWithoutWidth(_ string: String) -> EditableLine {
    var (position, characters): (Int, [EditableLine.Character]) = (0, [])
    for character in string {
      characters.append(EditableLine.Character(start: position, x: 0, width: 0))
      position += character.utf8.count
    }
    return EditableLine(range: 0..<position, characters: characters, width: 0)
  }

  private func breakLines(of request: TextRequest, width: CGFloat) -> [TextLine] {
    if width == .infinity, let line = simpleLine(of: request) { return [line] }
    if width == .infinity, request.spans.count == 1, let span = request.spans.first,
      span.font.isDrawable, !span.string.contains(where: \.isNewline)
    {
      // A single line that is never truncated.
      let layout = TextLayout([span], in: fontMap)
      return [TextLine(string: span.string, width: layout.width)]
    }
    let limit = max(request.lineLimit ?? .max, 1)
    let paragraphs = Self.paragraphs(of: request.spans)
    // Blank lines at the end do not require an ellipsis.
    let lastVisible =
      paragraphs.lastIndex { !$0.allSatisfy { $0.string.allSatisfy(\.isWhitespace) } } ?? 0
    var lines: [TextLine] = []
    for (index, parts) in paragraphs.enumerated() {
      let isLast = lines.count == limit - 1
      if !isLast || index >= lastVisible, request.spans.count == 1,
        let line = wholeLine(parts, width)
      {
        lines.append(line)
        if isLast { return lines }
        continue
      }
      let paragraph = Paragraph(parts, hasPieces: request.spans.count > 1, in: fontMap)
      var start = 0
      repeat {
        let (line, end) = paragraph.line(from: start, width: width)
        if lines.count == limit - 1 {
          let isCut = end < paragraph.count || index < lastVisible
          guard isCut else { return lines + [line] }
          return lines
            + [paragraph.ellipsizedLine(from: start, width: width, request.truncation)]
        }
        lines.append(line)
        start = end
      } while start < paragraph.count
    }
    return lines
  }

  /// Returns the line of a simple text that never breaks; nil if the text has several spans or requires Pango.
  private func simpleLine(of request: TextRequest) -> TextLine? {
    guard request.spans.count == 1, let span = request.spans.first,
      let run = fontMap.run(of: span.string, font: span.font)
    else { return nil }
    return TextLine(string: span.string, width: run.width)
  }

  /// Returns the line of a simple paragraph that fits the width; nil if it requires line breaking.
  private func wholeLine(_ parts: [Paragraph.Part], _ width: CGFloat) -> TextLine? {
    guard parts.count == 1, parts[0].imageWidth == nil, let last = parts[0].string.last,
      !last.isWhitespace, let run = fontMap.run(of: parts[0].string, font: parts[0].font),
      run.width <= width
    else { return nil }
    return TextLine(string: parts[0].string, width: run.width)
  }

  /// Returns the spans of each paragraph; every paragraph has at least one, for its font.
  private static func paragraphs(of spans: [TextSpan]) -> [[Paragraph.Part]] {
    var paragraphs: [[Paragraph.Part]] = [[]]
    for (index, span) in spans.enumerated() {
      let pieces = span.string.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (number, piece) in pieces.enumerated() {
        if number > 0 { paragraphs.append([]) }
        paragraphs[paragraphs.count - 1].append(
          Paragraph.Part(
            span: index, string: String(piece), font: span.font, imageWidth: span.imageWidth))
      }
    }
    return paragraphs
  }

  /// Returns the approximate size of a cache entry: its strings and the values around them, in
  /// bytes.
  private static func bytes(_ request: TextRequest, _ lines: [TextLine]) -> Int {
    let text = request.spans.reduce(200) { $0 + 80 + $1.string.utf8.count }
    return lines.reduce(text) { $0 + 40 + $1.string.utf8.count * ($1.pieces.isEmpty ? 1 : 2) }
  }
}
