import Foundation

/// The arrangements of a stack of many views, so that it doesn't look at all of them when the breadth of one has changed.
///
/// Views tell their container when their answers have changed; see `ElementNode.answersDidChange()`. An arrangement then
/// asks only these views again. If their lengths along the axis are the same, the other views stay where they are.
@MainActor
final class StackMemory: LayoutMemory {
  /// An arrangement, and the views that have changed since it was right.
  private struct Entry {
    let number: Int
    var arrangement: StackArrangement
    var changed: [Int] = []
  }

  /// The last placement of the views, and the views that have changed since.
  private struct Placing {
    let number: Int
    let before: CGFloat
    let placement: Placement
    var changed: [Int] = []
  }

  private static let limit = 4
  fileprivate let stack: StackLayout
  fileprivate let layoutVersion: Int
  /// The arrangements, from the least to the most recently used one.
  private var entries: [Entry] = []
  private var placing: Placing?
  private(set) var hasPlacedPart = false
  /// The numbers of changes, and of arrangements that were made.
  private var changes = 0
  private var made = 0

  fileprivate init(_ stack: StackLayout, layoutVersion: Int) {
    self.stack = stack
    self.layoutVersion = layoutVersion
  }

  func elementDidChange(at index: Int, of count: Int) {
    guard index < count else { return }  // A view that is leaving keeps its index.
    changes += 1
    // If many views have changed, there is little to be gained.
    let limit = count / 4 + 1
    entries.removeAll { $0.changed.count >= limit }
    for entry in entries.indices where entries[entry].changed.last != index {
      entries[entry].changed.append(index)
    }
    guard let placing else { return }
    if placing.changed.count >= limit { return forgetPlacing() }
    if placing.changed.last != index { self.placing?.changed.append(index) }
  }

  /// Returns the arrangement for a proposal.
  func arrangement(for proposal: ProposedViewSize, _ elements: [ElementNode]) -> StackArrangement {
    let packed = PackedProposal(proposal)
    let changes = changes
    let index = entries.lastIndex { $0.arrangement.proposal == packed }
    let known = index.map { entries.remove(at: $0) }
    let entry = known.flatMap { updated($0, elements) } ?? make(proposal, elements)
    // If measuring a view has changed another one, the arrangement may be outdated already.
    if changes == self.changes {
      if entries.count == Self.limit { entries.removeFirst() }
      entries.append(entry)
    }
    return entry.arrangement
  }

  private func updated(_ entry: Entry, _ elements: [ElementNode]) -> Entry? {
    var entry = entry
    for index in entry.changed {
      guard entry.arrangement.takeUpChange(of: index, elements) else { return nil }
    }
    entry.changed = []
    return entry
  }

  private func make(_ proposal: ProposedViewSize, _ elements: [ElementNode]) -> Entry {
    made += 1
    return Entry(number: made, arrangement: StackArrangement(stack, proposal, elements))
  }

  // MARK: Placing

  /// Returns the views that have changed since the views were last placed; nil if all have to be placed.
  func changesSincePlacing(_ arrangement: StackArrangement, in subviews: LayoutSubviews) -> [Int]? {
    guard let container = subviews.remembering, container.probed == nil,
      let placement = container.placement
    else { return nil }
    let last = placing
    forgetPlacing()
    guard let entry = entries.last, entry.arrangement.proposal == arrangement.proposal else {
      return nil
    }
    let new = Placing(number: entry.number, before: arrangement.extent.before, placement: placement)
    placing = new
    guard let last, last.number == new.number, last.before == new.before,
      !placement.hasOtherContents(than: last.placement)
    else { return nil }
    hasPlacedPart = true
    return last.changed
  }

  func forgetPlacing() { (placing, hasPlacedPart) = (nil, false) }
}

extension LayoutSubviews {
  /// Returns the memory of the stack around the subviews; nil if they are too few, or a part of a layout's subviews.
  @MainActor func memory(of stack: StackLayout) -> StackMemory? {
    guard let container = remembering,
      count >= container.graph.layoutUses.leastViewsOfMemory
    else { return nil }
    let version = container.graph.layoutVersion
    if let known = container.layoutMemory as? StackMemory, known.stack == stack,
      known.layoutVersion == version
    {
      return known
    }
    let new = StackMemory(stack, layoutVersion: version)
    container.layoutMemory = new
    return new
  }
}
