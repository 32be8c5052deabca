import Drawing
import Foundation

/// A typesetter for tests of layout: every character is a square of the font's size, so that all
/// widths can be reckoned in the head.
package final class SquareTypesetter: Typesetter {
  package init() {}

  package func lines(of request: TextRequest) -> [TextLine] {
    let side = request.font.size
    let capacity = request.width.map { max(Int(($0 / side).rounded(.down)), 1) } ?? Int.max
    var lines = request.string.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Self.wrap($0, capacity) }
    if let limit = request.lineLimit, lines.count > limit {
      lines = Array(lines.prefix(limit))
      lines[limit - 1] = lines[limit - 1].prefix(max(capacity - 1, 0)) + "…"
    }
    return lines.map { TextLine(string: $0, width: CGFloat($0.count) * side) }
  }

  /// Breaks a paragraph between words, and words that are too long between characters.
  private static func wrap(_ paragraph: Substring, _ capacity: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if longer.count <= capacity {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = String(word)
      while line.count > capacity {
        lines.append(String(line.prefix(capacity)))
        line = String(line.dropFirst(capacity))
      }
    }
    return lines + [line]
  }
}
