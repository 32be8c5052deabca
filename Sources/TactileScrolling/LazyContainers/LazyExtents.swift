import Foundation
@_spi(Engine) import TactileViewGraph

/// The lengths of the lines in a lazy container, most of which are not measured yet.
///
/// Unmeasured lines are assumed to be as long as the first measured line, so that lines move only
/// when one of them turns out to be longer or shorter. Computing the start of a line takes a number
/// of steps logarithmic in the number of lines. Lengths are in points.
struct LazyExtents {
  /// The number of lines.
  let count: Int
  /// The distance between lines in points.
  let spacing: CGFloat
  /// The assumed length of unmeasured lines; nil until a line is measured.
  private(set) var estimate: CGFloat?
  /// The length of each line plus the distance to the next; NaN if unknown.
  private var extents: LineTable<CGFloat>
  /// Partial sums over known lines, and the number of known lines, as Fenwick trees: the lowest set
  /// bit of an entry's index is the number of lines that it covers.
  private var sums: LineTable<CGFloat>
  private var knownCounts: LineTable<Int>

  /// The maximum number of lines between two positions; no screen shows more.
  static let mostLines = 10_000

  init(count: Int, spacing: CGFloat, estimate: CGFloat? = nil) {
    self.count = count
    self.spacing = spacing
    self.estimate = estimate
    extents = LineTable(repeating: .nan, count: count)
    sums = LineTable(repeating: 0, count: count + 1)
    knownCounts = LineTable(repeating: 0, count: count + 1)
  }

  /// Returns the length of a line, or nil if it is unknown.
  ///
  /// An empty line has no distance to the next either, so that its length is negative.
  func knownLength(of line: Int) -> CGFloat? {
    extents[line].isNaN ? nil : extents[line] - spacing
  }

  /// Returns the length of a line, or the estimate if it is unknown.
  func length(of line: Int) -> CGFloat { knownLength(of: line) ?? estimate ?? 0 }

  /// Sets the length of a line; nil for an empty line.
  mutating func set(_ length: CGFloat?, of line: Int) {
    let extent = length.map { Self.summable(($0.isFinite ? $0 : 0) + spacing) } ?? 0
    if estimate == nil, length != nil { estimate = extent - spacing }
    let old = extents[line]
    guard old != extent else { return }
    extents[line] = extent
    let difference = old.isNaN ? extent : extent - old
    var node = line + 1
    while node <= count {
      sums[node] += difference
      if old.isNaN { knownCounts[node] += 1 }
      node += node & -node
    }
  }

  /// Returns the length rounded to a multiple of 2⁻²⁰ points, so that sums are exact in whatever
  /// order lines become known.
  private static func summable(_ length: CGFloat) -> CGFloat {
    let parts = (length * 1_048_576).rounded()
    return parts.isFinite ? parts / 1_048_576 : length
  }

  /// Returns the start of a line; for the number of lines, the position after the last.
  func start(of line: Int) -> CGFloat {
    var (sum, known) = (CGFloat(0), 0)
    var node = line
    while node > 0 {
      sum += sums[node]
      known += knownCounts[node]
      node -= node & -node
    }
    return sum + CGFloat(line - known) * unknownExtent
  }

  private var unknownExtent: CGFloat { estimate.map { Self.summable($0 + spacing) } ?? 0 }

  /// The total length of all lines.
  var total: CGFloat { max(start(of: count) - spacing, 0) }

  /// Returns the line at a position: the last line that begins at or before it.
  func line(at position: CGFloat) -> Int {
    var (line, left) = (0, position)
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = line + step
      if next <= count {
        let extent = sums[next] + CGFloat(step - knownCounts[next]) * unknownExtent
        if extent <= left {
          line = next
          left -= extent
        }
      }
      step /= 2
    }
    return min(line, max(count - 1, 0))
  }

  /// Returns the lines that intersect the range between two positions.
  ///
  /// The range contains at least one line if there are any, and at most `mostLines`.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    // Without an estimate, one line must be measured first.
    guard estimate != nil else { return 0..<1 }
    var first = line(at: start.isFinite ? start : start < 0 ? 0 : total)
    // The start may lie in the distance after the line.
    if first < count - 1, self.start(of: first) + length(of: first) <= start { first += 1 }
    let limit = min(first + Self.mostLines, count)
    guard end.isFinite else { return first..<limit }
    var last = min(line(at: end), limit - 1)
    while last > first, self.start(of: last) >= end { last -= 1 }
    return first..<max(last + 1, first + 1)
  }
}
