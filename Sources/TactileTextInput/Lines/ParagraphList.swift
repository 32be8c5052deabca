import Foundation
import TactileDrawing

/// A paragraph of an edited text, with its lines.
struct TextParagraph {
  var extent: ParagraphExtent
  /// The number of lines.
  var lineCount: Int
  /// The width of the widest line, in points.
  var widest: CGFloat
  /// The lines, whose positions are relative to the paragraph; nil before they are used.
  var lines: [EditableLine]?

  /// The length with the newline, in UTF-8 bytes.
  fileprivate var byteCount: Int { extent.length + extent.newline }
}

/// The paragraphs of an edited text.
///
/// They are kept in chunks. To find a paragraph costs a step for each chunk, and to replace one changes only its chunk.
struct ParagraphList {
  /// The place of a paragraph in the list.
  struct Place: Equatable {
    fileprivate var chunk: Int
    fileprivate var index: Int
    /// The position of the paragraph in the text, in UTF-8 bytes.
    fileprivate(set) var start: Int
    /// The number of lines before the paragraph.
    fileprivate(set) var firstLine: Int
  }

  private struct Chunk {
    var paragraphs: [TextParagraph]
    var byteCount: Int
    var lineCount: Int
    var widest: CGFloat

    init(_ paragraphs: some Sequence<TextParagraph>) {
      self.paragraphs = Array(paragraphs)
      (byteCount, lineCount, widest) = (0, 0, 0)
      for paragraph in self.paragraphs {
        byteCount += paragraph.byteCount
        lineCount += paragraph.lineCount
        widest = max(widest, paragraph.widest)
      }
    }

    /// The largest number of paragraphs in a chunk.
    static let limit = 256

    static func chunks(of paragraphs: [TextParagraph]) -> [Chunk] {
      stride(from: 0, to: paragraphs.count, by: limit).map {
        Chunk(paragraphs[$0..<min($0 + limit, paragraphs.count)])
      }
    }
  }

  private var chunks: [Chunk]
  private(set) var lineCount: Int
  /// The width of the widest line, in points.
  private(set) var widest: CGFloat

  /// Creates a list of at least one paragraph.
  init(_ paragraphs: [TextParagraph]) {
    chunks = Chunk.chunks(of: paragraphs)
    (lineCount, widest) = (0, 0)
    updateTotals()
  }

  private mutating func updateTotals() {
    lineCount = chunks.reduce(0) { $0 + $1.lineCount }
    widest = chunks.reduce(0) { max($0, $1.widest) }
  }

  subscript(place: Place) -> TextParagraph { chunks[place.chunk].paragraphs[place.index] }

  /// Sets the lines of a paragraph.
  mutating func setLines(_ lines: [EditableLine], at place: Place) {
    chunks[place.chunk].paragraphs[place.index].lines = lines
  }

  // MARK: Finding

  /// Returns the place of the paragraph that contains a position in the text.
  func place(ofPosition position: Int) -> Place {
    place(before: { $0.start <= position })
  }

  /// Returns the place of the paragraph that contains a line.
  func place(ofLine line: Int) -> Place {
    place(before: { $0.firstLine <= line })
  }

  /// Returns the place of the last paragraph that meets a condition, or the first one.
  private func place(before isMet: (Place) -> Bool) -> Place {
    var place = Place(chunk: 0, index: 0, start: 0, firstLine: 0)
    while place.chunk + 1 < chunks.count {
      var next = place
      next.start += chunks[place.chunk].byteCount
      next.firstLine += chunks[place.chunk].lineCount
      next.chunk += 1
      guard isMet(next) else { break }
      place = next
    }
    while let next = self.place(after: place), next.chunk == place.chunk, isMet(next) {
      place = next
    }
    return place
  }

  /// Returns the place of the next paragraph; nil after the last one.
  func place(after place: Place) -> Place? {
    var next = place
    next.start += self[place].byteCount
    next.firstLine += self[place].lineCount
    next.index += 1
    if next.index == chunks[place.chunk].paragraphs.count {
      next.index = 0
      next.chunk += 1
    }
    return next.chunk < chunks.count ? next : nil
  }

  /// Returns the place of the previous paragraph; nil before the first one.
  func place(before place: Place) -> Place? {
    var previous = place
    if place.index == 0 {
      guard place.chunk > 0 else { return nil }
      previous.chunk -= 1
      previous.index = chunks[previous.chunk].paragraphs.count
    }
    previous.index -= 1
    previous.start -= self[previous].byteCount
    previous.firstLine -= self[previous].lineCount
    return previous
  }

  // MARK: Changing

  /// Returns the position after a paragraph and its newline, in UTF-8 bytes.
  func end(of place: Place) -> Int { place.start + self[place].byteCount }

  /// Replaces the paragraphs from one place through another.
  mutating func replace(
    from first: Place, through last: Place, with paragraphs: [TextParagraph]
  ) {
    if first == last, paragraphs.count == 1 {
      chunks[first.chunk].paragraphs[first.index] = paragraphs[0]
      chunks[first.chunk] = Chunk(chunks[first.chunk].paragraphs)
    } else {
      // Small neighbors join the chunk, so that deleting leaves no small chunks.
      let previous = max(first.chunk - 1, 0)
      let isSmall = chunks[previous].paragraphs.count < Chunk.limit / 4
      let start = isSmall ? previous : first.chunk
      let before =
        (isSmall && previous < first.chunk ? chunks[previous].paragraphs : [])
        + chunks[first.chunk].paragraphs[..<first.index]
      let after = chunks[last.chunk].paragraphs[(last.index + 1)...]
      chunks.replaceSubrange(
        start...last.chunk, with: Chunk.chunks(of: before + paragraphs + after))
    }
    updateTotals()
  }
}
