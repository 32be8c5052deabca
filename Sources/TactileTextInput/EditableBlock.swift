import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The line layout of an edited text, in points from its top left corner.
@MainActor
struct EditableBlock {
  /// A paragraph with its lines, whose positions are relative to the paragraph.
  private struct Paragraph {
    let string: String
    /// The position of the paragraph in the text, in UTF-8 bytes.
    var start: Int
    /// The number of lines before the paragraph.
    var firstLine: Int
    let lines: [EditableLine]
  }

  private var paragraphs: [Paragraph]
  let style: TypedText
  /// The width at which lines wrap, in points; nil if they don't.
  let width: CGFloat?
  let lineCount: Int
  /// The width of the widest line, in points.
  let widest: CGFloat

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - breaks: Whether newlines end lines; otherwise, the text is a single line.
  ///   - old: The layout before a change; unchanged paragraphs reuse their lines.
  init(
    _ string: String, _ style: TypedText, width: CGFloat?, breaks: Bool,
    _ typesetter: any Typesetter,
    reusing old: EditableBlock? = nil
  ) {
    let pieces =
      breaks
      ? string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) : [string[...]]
    let known = old.flatMap { $0.style == style && $0.width == width ? $0.paragraphs : nil } ?? []
    var made: [Paragraph] = []
    made.reserveCapacity(pieces.count)
    var (line, widest): (Int, CGFloat) = (0, 0)
    // Paragraphs before and after a change keep their lines.
    var isBefore = true
    for (index, piece) in pieces.enumerated() {
      let fromEnd = known.count - pieces.count + index
      isBefore = isBefore && index < known.count && known[index].string == piece
      var paragraph: Paragraph
      if isBefore {
        paragraph = known[index]
      } else if known.indices.contains(fromEnd), known[fromEnd].string == piece {
        paragraph = known[fromEnd]
      } else {
        let text = String(piece)
        paragraph = Paragraph(
          string: text, start: 0, firstLine: 0,
          lines: typesetter.editableLines(of: text, font: style.font, width: width))
      }
      paragraph.start = string.utf8.distance(from: string.startIndex, to: piece.startIndex)
      paragraph.firstLine = line
      made.append(paragraph)
      line += paragraph.lines.count
      for line in paragraph.lines { widest = max(widest, line.width) }
    }
    paragraphs = made
    self.style = style
    self.width = width
    self.widest = widest
    lineCount = line
  }

  /// The height of all lines, in points.
  var height: CGFloat { style.height(ofLines: lineCount) }

  /// Returns the lines to draw in a vertical range, with the starts of their baselines.
  func lines(in range: ClosedRange<CGFloat>, width: CGFloat) -> [DisplayList.TextRun.Line] {
    let first = line(at: range.lowerBound) - 1
    let last = line(at: range.upperBound) + 1
    var found: [DisplayList.TextRun.Line] = []
    var index = paragraphIndex(ofLine: max(first, 0))
    while index < paragraphs.count, paragraphs[index].firstLine <= last {
      let paragraph = paragraphs[index]
      for (offset, line) in paragraph.lines.enumerated() where !line.range.isEmpty {
        let number = paragraph.firstLine + offset
        guard number >= first, number <= last else { continue }
        let string = paragraph.string
        found.append(
          DisplayList.TextRun.Line(
            string: String(
              string[
                string.index(
                  atByte: line.range.lowerBound)..<string.index(
                    atByte: line.range.upperBound)]),
            baseline: CGPoint(
              x: indent(of: line, in: width), y: top(ofLine: number) + style.font.ascent)))
      }
      index += 1
    }
    return found
  }

  /// Returns the frame of the caret, with a width of zero.
  ///
  /// - Parameter isUpstream: Whether a caret at a soft line break is at the end of the upper line.
  func caret(at position: Int, isUpstream: Bool, width: CGFloat) -> CGRect {
    let (paragraph, offset) = line(of: position, isUpstream: isUpstream)
    let line = paragraph.lines[offset]
    var x = line.caret(at: position - paragraph.start)
    // Trailing spaces of a wrapped line can extend past its width.
    if self.width != nil { x = min(x, max(width - indent(of: line, in: width), 0)) }
    return CGRect(
      x: indent(of: line, in: width) + x, y: top(ofLine: paragraph.firstLine + offset), width: 0,
      height: style.font.lineHeight)
  }

  /// Returns the position of the text that is closest to a point.
  ///
  /// - Returns: The position, and whether it is at the end of a wrapped line.
  func position(at point: CGPoint, width: CGFloat) -> (position: Int, isUpstream: Bool) {
    position(inLine: line(at: point.y), x: point.x, width: width)
  }

  /// Returns the position on a line that is closest to a horizontal offset.
  func position(inLine number: Int, x: CGFloat, width: CGFloat) -> (position: Int, isUpstream: Bool)
  {
    let paragraph = paragraphs[paragraphIndex(ofLine: number)]
    let offset = number - paragraph.firstLine
    let line = paragraph.lines[offset]
    let position = line.position(at: x - indent(of: line, in: width))
    let isBreak = offset + 1 < paragraph.lines.count && position == line.range.upperBound
    return (paragraph.start + position, isBreak)
  }

  /// Returns the rectangles of a range of the text, one or more on each line.
  func areas(of range: Range<Int>, width: CGFloat) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var areas: [CGRect] = []
    var index = paragraphIndex(of: range.lowerBound)
    while index < paragraphs.count, paragraphs[index].start < range.upperBound {
      let paragraph = paragraphs[index]
      let part = range.lowerBound - paragraph.start..<range.upperBound - paragraph.start
      for (offset, line) in paragraph.lines.enumerated() {
        let y = top(ofLine: paragraph.firstLine + offset)
        let indent = indent(of: line, in: width)
        for area in line.areas(of: part) {
          areas.append(
            CGRect(
              x: indent + area.lowerBound, y: y, width: area.upperBound - area.lowerBound,
              height: style.font.lineHeight))
        }
      }
      index += 1
    }
    return areas
  }

  /// Returns the number of the line that contains a position.
  func lineNumber(of position: Int, isUpstream: Bool) -> Int {
    let (paragraph, offset) = line(of: position, isUpstream: isUpstream)
    return paragraph.firstLine + offset
  }

  /// Returns the start and the end of a line.
  func ends(ofLine number: Int) -> (start: Int, end: (position: Int, isUpstream: Bool)) {
    let paragraph = paragraphs[paragraphIndex(ofLine: number)]
    let offset = number - paragraph.firstLine
    let range = paragraph.lines[offset].range
    return (
      paragraph.start + range.lowerBound,
      (paragraph.start + range.upperBound, offset + 1 < paragraph.lines.count)
    )
  }

  /// Returns whether the text after a position reads from right to left.
  func isRightToLeft(at position: Int) -> Bool {
    let (paragraph, offset) = line(of: position, isUpstream: false)
    let line = paragraph.lines[offset]
    guard position - paragraph.start < line.range.upperBound, !line.characters.isEmpty else {
      return line.characters.last?.isRightToLeft ?? line.isRightToLeft
    }
    return line.characters[line.index(at: position - paragraph.start)].isRightToLeft
  }

  // MARK: Finding lines

  private func top(ofLine number: Int) -> CGFloat { CGFloat(number) * style.linePitch }

  /// Returns the number of the line closest to a vertical offset.
  func line(at y: CGFloat) -> Int {
    guard style.linePitch > 0 else { return 0 }
    let number = (y / style.linePitch).rounded(.down)
    return Int(min(max(number, 0), CGFloat(lineCount - 1)))
  }

  /// Returns the space before a line, in points.
  private func indent(of line: EditableLine, in width: CGFloat) -> CGFloat {
    max(width - line.width, 0) * style.alignment
  }

  private func paragraphIndex(ofLine number: Int) -> Int {
    lastIndex { $0.firstLine <= number }
  }

  private func paragraphIndex(of position: Int) -> Int { lastIndex { $0.start <= position } }

  /// Returns the index of the last paragraph that meets a condition, by binary search.
  private func lastIndex(where isMet: (Paragraph) -> Bool) -> Int {
    var (low, high) = (0, paragraphs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isMet(paragraphs[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  private func line(of position: Int, isUpstream: Bool) -> (paragraph: Paragraph, offset: Int) {
    let paragraph = paragraphs[paragraphIndex(of: position)]
    let inside = position - paragraph.start
    var offset = paragraph.lines.lastIndex { $0.range.lowerBound <= inside } ?? 0
    if isUpstream, offset > 0, paragraph.lines[offset].range.lowerBound == inside { offset -= 1 }
    return (paragraph, offset)
  }
}
