import Foundation
import TactileDrawing

/// A typesetter for layout tests, in which every character is a square of its font's size.
///
/// Tracking widens each square, so that every width can be computed in one's head. An inline
/// image has its own width, plus the tracking.
package final class SquareTypesetter: Typesetter {
  package init() {}

  package func lines(of request: TextRequest) -> [TextLine] {
    let squares = request.spans.enumerated().flatMap { index, span in
      span.string.map {
        Square(
          character: $0, span: index,
          width: span.imageWidth.map { max($0 + span.font.tracking, 0) }
            ?? span.font.squareWidth)
      }
    }
    let width = request.width ?? .infinity
    let paragraphs = squares.split(omittingEmptySubsequences: false) { $0.character == "\n" }
    var lines = paragraphs.flatMap { Self.wrap($0, width) }
    if let limit = request.lineLimit, lines.count > max(limit, 1) {
      let limit = max(limit, 1)
      let rest = Array(lines[(limit - 1)...].joined())
      lines = Array(lines.prefix(limit))
      lines[limit - 1] = Self.ellipsize(
        lines[limit - 1], rest, width, request.truncation, request.spans)
    }
    return lines.map { line(of: $0, in: request.spans) }
  }

  package func editableLines(
    of paragraph: String, font: FontDescriptor, width: CGFloat?
  ) -> [EditableLine] {
    let width = width ?? .infinity
    let side = font.squareWidth
    var lines: [EditableLine] = []
    var line = EditableLine(range: 0..<0, characters: [], width: 0)
    /// The number of characters before the last break opportunity.
    var breakCount = 0
    var start = 0
    for character in paragraph {
      let end = start + character.utf8.count
      if character != " ", !line.characters.isEmpty, !Self.fits(line.width + side, width) {
        let kept = breakCount > 0 ? breakCount : line.characters.count
        let rest = line.characters[kept...].map(\.start)
        let limit = rest.first ?? start
        line.characters.removeLast(rest.count)
        line.range = line.range.lowerBound..<limit
        line.width = CGFloat(kept) * side
        lines.append(line)
        line = EditableLine(range: limit..<start, characters: [], width: 0)
        for position in rest { line.append(at: position, side) }
        breakCount = 0
      }
      line.append(at: start, side)
      line.range = line.range.lowerBound..<end
      if character == " " { breakCount = line.characters.count }
      start = end
    }
    return lines + [line]
  }

  /// Words consist of letters and digits.
  package func words(of paragraph: String) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for character in paragraph {
      let end = start + character.utf8.count
      defer { start = end }
      guard character.isLetter || character.isNumber else { continue }
      if words.last?.upperBound == start {
        words[words.count - 1] = words[words.count - 1].lowerBound..<end
      } else {
        words.append(start..<end)
      }
    }
    return words
  }

  private func line(of squares: [Square], in spans: [TextSpan]) -> TextLine {
    var line = TextLine(string: String(squares.map(\.character)), width: 0)
    for square in squares {
      if line.pieces.last?.span == square.span, spans[square.span].imageWidth == nil {
        line.pieces[line.pieces.count - 1].string.append(square.character)
        line.pieces[line.pieces.count - 1].width += square.width
      } else {
        line.pieces.append(
          TextLine.Piece(
            span: square.span, string: String(square.character), x: line.width,
            width: square.width))
      }
      line.width += square.width
    }
    if spans.count == 1 { line.pieces = [] }
    return line
  }

  fileprivate struct Square {
    var character: Character
    var span: Int
    var width: CGFloat
  }

  /// Returns whether squares of a total width fit; rounding makes no difference.
  private static func fits(_ total: CGFloat, _ width: CGFloat) -> Bool { total <= width + 1e-6 }

  /// Breaks a paragraph between words, and breaks words that are too long between characters.
  private static func wrap(_ paragraph: ArraySlice<Square>, _ width: CGFloat) -> [[Square]] {
    var lines: [[Square]] = []
    var line: [Square] = []
    var total: CGFloat = 0
    for word in paragraph.split(omittingEmptySubsequences: false, whereSeparator: \.isSpace) {
      let isFirst = line.isEmpty || word.startIndex == paragraph.startIndex
      let added = isFirst ? word : paragraph[(word.startIndex - 1)..<word.endIndex]
      let longer = added.reduce(total) { $0 + $1.width }
      if line.count + added.count <= 1 || fits(longer, width) {
        line += added
        total = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      (line, total) = ([], 0)
      for square in word {
        if !line.isEmpty, !fits(total + square.width, width) {
          lines.append(line)
          (line, total) = ([], 0)
        }
        line.append(square)
        total += square.width
      }
    }
    return lines + [line]
  }

  /// Inserts an ellipsis into the last line; `rest` is that line and all lines after it.
  private static func ellipsize(
    _ line: [Square], _ rest: [Square], _ width: CGFloat, _ truncation: TextTruncation,
    _ spans: [TextSpan]
  ) -> [Square] {
    func made(_ kept: Int) -> [Square] {
      let front =
        switch truncation {
        case .tail: kept
        case .middle: (kept + 1) / 2
        case .head: 0
        }
      let span = front > 0 ? rest[front - 1].span : rest.first?.span ?? 0
      let ellipsis = Square(character: "…", span: span, width: spans[span].font.squareWidth)
      return rest.prefix(front) + [ellipsis] + rest.suffix(kept - front)
    }
    // A search by halves, since a longer rest is never narrower: texts may be enormous.
    var (kept, most) = (0, truncation == .tail ? line.count : rest.count)
    while kept < most {
      let middle = (kept + most + 1) / 2
      if fits(made(middle).reduce(0) { $0 + $1.width }, width) {
        kept = middle
      } else {
        most = middle - 1
      }
    }
    return made(kept)
  }
}

extension SquareTypesetter.Square {
  fileprivate var isSpace: Bool { character == " " }
}

extension EditableLine {
  /// Appends a square.
  fileprivate mutating func append(at position: Int, _ side: CGFloat) {
    characters.append(Character(start: position, x: width, width: side))
    width += side
  }
}

extension FontDescriptor {
  /// The width of each character, in points.
  fileprivate var squareWidth: CGFloat { max(size + tracking, 0) }
}
