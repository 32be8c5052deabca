import Drawing
import Foundation

/// A string without line feeds, shaped once, from which lines are cut.
///
/// A line is as wide as it is when drawn alone. The widths inside of the paragraph differ from
/// that by the kerning around the cut, so they only choose what to measure.
struct Paragraph {
  private let bytes: [UInt8]
  private let clusters: [Cluster]
  /// Where each cluster begins, and at last where the paragraph ends, in points.
  private let positions: [CGFloat]
  /// Where the last cluster ends that is in front of each cluster and no space, in points.
  private let inkEnds: [CGFloat]
  private let font: FontDescriptor
  private let fontMap: FontMap

  init(_ string: some StringProtocol, font: FontDescriptor, in fontMap: FontMap) {
    self.font = font
    self.fontMap = fontMap
    bytes = Array(string.utf8)
    clusters =
      font.isDrawable
      ? TextLayout(string, font: font, in: fontMap).clusters()
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

  /// As much as fits the width from a cluster on, with an ellipsis in place of all that follows.
  func ellipsizedLine(from start: Int, width: CGFloat) -> TextLine {
    // The first end that is too far; everything fits an infinite width.
    var tooFar = start + 1
    while tooFar <= count, estimate(start, tooFar) <= reach(width) { tooFar += 1 }
    var best = cut(start, start, followedBy: "…")
    var enough = start
    while tooFar - enough > 1 {
      let end = (enough + tooFar) / 2
      let line = cut(start, trimmed(start, end), followedBy: "…")
      if fits(line, width) { (best, enough) = (line, end) } else { tooFar = end }
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
    width + (font.isDrawable ? font.size / 2 : 0)
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

  private func cut(_ start: Int, _ end: Int, followedBy tail: String = "") -> TextLine {
    func byte(_ index: Int) -> Int { index < count ? clusters[index].start : bytes.count }
    let string = String(decoding: bytes[byte(start)..<byte(end)], as: UTF8.self) + tail
    let width = font.isDrawable ? TextLayout(string, font: font, in: fontMap).width : 0
    return TextLine(string: string, width: width)
  }
}
