import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The line layout of an edited text, in points from its top left corner.
///
/// The characters of a paragraph that fits one line are laid out when it is drawn, or when the insertion point is in it.
@MainActor
final class EditableBlock {
  private(set) var string: String
  private(set) var paragraphs: ParagraphList
  let style: TypedText
  /// The width at which lines wrap, in points; nil if they don't.
  let width: CGFloat?
  /// Whether newlines end lines; otherwise, the text is a single line.
  private let breaks: Bool
  private let typesetter: any Typesetter
  private var knownAdvances: AdvanceBounds?

  /// Breaks a text into lines.
  ///
  /// - Parameter breaks: Whether newlines end lines; otherwise, the text is a single line.
  init(
    _ string: String, _ style: TypedText, width: CGFloat?, breaks: Bool,
    _ typesetter: any Typesetter
  ) {
    (self.string, self.style, self.width) = (string, style, width)
    (self.breaks, self.typesetter) = (breaks, typesetter)
    paragraphs = ParagraphList([])
    paragraphs = ParagraphList(broken(0..<string.utf8.count))
  }

  /// Breaks the changed paragraphs of a text into lines.
  ///
  /// - Parameter splice: The change, if it is known.
  func update(to new: String, splice: TextSplice?) {
    guard let splice = splice ?? TextSplice(from: string, to: new) else {
      string = new
      return
    }
    var first = paragraphs.place(ofPosition: splice.start)
    // A line feed after a carriage return joins the newline of the previous paragraph.
    if splice.start == first.start, let previous = paragraphs.place(before: first) {
      first = previous
    }
    let last = paragraphs.place(ofPosition: splice.start + splice.removed)
    let end = paragraphs.end(of: last) - splice.removed + splice.inserted
    let isLast = paragraphs.place(after: last) == nil
    string = new
    // The text after a newline at the end of the range is the next paragraph.
    paragraphs.replace(from: first, through: last, with: broken(first.start..<end, isLast: isLast))
  }

  /// Returns the paragraphs in a range of the text.
  ///
  /// - Parameter isLast: Whether the range ends at the end of the text, and not after a newline.
  private func broken(_ range: Range<Int>, isLast: Bool = true) -> [TextParagraph] {
    var extents =
      breaks
      ? ParagraphExtent.extents(in: range, of: string)
      : [ParagraphExtent(length: range.count, newline: 0)]
    if !isLast { extents.removeLast() }
    var start = range.lowerBound
    let advances = width == nil ? nil : self.advances(for: range.count)
    var string = string
    return string.withUTF8 { bytes in
      extents.map { extent in
        defer { start += extent.length + extent.newline }
        let part = bytes[start..<start + extent.length]
        if let width, advances?.areNarrower(part, than: width) == true {
          return TextParagraph(extent: extent, lineCount: 1, widest: 0)
        }
        return broken(String(decoding: part, as: UTF8.self), extent)
      }
    }
  }

  private func broken(_ string: String, _ extent: ParagraphExtent) -> TextParagraph {
    // The typesetter knows the width of a simple line without its characters.
    if let line = typesetter.lines(of: TextRequest(string: string, font: style.font)).first,
      string.last?.isWhitespace != true
    {
      let lineWidth = line.width
      guard let width else {
        return TextParagraph(extent: extent, lineCount: 1, widest: lineWidth)
      }
      if lineWidth <= width { return TextParagraph(extent: extent, lineCount: 1, widest: 0) }
    }
    let lines = typesetter.editableLines(of: string, font: style.font, width: width)
    let widest = width == nil ? lines.reduce(0) { max($0, $1.width) } : 0
    return TextParagraph(extent: extent, lineCount: lines.count, widest: widest, lines: lines)
  }

  /// Returns the advances to estimate the width of paragraphs with; nil for a short text, which needs no estimate.
  private func advances(for count: Int) -> AdvanceBounds? {
    guard count > 2_000 else { return nil }
    if let knownAdvances { return knownAdvances }
    let advances = AdvanceBounds(of: style.font, typesetter)
    knownAdvances = advances
    return advances
  }

  /// Returns the text of a paragraph.
  private func text(at place: ParagraphList.Place) -> String {
    string[place.start, paragraphs[place].extent.length]
  }

  /// Returns the lines of a paragraph, whose positions are relative to the paragraph.
  private func lines(at place: ParagraphList.Place) -> [EditableLine] {
    if let lines = paragraphs[place].lines { return lines }
    let lines = typesetter.editableLines(of: text(at: place), font: style.font, width: nil)
    paragraphs.setLines(lines, at: place)
    return lines
  }

  var lineCount: Int { paragraphs.lineCount }

  /// The width of the widest line, in points; 0 if lines wrap.
  var widest: CGFloat { paragraphs.widest }

  /// The height of all lines, in points.
  var height: CGFloat { style.height(ofLines: lineCount) }

  /// Returns the lines to draw in a vertical range, with the starts of their baselines.
  func lines(in range: ClosedRange<CGFloat>, width: CGFloat) -> [DisplayList.TextRun.Line] {
    let numbers = lineNumbers(in: range)
    var found: [DisplayList.TextRun.Line] = []
    var next: ParagraphList.Place? = paragraphs.place(ofLine: numbers.lowerBound)
    while let place = next, place.firstLine <= numbers.upperBound {
      next = paragraphs.place(after: place)
      guard paragraphs[place].extent.length > 0 else { continue }
      let text = text(at: place)
      for (offset, line) in lines(at: place).enumerated() where !line.range.isEmpty {
        let number = place.firstLine + offset
        guard numbers.contains(number) else { continue }
        let x = indent(ofWidth: line.width, in: width)
        found.append(
          DisplayList.TextRun.Line(
            string: text[line.range.lowerBound, line.range.count],
            baseline: CGPoint(x: x, y: top(ofLine: number) + style.font.ascent)))
      }
    }
    return found
  }

  /// Returns the numbers of the lines in a vertical range, and of the lines before and after it.
  private func lineNumbers(in range: ClosedRange<CGFloat>) -> ClosedRange<Int> {
    max(line(at: range.lowerBound) - 1, 0)...line(at: range.upperBound) + 1
  }

  /// Returns the frame of the caret, with a width of zero.
  ///
  /// - Parameter isUpstream: Whether a caret at a soft line break is at the end of the upper line.
  func caret(at position: Int, isUpstream: Bool, width: CGFloat) -> CGRect {
    let (place, line, offset) = line(of: position, isUpstream: isUpstream)
    var x = line.caret(at: position - place.start)
    let indent = indent(ofWidth: line.width, in: width)
    // Trailing spaces of a wrapped line can extend past its width.
    if self.width != nil { x = min(x, max(width - indent, 0)) }
    return CGRect(
      x: indent + x, y: top(ofLine: place.firstLine + offset), width: 0,
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
    let place = paragraphs.place(ofLine: number)
    let lines = lines(at: place)
    let offset = min(number - place.firstLine, lines.count - 1)
    let line = lines[offset]
    let position = line.position(at: x - indent(ofWidth: line.width, in: width))
    let isBreak = offset + 1 < lines.count && position == line.range.upperBound
    return (place.start + position, isBreak)
  }

  /// Returns the rectangles of a range of the text in a vertical range, one or more on each line.
  func areas(
    of range: Range<Int>, in part: ClosedRange<CGFloat>, width: CGFloat
  ) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var areas: [CGRect] = []
    let numbers = lineNumbers(in: part)
    let top = paragraphs.place(ofLine: numbers.lowerBound)
    var next: ParagraphList.Place? =
      top.start > range.lowerBound ? top : paragraphs.place(ofPosition: range.lowerBound)
    while let place = next, place.start < range.upperBound, place.firstLine <= numbers.upperBound {
      next = paragraphs.place(after: place)
      let part = max(range.lowerBound - place.start, 0)..<range.upperBound - place.start
      for (offset, line) in lines(at: place).enumerated() {
        let number = place.firstLine + offset
        guard numbers.contains(number) else { continue }
        let indent = indent(ofWidth: line.width, in: width)
        for area in line.areas(of: part) {
          areas.append(
            CGRect(
              x: indent + area.lowerBound, y: self.top(ofLine: number),
              width: area.upperBound - area.lowerBound, height: style.font.lineHeight))
        }
      }
    }
    return areas
  }

  /// Returns the number of the line that contains a position.
  func lineNumber(of position: Int, isUpstream: Bool) -> Int {
    let (place, _, offset) = line(of: position, isUpstream: isUpstream)
    return place.firstLine + offset
  }

  /// Returns the start and the end of a line.
  func ends(ofLine number: Int) -> (start: Int, end: (position: Int, isUpstream: Bool)) {
    let place = paragraphs.place(ofLine: number)
    let lines = lines(at: place)
    let offset = min(number - place.firstLine, lines.count - 1)
    let range = lines[offset].range
    return (
      place.start + range.lowerBound,
      (place.start + range.upperBound, offset + 1 < lines.count)
    )
  }

  /// Returns whether the text after a position reads from right to left.
  func isRightToLeft(at position: Int) -> Bool {
    let (place, line, _) = line(of: position, isUpstream: false)
    guard position - place.start < line.range.upperBound, !line.characters.isEmpty else {
      return line.characters.last?.isRightToLeft ?? line.isRightToLeft
    }
    return line.characters[line.index(at: position - place.start)].isRightToLeft
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
  private func indent(ofWidth lineWidth: CGFloat, in width: CGFloat) -> CGFloat {
    max(width - lineWidth, 0) * style.alignment
  }

  private func line(
    of position: Int, isUpstream: Bool
  ) -> (place: ParagraphList.Place, line: EditableLine, offset: Int) {
    let place = paragraphs.place(ofPosition: position)
    let lines = lines(at: place)
    let inside = position - place.start
    var offset = lines.lastIndex { $0.range.lowerBound <= inside } ?? 0
    if isUpstream, offset > 0, lines[offset].range.lowerBound == inside { offset -= 1 }
    return (place, lines[offset], offset)
  }
}

extension String {
  /// Returns the text of a length at a position, in UTF-8 bytes.
  fileprivate subscript(start: Int, length: Int) -> String {
    String(self[index(atByte: start)..<index(atByte: start + length)])
  }
}
