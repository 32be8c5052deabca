import Drawing
import Foundation

/// Breaks text into lines with the very fonts that ``CairoRenderer`` draws.
///
/// Lines break where Unicode allows it, words that are too long at characters. Widths are sums of
/// unhinted advances, so they are the same at every scale of a screen.
package final class PangoTypesetter: Typesetter {
  private let fontMap: FontMap

  /// The lines of what was asked lately.
  ///
  /// Layout asks for the same few widths in every frame. 4 MiB hold some ten thousand short
  /// labels, more than a window shows, and are little beside the pixels of one.
  private var cache = BoundedCache<TextRequest, [TextLine]>(limit: 4 << 20)

  /// Makes a typesetter; share the font map with the renderer that draws its lines.
  package init(fontMap: FontMap) { self.fontMap = fontMap }

  package func lines(of request: TextRequest) -> [TextLine] {
    // NaN equals nothing, not even itself, and would fill the cache.
    let width = request.width.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    let request = TextRequest(
      string: request.string, font: request.font, width: width, lineLimit: request.lineLimit)
    if let known = cache.value(for: request) { return known }
    let lines = breakLines(
      of: request.string, font: request.font, width: width,
      limit: max(request.lineLimit ?? .max, 1))
    cache.insert(lines, cost: Self.bytes(request, lines), for: request)
    return lines
  }

  private func breakLines(
    of string: String, font: FontDescriptor, width: CGFloat, limit: Int
  ) -> [TextLine] {
    let paragraphs = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // Blank lines at the end are no text that an ellipsis should stand for.
    let lastVisible = paragraphs.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    var lines: [TextLine] = []
    for (index, string) in paragraphs.enumerated() {
      let paragraph = Paragraph(string, font: font, in: fontMap)
      var start = 0
      repeat {
        let (line, end) = paragraph.line(from: start, width: width)
        if lines.count == limit - 1 {
          let isCut = end < paragraph.count || index < lastVisible
          return lines + [isCut ? paragraph.ellipsizedLine(from: start, width: width) : line]
        }
        lines.append(line)
        start = end
      } while start < paragraph.count
    }
    return lines
  }

  /// About the memory of a cache entry: its strings and a few words for each value around them.
  private static func bytes(_ request: TextRequest, _ lines: [TextLine]) -> Int {
    lines.reduce(200 + request.string.utf8.count) { $0 + 40 + $1.string.utf8.count }
  }
}
