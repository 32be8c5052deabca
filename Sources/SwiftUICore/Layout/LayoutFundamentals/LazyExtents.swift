import Foundation

/// How long the lines of a lazy container are, most of which nobody has measured: a plain value.
///
/// What is unknown counts as long as the first line that was measured, for good, so that lines move
/// only where one of them turns out to be longer or shorter. Sums over all lines before one cost as
/// many steps as their number has binary digits. Lengths are points.
struct LazyExtents {
  /// The number of lines.
  let count: Int
  /// The distance between lines.
  let spacing: CGFloat
  /// What unknown lines are taken for; nil until one is known.
  private(set) var estimate: CGFloat?
  /// What each line takes with the distance before the next; NaN where that is unknown.
  private var extents: LineTable<CGFloat>
  /// Partial sums over known lines, and how many there are: each entry covers as many lines before
  /// it as its number's lowest bit says.
  private var sums: LineTable<CGFloat>
  private var knownCounts: LineTable<Int>

  /// The most lines that are found between two positions: more are not seen on any screen.
  static let mostLines = 10_000

  init(count: Int, spacing: CGFloat, estimate: CGFloat? = nil) {
    self.count = count
    self.spacing = spacing
    self.estimate = estimate
    extents = LineTable(repeating: .nan, count: count)
    sums = LineTable(repeating: 0, count: count + 1)
    knownCounts = LineTable(repeating: 0, count: count + 1)
  }

  /// The length of a line, where it is known.
  ///
  /// A line without anything in it takes no distance either: its length is less than none.
  func knownLength(of line: Int) -> CGFloat? {
    extents[line].isNaN ? nil : extents[line] - spacing
  }

  /// The length of a line as far as it is known.
  func length(of line: Int) -> CGFloat { knownLength(of: line) ?? estimate ?? 0 }

  /// Notes the length of a line; nil where there is nothing in it.
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

  /// A length whose sums are exact, in whatever order lines become known: a multiple of 2⁻²⁰ points.
  private static func summable(_ length: CGFloat) -> CGFloat {
    let parts = (length * 1_048_576).rounded()
    return parts.isFinite ? parts / 1_048_576 : length
  }

  /// Where a line begins; for the number of lines, where the next would.
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

  /// What all lines take.
  var total: CGFloat { max(start(of: count) - spacing, 0) }

  /// The line at a position: the last that begins at it or before.
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

  /// The lines of which something lies between two positions, one at least where there are any, and
  /// `mostLines` at most.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    // Without an estimate one has to be measured first.
    guard estimate != nil else { return 0..<1 }
    var first = line(at: start.isFinite ? start : start < 0 ? 0 : total)
    // A line that ends before is followed by its distance to the next.
    if first < count - 1, self.start(of: first) + length(of: first) <= start { first += 1 }
    let limit = min(first + Self.mostLines, count)
    guard end.isFinite else { return first..<limit }
    var last = min(line(at: end), limit - 1)
    while last > first, self.start(of: last) >= end { last -= 1 }
    return first..<max(last + 1, first + 1)
  }
}
