/// The lines in which two texts differ, as a unified diff with what is around them.
struct TextDifference {
  /// The diff, at most a screen long.
  let words: String

  /// The number of equal lines that are shown around those that differ.
  private static let context = 2

  /// Compares two texts line by line, and describes up to a number of differences.
  ///
  /// - Parameter limit: The most lines that are shown.
  init(from old: String, to new: String, limit: Int = 35) {
    let lines = Self.lines(
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false))
    let changed = lines.indices.filter { lines[$0].sign != " " }
    var shown: [String] = []
    var last = -2
    for index in lines.indices
    where changed.contains(where: { abs($0 - index) <= Self.context }) {
      if index != last + 1 { shown.append("@ line \(lines[index].number)") }
      shown.append(lines[index].sign + String(lines[index].text.prefix(160)))
      last = index
    }
    let more = shown.count - limit
    words = (shown.prefix(limit) + (more > 0 ? ["and \(more) more lines"] : []))
      .joined(separator: "\n")
  }

  private struct Line {
    let sign: String
    let text: Substring
    /// The line's number in the new text, from 1.
    let number: Int
  }

  /// Returns the lines of both texts in order; `-` precedes those of the old one, `+` those of the new
  /// one.
  private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var removed = Set<Int>(), inserted = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(Line(sign: "-", text: old[left], number: right + 1))
        left += 1
      } else if inserted.contains(right) {
        lines.append(Line(sign: "+", text: new[right], number: right + 1))
        right += 1
      } else {
        lines.append(Line(sign: " ", text: new[right], number: right + 1))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }
}
