import Foundation
import TactileDrawing

/// A string without line feeds, shaped once, from which lines are cut.
///
/// The width of a line is that of the line drawn by itself. Widths inside the paragraph differ by
/// the kerning at the cut, so they are only used as estimates.
@MainActor
struct Paragraph {
  private let bytes: [UInt8]
  private let clusters: [Cluster]
  /// The start of each cluster and the end of the paragraph, in points.
  private let positions: [CGFloat]
  /// For each cluster, the end of the last cluster before it that is not a space, in points.
  private let inkEnds: [CGFloat]
  private let parts: [Part]
  /// The size of the largest font, in points; 0 if nothing is drawn.
  private let size: CGFloat
  /// Whether lines list their parts by span.
  private let hasPieces: Bool
  private let fontMap: FontMap

  /// A part of the paragraph that belongs to one span.
  struct Part {
    /// The index of the span in the request.
    var span: Int
    var string: String
    var font: FontDescriptor
    /// The width of an inline image; nil for text.
    var imageWidth: CGFloat?

    /// The part as a span for shaping.
    var shaped: TextSpan {
      imageWidth.map { TextSpan(imageWidth: $0, font: font) }
        ?? TextSpan(string: string, font: font)
    }
  }

  /// Creates a paragraph from its parts, at least one.
  init(_ parts: [Part], hasPieces: Bool, in fontMap: FontMap) {
    self.parts = parts
    self.hasPieces = hasPieces
    self.fontMap = fontMap
    let isDrawable = parts.allSatisfy(\.font.isDrawable)
    size = isDrawable ? parts.map(\.font.size).max() ?? 0 : 0
    bytes = parts.flatMap { Array($0.string.utf8) }
    clusters =
      isDrawable
      ? TextLayout(parts.map(\.shaped), in: fontMap).clusters()
      // If nothing can be drawn, all widths are zero and only line feeds end lines.
      : [Cluster(start: 0, width: 0, mayStartLine: false, isSpace: false)]
    var positions: [CGFloat] = [0]
    var inkEnds: [CGFloat] = [0]
    for cluster in clusters {
      let end = positions[positions.count - 1] + cluster.width
      positions.append(end)
      inkEnds.append(cluster.isSpace ? inkEnds[inkEnds.count - 1] : end)
    }
    (self.positions, self.inkEnds) = (positions, inkEnds)
  }

  /// The number of clusters, between which lines are cut.
  var count: Int { clusters.count }

  /// Returns the longest line from a cluster that fits the width, with at least one cluster.
  ///
  /// - Returns: The line, and the index of the cluster at which the next one begins.
  func line(from start: Int, width: CGFloat) -> (line: TextLine, end: Int) {
    // Trailing spaces of the paragraph are kept if they fit.
    if estimate(start, count) <= reach(width) {
      let line = cut(start, count)
      if fits(line, width) { return (line, count) }
    }
    // A line breaks between words if possible, otherwise inside a word, or after its first cluster.
    return longest(from: start, width: width, where: { $0 == count || clusters[$0].mayStartLine })
      ?? longest(from: start, width: width, where: { _ in true })
      ?? (cut(start, start + 1), behindSpaces(start + 1))
  }

  /// Returns the ranges of the lines, in UTF-8 bytes, including trailing spaces.
  func lineRanges(width: CGFloat) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    repeat {
      let end = line(from: start, width: width).end
      ranges.append(byte(at: start)..<byte(at: end))
      start = end
    } while start < count
    return ranges
  }

  /// Returns the UTF-8 offset of a cluster, or the length of the text for the end.
  private func byte(at index: Int) -> Int {
    index < count ? clusters[index].start : bytes.count
  }

  /// Returns the clusters from an index that fit the width, with an ellipsis in place of the rest.
  ///
  /// At the head and in the middle, the ellipsis replaces text of this paragraph; at the tail, all
  /// text that follows.
  func ellipsizedLine(
    from start: Int, width: CGFloat, _ truncation: TextTruncation = .tail
  ) -> TextLine {
    func line(keeping kept: Int) -> TextLine {
      switch truncation {
      case .tail: cut(start, trimmed(start, start + kept), followedBy: "…")
      case .head: cut(start, start, followedBy: "…", behindSpaces(count - kept), count)
      case .middle:
        cut(
          start, trimmed(start, start + (kept + 1) / 2), followedBy: "…",
          behindSpaces(count - kept / 2), count)
      }
    }
    // The smallest number of clusters that does not fit; everything fits an infinite width.
    var tooMany = 1
    switch truncation {
    case .tail:
      while start + tooMany <= count, estimate(start, start + tooMany) <= reach(width) {
        tooMany += 1
      }
    case .head, .middle: tooMany = count - start + 1
    }
    var best = line(keeping: 0)
    var enough = 0
    while tooMany - enough > 1 {
      let kept = (enough + tooMany) / 2
      let line = line(keeping: kept)
      if fits(line, width) { (best, enough) = (line, kept) } else { tooMany = kept }
    }
    return best
  }

  private func longest(
    from start: Int, width: CGFloat, where mayEnd: (Int) -> Bool
  ) -> (line: TextLine, end: Int)? {
    var ends: [Int] = []
    var end = start + 1
    while end <= count, estimate(start, end) <= reach(width) {
      if mayEnd(end) { ends.append(end) }
      end += 1
    }
    var tooWide = CGFloat.infinity
    for end in ends.reversed() where estimate(start, end) < tooWide {
      let line = cut(start, trimmed(start, end))
      if fits(line, width) { return (line, behindSpaces(end)) }
      // Ends that differ only by clusters without width need no further measurement.
      tooWide = estimate(start, end)
    }
    return nil
  }

  /// Returns the width between two cuts without trailing spaces and before kerning, in points.
  private func estimate(_ start: Int, _ end: Int) -> CGFloat {
    max(inkEnds[end] - positions[start], 0)
  }

  /// Returns the maximum estimate worth measuring: kerning changes a line by less than the
  /// difference.
  private func reach(_ width: CGFloat) -> CGFloat {
    width + size / 2
  }

  /// Returns whether the line fits, with a tolerance for rounding errors of computed widths.
  private func fits(_ line: TextLine, _ width: CGFloat) -> Bool { line.width <= width + 1e-6 }

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, clusters[end - 1].isSpace { end -= 1 }
    return end
  }

  private func behindSpaces(_ end: Int) -> Int {
    var end = end
    while end < count, clusters[end].isSpace { end += 1 }
    return end
  }

  /// Returns the line of one range of clusters, or of two with a string between them.
  private func cut(
    _ start: Int, _ end: Int, followedBy tail: String = "", _ restart: Int = 0, _ restEnd: Int = 0
  ) -> TextLine {
    var pieces = parts(from: start, to: end)
    if !tail.isEmpty {
      // The ellipsis has the font of the text before it.
      if pieces.last?.imageWidth != nil {
        pieces.append(pieces[pieces.count - 1])
        pieces[pieces.count - 1].imageWidth = nil
        pieces[pieces.count - 1].string = ""
      }
      if pieces.isEmpty { pieces = [emptyPart(at: start)] }
      pieces[pieces.count - 1].string += tail
    }
    for piece in restart < restEnd ? parts(from: restart, to: restEnd) : [] {
      if piece.span == pieces.last?.span, piece.imageWidth == nil {
        pieces[pieces.count - 1].string += piece.string
      } else {
        pieces.append(piece)
      }
    }
    if pieces.isEmpty { pieces = [emptyPart(at: start)] }
    return measured(pieces)
  }

  private func measured(_ pieces: [Part]) -> TextLine {
    let string = pieces.map(\.string).joined()
    guard size > 0 else {
      return TextLine(
        string: string, width: 0,
        pieces: hasPieces
          ? pieces.map { TextLine.Piece(span: $0.span, string: $0.string, x: 0, width: 0) } : [])
    }
    let layout = TextLayout(pieces.map(\.shaped), in: fontMap)
    guard hasPieces else { return TextLine(string: string, width: layout.width) }
    let advances = layout.byteAdvances()
    var line = TextLine(string: string, width: 0)
    var byte = 0
    for piece in pieces {
      let end = byte + piece.string.utf8.count
      let width = advances[byte..<end].reduce(0, +)
      line.pieces.append(
        TextLine.Piece(span: piece.span, string: piece.string, x: line.width, width: width))
      line.width += width
      byte = end
    }
    return line
  }

  /// Returns the parts between two cuts, without empty ones.
  private func parts(from start: Int, to end: Int) -> [Part] {
    let range = byte(at: start)..<byte(at: end)
    var first = 0
    return parts.compactMap { part in
      let all = first..<first + part.string.utf8.count
      first = all.upperBound
      let cut = all.clamped(to: range)
      guard !cut.isEmpty else { return nil }
      var part = part
      part.string = String(decoding: bytes[cut], as: UTF8.self)
      return part
    }
  }

  /// Returns an empty part with the font at a cluster.
  private func emptyPart(at index: Int) -> Part {
    var first = 0
    let byte = byte(at: index)
    var part = parts[parts.count - 1]
    for candidate in parts {
      first += candidate.string.utf8.count
      if first > byte {
        part = candidate
        break
      }
    }
    part.string = ""
    part.imageWidth = nil
    return part
  }
}
