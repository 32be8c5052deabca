import Foundation
@_spi(Engine) import TactileViewGraph

/// A container that creates only the visible views of its lists.
///
/// The place phase determines which lines are visible; if their views do not exist, the body phase
/// of a further round creates them. Only existing views are measured; `LazyExtents` estimates the
/// others. If a line above the visible ones turns out to be longer than estimated, the scroll
/// view's offset is adjusted, so that visible content does not jump.
@MainActor
final class LazyNode: ElementNode {
  private(set) var arrangement: LazyArrangement
  private(set) var extents: LazyExtents
  private var answers = LayoutAnswers()
  /// The length across the axis for which line lengths are known; nil before there are any.
  private(set) var room: CGFloat??
  private var entries: LazyEntries?
  /// The visible entries, for which the lists create views.
  private var wanted = 0..<0
  private var isDue = false
  /// The first visible line with a known length in the last placement.
  private var anchor = 0
  /// The growth of the lines before the anchor since it was placed.
  private var correction: CGFloat = 0

  init(_ arrangement: LazyArrangement, inputs: ViewInputs) {
    self.arrangement = arrangement
    extents = LazyExtents(count: 0, spacing: arrangement.spacing)
    super.init(inputs: inputs)
  }

  override var name: String { arrangement.name }

  /// The inputs of the content, with the lists that this node serves.
  private(set) lazy var contentInputs = inputs.with(
    laziness: arrangement.needsSingleViews ? .singleViews : .anyViews,
    includingViews: !arrangement.tellsNeighbors)

  func update(_ newArrangement: LazyArrangement) {
    guard newArrangement != arrangement else { return }
    if newArrangement.pinned != arrangement.pinned { zOrderDidChange() }
    arrangement = newArrangement
    forgetLengths()
    setNeeds([.measure, .place])
  }

  override var zIndex: Double { 0 }

  override func stackAxis(around element: ElementNode) -> Axis? {
    arrangement.needsSingleViews ? nil : arrangement.axis
  }

  // MARK: Lines

  private func tracks(in room: CGFloat?) -> [LazyTrack] { arrangement.tracks(in: room).tracks }

  func columns(in room: CGFloat?) -> Int {
    arrangement.needsSingleViews ? max(tracks(in: room).count, 1) : 1
  }

  /// Returns the current entries; known line lengths follow the items of the lists.
  func currentEntries() -> LazyEntries {
    if let entries { return entries }
    let found = LazyEntries(of: self)
    entries = found
    if arrangement.tellsNeighbors { found.tellNeighbors() }
    let columns = columns(in: room ?? nil)
    let count = found.lineCount(of: columns)
    // Every list must be queried, which resets its flag.
    let changes = found.lists.map { $0.list.consumeChange() }
    if count != extents.count || changes.contains(true) {
      extents = LazyExtents(
        count: count, spacing: arrangement.spacing, estimate: extents.estimate)
      anchor = 0
      if columns == 1 {
        for place in found.lists {
          // In order, because the first known line determines the estimate for the unknown ones.
          for (index, length) in place.list.knownLengths.sorted(by: { $0.key < $1.key }) {
            extents.set(length < 0 ? nil : length, of: place.start + index)
          }
        }
      }
    }
    return found
  }

  private func forgetLengths() {
    entries?.lists.forEach { $0.list.forgetLengths() }
    extents = LazyExtents(count: extents.count, spacing: arrangement.spacing)
    entries = nil
    anchor = 0
    correction = 0
  }

  /// Returns the length of a line's views for a length across the axis; nil if it has none.
  private func length(of line: LazyEntries.Line, in room: CGFloat?, _ tracks: [LazyTrack])
    -> CGFloat?
  {
    var longest: CGFloat?
    for entry in line.entries {
      let proposal = arrangement.proposal(
        across: tracks.isEmpty || entry.spans ? room : tracks[entry.column].length)
      var length: CGFloat = 0
      for element in entry.elements {
        length += arrangement.lengths(element.sizeThatFits(proposal)).major
      }
      guard !entry.elements.isEmpty else { continue }
      length += CGFloat(entry.elements.count - 1) * arrangement.spacing
      longest = max(longest ?? 0, length)
    }
    return longest
  }

  /// Records the lengths of the existing lines.
  private func noteLengths(in room: CGFloat?) {
    let entries = currentEntries()
    let tracks = tracks(in: room)
    let columns = columns(in: room)
    for line in entries.lines(of: columns) where line.isWhole {
      let length = length(of: line, in: room, tracks)
      let old = extents.length(of: line.number)
      let wasKnown = extents.knownLength(of: line.number) != nil
      extents.set(length, of: line.number)
      if columns == 1, let place = line.place {
        place.list.knownLengths[line.number - place.start] = length ?? -1
      }
      if !wasKnown, line.number < anchor {
        correction += (length ?? -arrangement.spacing) - old
      }
    }
  }

  // MARK: Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answers.size(for: proposal) { return size }
    graph.statistics.measures += 1
    let offered = arrangement.split(proposal).minor.flatMap { $0.isFinite ? $0 : nil }
    if room == nil { room = .some(offered) }
    var major: CGFloat
    if room == .some(offered) {
      noteLengths(in: offered)
      major = extents.total
    } else {
      major = totalLength(in: offered)
    }
    // An infinite proposal asks for the maximum (rule 6.1.1), which has no limit.
    let minor = arrangement.split(proposal).minor == .infinity ? .infinity : minor(in: offered)
    let size = arrangement.size(major: max(major, 0), minor: minor)
    answers.remember(size, for: proposal)
    return size
  }

  /// Returns the total length of all lines for another length across the axis than the current one.
  private func totalLength(in room: CGFloat?) -> CGFloat {
    // Known lengths follow the entries.
    let entries = currentEntries()
    let (tracks, columns) = (tracks(in: room), columns(in: room))
    let lines = entries.lines(of: columns).filter(\.isWhole)
    if columns != self.columns(in: self.room ?? nil) {
      // With other columns the lines differ, and the lengths of none of them are known.
      var other = LazyExtents(
        count: entries.lineCount(of: columns), spacing: arrangement.spacing,
        estimate: extents.estimate)
      for line in lines { other.set(length(of: line, in: room, tracks), of: line.number) }
      return other.total
    }
    var total = extents.total
    var estimate = extents.estimate
    for line in lines {
      guard line.number < extents.count else { break }
      let length = length(of: line, in: room, tracks)
      if estimate == nil, let length {
        // If no line is known yet, all are assumed to be as long as the first existing one.
        estimate = length
        total += CGFloat(extents.count) * (length + arrangement.spacing) - arrangement.spacing
      }
      total +=
        (length ?? -arrangement.spacing)
        - (extents.knownLength(of: line.number) ?? estimate ?? -arrangement.spacing)
    }
    return total
  }

  private func minor(in offered: CGFloat?) -> CGFloat {
    guard !arrangement.needsSingleViews else {
      return max(offered ?? 0, arrangement.tracks(in: offered).length)
    }
    if let offered { return offered }
    return currentEntries().made.flatMap(\.elements).reduce(0) {
      max($0, arrangement.lengths($1.sizeThatFits(.unspecified)).minor)
    }
  }

  override func remeasure() {
    let old = answers
    answers = LayoutAnswers()
    entries = nil
    setNeeds(.place)
    let isSame =
      old.isComplete && old.sizes.allSatisfy { measure($0.proposal.proposal) == $0.size }
    if !isSame { answersDidChange() }
  }

  // MARK: Placing

  override func placeElements(in placement: Placement) {
    takeRoom(in: placement)
    let entries = currentEntries()
    let columns = columns(in: room ?? nil)
    if correction != 0 {
      let difference = correction
      correction = 0
      scrollNode?.shiftContent(by: difference, along: arrangement.axis)
    }
    let (part, mirroring) = tracking(.place) { (seenPart(in: placement), self.mirroring) }
    let window = part.whole
    let lines = extents.lines(from: window.lowerBound, to: window.upperBound)
    anchor = lines.first { extents.knownLength(of: $0) != nil } ?? lines.lowerBound
    warnOfTooMany(lines)
    let seen = entries.entries(in: lines, columns)
    if entries.lists.contains(where: { $0.list.shown != $0.wanted(with: seen) }),
      !graph.isExhausted
    {
      wanted = seen
      isDue = true
      setNeeds(.body)
    }
    var places = places(of: entries.lines(of: columns), in: placement)
    if !arrangement.pinned.isEmpty { pin(&places, in: part.clear) }
    for place in places.list {
      place.element.place(placement.inner(place.frame, proposal: place.proposal, mirroring))
    }
  }

  override func updateBody() {
    guard isDue else { return }
    isDue = false
    for place in currentEntries().lists { place.list.show(place.wanted(with: wanted)) }
  }

  /// Discards the known line lengths if the length across the axis has changed.
  private func takeRoom(in placement: Placement) {
    let offered = arrangement.split(placement.proposal).minor.flatMap { $0.isFinite ? $0 : nil }
    guard room != .some(offered) else { return }
    room = .some(offered)
    forgetLengths()
    setNeeds(.measure)
  }

  private var scrollNode: ScrollNode? {
    scrollNodes.first { $0.axes.contains(Axis.Set(arrangement.axis)) }
  }

  /// Pinned parts of sections are in front of the other elements.
  override func stackingIndex(of element: ElementNode) -> Double {
    arrangement.pinned.isEmpty || !currentEntries().isPart(element, of: arrangement.pinned)
      ? element.zIndex : .infinity
  }
}
