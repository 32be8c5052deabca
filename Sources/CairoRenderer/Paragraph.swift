import Drawing
import Foundation

/// A string without line feeds, shaped once, from which lines are cut.
///
/// A line is as wide as it is when drawn alone. The widths inside of the paragraph differ from
/// that by the kerning around the cut, so they only choose what to measure.
@MainActor
struct Paragraph {
  private let bytes: [UInt8]
  private let clusters: [Cluster]
  /// Where each cluster begins, and at last where the paragraph ends, in points.
  private let positions: [CGFloat]
  /// Where the last cluster ends that is in front of each cluster and no space, in points.
  private let inkEnds: [CGFloat]
  private let parts: [Part]
  /// The size of the largest font, in points; 0 if nothing is drawn.
  private let size: CGFloat
  /// Whether lines say which part of them is of which span.
  private let hasPieces: Bool
  private let fontMap: FontMap

  /// What the paragraph has of one span.
  struct Part {
    /// The index of the span in the request.
    var span: Int
    var string: String
    var font: FontDescriptor
    /// The width of a picture in a letter's place; nil for letters.
    var pictureWidth: CGFloat?

    /// The part as it is shaped.
    var shaped: TextSpan {
      pictureWidth.map { TextSpan(pictureWidth: $0, font: font) }
        ?? TextSpan(string: string, font: font)
    }
  }

  /// - Parameter parts: one at least.
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
      // Nothing is drawn, so nothing is wide, and only line feeds end lines.
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

  /// How many clusters there are; lines are cut between them.
  var count: Int { clusters.count }

  /// The longest line that begins at a cluster and fits the width, but one cluster at least.
  ///
  /// - Returns: the line and the index of the cluster at which the next one begins.
  func line(from start: Int, width: CGFloat) -> (line: TextLine, end: Int) {
    // Spaces at the end of the paragraph stay if there is room for them.
    if estimate(start, count) <= reach(width) {
      let line = cut(start, count)
      if fits(line, width) { return (line, count) }
    }
    // A line breaks at a word, else within it, else behind its first cluster.
    return longest(from: start, width: width, where: { $0 == count || clusters[$0].mayStartLine })
      ?? longest(from: start, width: width, where: { _ in true })
      ?? (cut(start, start + 1), behindSpaces(start + 1))
  }

  /// As much as fits the width from a cluster on, with an ellipsis in place of the rest.
  ///
  /// At the head and in the middle the ellipsis stands for what is missing of this paragraph, at
  /// the tail for all that follows.
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
    // The first number that is too much; everything fits an infinite width.
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
      // Ends that differ only by clusters without width need no second look.
      tooWide = estimate(start, end)
    }
    return nil
  }

  /// The width between two cuts without the spaces at its end, before kerning, in points.
  private func estimate(_ start: Int, _ end: Int) -> CGFloat {
    max(inkEnds[end] - positions[start], 0)
  }

  /// How wide a line may seem that is worth measuring: kerning moves a cut by less than this.
  private func reach(_ width: CGFloat) -> CGFloat {
    width + size / 2
  }

  /// Whether the line fits; a width that was computed may miss the line's own by a rounding error.
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

  /// The line of one range of clusters, or of two with something between them.
  private func cut(
    _ start: Int, _ end: Int, followedBy tail: String = "", _ restart: Int = 0, _ restEnd: Int = 0
  ) -> TextLine {
    var pieces = parts(from: start, to: end)
    if !tail.isEmpty {
      // The ellipsis has the font of the text in front of it.
      if pieces.last?.pictureWidth != nil {
        pieces.append(pieces[pieces.count - 1])
        pieces[pieces.count - 1].pictureWidth = nil
        pieces[pieces.count - 1].string = ""
      }
      if pieces.isEmpty { pieces = [emptyPart(at: start)] }
      pieces[pieces.count - 1].string += tail
    }
    for piece in restart < restEnd ? parts(from: restart, to: restEnd) : [] {
      if piece.span == pieces.last?.span, piece.pictureWidth == nil {
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

  /// The parts between two cuts, without empty ones.
  private func parts(from start: Int, to end: Int) -> [Part] {
    func byte(_ index: Int) -> Int { index < count ? clusters[index].start : bytes.count }
    let range = byte(start)..<byte(end)
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

  /// A part without text in the font at a cluster.
  private func emptyPart(at index: Int) -> Part {
    var first = 0
    let byte = index < count ? clusters[index].start : bytes.count
    var part = parts[parts.count - 1]
    for candidate in parts {
      first += candidate.string.utf8.count
      if first > byte {
        part = candidate
        break
      }
    }
    part.string = ""
    part.pictureWidth = nil
    return part
  }
}
