import Foundation
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// The swipe offset of a list row, and where it comes to rest.
///
/// Lengths are in points; positive offsets reveal the leading edge. No rule determines these choices:
/// a row stays open if its projected position, a fifth of a second after the finger lifts, is more
/// than half open; a full swipe is six tenths of the row's width, and at least 40 points more than
/// the buttons need; beyond that need, a row without a full swipe resists more and more.
@MainActor
final class SwipeMotion: OpenItem {
  /// The share of the row's width beyond which the first button acts.
  static let fullShare: CGFloat = 0.6
  /// The minimum distance of a full swipe beyond the buttons, in points.
  static let fullDistance: CGFloat = 40
  /// The time by which the position is projected when the finger lifts, in seconds.
  static let lookahead: CGFloat = 0.2
  static let animation = Animation.spring(response: 0.3, dampingFraction: 1)

  private unowned let graph: ViewGraph
  private(set) weak var node: SwipeRowNode?
  private let cell = Cell<CGFloat>(0)
  /// The offset after all queued writes are applied, in points.
  private(set) var latest: CGFloat = 0
  /// The offset when the drag began, in points.
  private var start: CGFloat = 0

  // Results of the layout of the buttons.

  /// The length that the buttons of each edge need, in points.
  private(set) var lengths: [HorizontalEdge: CGFloat] = [:]
  /// The width of the row in points.
  var width: CGFloat = 0

  init(node: SwipeRowNode) {
    graph = node.graph
    self.node = node
  }

  /// The current offset in points; reading it in a phase tracks it.
  var offset: CGFloat { cell.read() }

  var isOpen: Bool { latest != 0 }

  var area: ElementNode? { node?.place }

  var scrollView: ElementNode? { node?.scrollNodes.first }

  // MARK: Moving up and down

  private let liftCell = Cell<CGFloat>(0)
  /// The distance that the row is carried by its handle when all writes are applied, in points.
  private(set) var latestLift: CGFloat = 0

  /// The distance that the row is carried down from its place; followed when it is read in a phase.
  var lift: CGFloat { liftCell.read() }

  /// Carries the row up or down, or puts it back into its place.
  func carry(by distance: CGFloat, animation: Animation? = nil) {
    guard distance != latestLift, distance.isFinite else { return }
    latestLift = distance
    let transaction = Transaction(animation: animation)
    graph.queue.append(transaction: transaction) { [liftCell] _ in liftCell.write(distance) }
  }

  /// Returns whether the first button would act if the finger lifted now.
  func isFull(
    _ length: CGFloat, _ groups: [SwipeActions.Group], at edge: HorizontalEdge
  ) -> Bool {
    guard groups.first?.allowsFullSwipe == true, let own = lengths[edge], width > 0 else {
      return false
    }
    return length >= max(width * Self.fullShare, own + Self.fullDistance)
  }

  /// Returns whether there is a button at an edge: the content of its swipe actions may be empty.
  func hasButtons(at edge: HorizontalEdge) -> Bool { lengths[edge].map { $0 > 0 } ?? false }

  /// Records the length that the buttons of an edge need.
  ///
  /// A row that is open stays open by as much as they need, and closes when there are none left.
  func setLength(_ length: CGFloat, at edge: HorizontalEdge) {
    let old = lengths.updateValue(length, forKey: edge) ?? 0
    let sign: CGFloat = edge == .leading ? 1 : -1
    guard isOpen, length != old, latest == sign * old else { return }
    graph.actions.append { [weak self] in
      guard let self, latest == sign * old else { return }
      if length > 0 { move(to: sign * length, animation: Self.animation) } else { close() }
    }
  }

  /// Moves the row to an offset in points.
  func move(to offset: CGFloat, animation: Animation? = nil) {
    guard offset != latest, offset.isFinite else { return }
    latest = offset
    let transaction = Transaction(animation: animation)
    graph.queue.append(transaction: transaction) { [cell] _ in cell.write(offset) }
  }

  func close() {
    graph.feature(OpenItemSlot.self).didClose(self)
    move(to: 0, animation: Self.animation)
  }

  // MARK: Leaving

  private let goneCell = Cell<Bool>(false)

  /// Whether the row takes no room, because a destructive button has removed it; reading it in a phase tracks it.
  var isGone: Bool { goneCell.read() }

  /// Removes the row from the list with an animation, while a destructive action runs.
  ///
  /// The data decide whether the row is removed for good: if it is still in the list after the animation, it comes back.
  func leave(while action: @MainActor () -> Void) {
    graph.feature(OpenItemSlot.self).didClose(self)
    let sign: CGFloat = latest > 0 ? 1 : -1
    latest = sign * width
    var transaction = Transaction(animation: Self.animation)
    transaction.addAnimationCompletion { [weak self] in
      MainActor.assumeIsolated { self?.comeBack() }
    }
    graph.queue.append(transaction: transaction) { [cell, goneCell, latest] _ in
      cell.write(latest)
      goneCell.write(true)
    }
    withAnimation(Self.animation, action)
  }

  private func comeBack() {
    guard let node, !node.isRemoved else { return }
    latest = 0
    graph.queue.append(transaction: Transaction(animation: Self.animation)) { [cell, goneCell] _ in
      cell.write(0)
      goneCell.write(false)
    }
  }

  // MARK: A finger

  func beginDrag() {
    graph.feature(OpenItemSlot.self).willOpen(self)
    start = latest
  }

  /// Moves the row by a distance from the drag's start, in points toward the trailing edge.
  func drag(by distance: CGFloat, _ groups: [HorizontalEdge: [SwipeActions.Group]]) {
    let target = start + distance
    let edge: HorizontalEdge = target > 0 ? .leading : .trailing
    let sign: CGFloat = edge == .leading ? 1 : -1
    guard let found = groups[edge], hasButtons(at: edge) else { return move(to: 0) }
    let length = found.first?.allowsFullSwipe == true ? width : lengths[edge] ?? 0
    move(to: sign * RubberBand.position(of: abs(target), in: 0...length, length: width))
  }

  /// Ends the drag with a velocity in points per second.
  ///
  /// - Returns: the edge whose first button acts, which closes the row; nil if none does.
  func endDrag(
    velocity: CGFloat, _ groups: [HorizontalEdge: [SwipeActions.Group]]
  ) -> HorizontalEdge? {
    let edge: HorizontalEdge = latest > 0 ? .leading : .trailing
    let sign: CGFloat = edge == .leading ? 1 : -1
    let length = lengths[edge] ?? 0
    guard let found = groups[edge], length > 0 else {
      close()
      return nil
    }
    if isFull(abs(latest), found, at: edge) { return edge }
    if sign * (latest + velocity * Self.lookahead) > length / 2 {
      move(to: sign * length, animation: Self.animation)
    } else {
      close()
    }
    return nil
  }
}
