import Foundation

/// Insertion and removal of elements, by an explicit transition or by fading (rule 4.6.39).
extension ElementNode {
  /// Returns whether the element's removal would be visible under a transaction.
  final func isSeenLeaving(under transaction: Transaction) -> Bool {
    transitionNode?.isSeen(in: .didDisappear, under: transaction)
      ?? (transaction.effectiveAnimation != nil)
  }

  /// Begins the insertion transition under the graph's transaction.
  final func appear() {
    let transaction = graph.transaction
    if let transitionNode {
      if transitionNode.isSeen(in: .willAppear, under: transaction) { transitionNode.come() }
    } else if transaction.effectiveAnimation != nil {
      fade(from: 0, to: 1)
    }
  }

  /// Begins the removal transition under a transaction that waits for its end.
  final func leave(under transaction: Transaction) {
    if let transitionNode {
      transitionNode.go(to: .didDisappear, under: transaction)
    } else {
      graph.inTransaction(transaction) { fade(from: 1, to: 0) }
    }
  }

  /// Reverses the removal transition under the graph's transaction.
  final func comeBack() {
    if let movement = containerMovement { carry(by: movement) }
    graph.departures.placements[ObjectIdentifier(self)] = nil
    if let transitionNode {
      transitionNode.go(to: .identity, under: graph.transaction)
    } else {
      fade(from: 0, to: 1)
    }
  }

  // MARK: Fading

  private final func fade(from start: Double, to end: Double) {
    let key = ObjectIdentifier(self)
    let fade = graph.departures.fades[key] ?? Fade(start)
    graph.departures.fades[key] = fade
    fade.go(to: end, node: self)
    setNeeds(.display)
  }

  /// The opacity of the element while it is inserted or removed by fading.
  final var fadeOpacity: Double {
    graph.departures.fades.isEmpty ? 1 : graph.departures.fades[ObjectIdentifier(self)]?.drawn ?? 1
  }

  /// Updates the fade for the current time; returns whether the opacity differs from the last one.
  final func showFade() -> Bool {
    guard !graph.departures.fades.isEmpty, let fade = graph.departures.fades[ObjectIdentifier(self)]
    else { return false }
    let hasChanged = fade.show()
    if fade.isOver { graph.departures.fades[ObjectIdentifier(self)] = nil }
    return hasChanged
  }

  final func stopFade() {
    guard !graph.departures.fades.isEmpty else { return }
    graph.departures.fades.removeValue(forKey: ObjectIdentifier(self))?.stop()
  }

  // MARK: Ghosts

  /// The elements that are drawn although they are no longer laid out, in document order.
  final var ghosts: [Ghost] {
    graph.departures.ghosts.isEmpty ? [] : graph.departures.ghosts[ObjectIdentifier(self)] ?? []
  }

  /// The distance that the container has moved since the element began to leave in place; nil if it is not leaving.
  final var containerMovement: CGSize? {
    graph.departures.placements[ObjectIdentifier(self)]?.movement
  }

  /// Keeps the element's position in the window after the layout may have moved its container.
  fileprivate final func keepInPlace() {
    guard let placement = graph.departures.placements[ObjectIdentifier(self)], let container else {
      return
    }
    let now = container.layoutOrigin
    let movement = CGSize(width: now.x - placement.origin.x, height: now.y - placement.origin.y)
    guard movement != placement.movement else { return }
    damageSubtree()
    graph.departures.placements[ObjectIdentifier(self)]?.movement = movement
    geometryHasChanged()
    container.hasStaleReach = true
    setNeeds(.display)
  }

  /// The element's layout position in the window, regardless of running animations.
  final var layoutOrigin: CGPoint {
    var point = CGPoint.zero
    var element: ElementNode? = self
    while let current = element {
      let origin = current.placement?.drawnOrigin ?? .zero
      point = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
      element = current.container
    }
    return point
  }

  /// Updates the position of the ghosts among the elements.
  final func positionGhosts() {
    guard !graph.departures.ghosts.isEmpty,
      let known = graph.departures.ghosts[ObjectIdentifier(self)]
    else { return }
    var locator = GhostLocator(known.map(\.element))
    for child in children { locator.visit(child) }
    graph.departures.ghosts[ObjectIdentifier(self)] = locator.ghosts
  }

  /// Called when ghosts were removed, so that the container's drawing may cover a smaller area.
  final func ghostsDidLeave() {
    guard !isRemoved else { return }
    hasStaleReach = true
    setNeeds(.display)
  }

  /// Returns the elements and the ghosts from back to front; nil if no z-index changes the order.
  final func zOrder(with ghosts: [Ghost]) -> [ElementNode]? {
    guard !ghosts.isEmpty else { return zOrder }
    guard zOrder != nil || ghosts.contains(where: { $0.element.zIndex != 0 }) else { return nil }
    let all =
      elements.map { (element: $0, position: Int($0.elementIndex) * 2 + 1) }
      + ghosts.map { (element: $0.element, position: $0.position * 2) }
    return all.enumerated()
      .sorted {
        let (lhs, rhs) = ($0.element, $1.element)
        return (stackingIndex(of: lhs.element), lhs.position, $0.offset)
          < (stackingIndex(of: rhs.element), rhs.position, $1.offset)
      }
      .map(\.element.element)
  }

  /// Appends the items of a range of elements, with the ghosts in front of each.
  final func appendElements(
    _ range: Range<Int>, _ ghosts: inout ArraySlice<Ghost>, to list: inout ItemCollector,
    at offset: CGPoint
  ) {
    for index in range {
      while let ghost = ghosts.first, ghost.position <= index {
        ghost.element.appendPlacedItems(to: &list, in: offset)
        ghosts.removeFirst()
      }
      elements[index].appendPlacedItems(to: &list, in: offset)
    }
  }
}

/// The fixed place of a ghost in the window.
struct GhostPlacement {
  /// The position of its container in the window when it began to leave.
  let origin: CGPoint
  /// The distance that the container has moved since.
  var movement = CGSize.zero
}

extension ViewGraph {
  /// Keeps leaving elements in place, however the layout has moved their containers.
  func keepGhostsInPlace() {
    guard !departures.ghosts.isEmpty else { return }
    for list in departures.ghosts.values { for ghost in list { ghost.element.keepInPlace() } }
  }
}

/// A traversal of a container's elements in document order that locates its ghosts.
@MainActor
private struct GhostLocator {
  private(set) var ghosts: [Ghost] = []
  private let known: Set<ObjectIdentifier>
  private var index = 0

  init(_ elements: [ElementNode]) { known = Set(elements.map { ObjectIdentifier($0) }) }

  mutating func visit(_ node: ViewNode, isLeaving: Bool = false) {
    let isLeaving = isLeaving || node.isLeaving
    guard let element = node.asElement else {
      for child in node.children { visit(child, isLeaving: isLeaving) }
      return
    }
    if !isLeaving {
      index += 1
    } else if known.contains(ObjectIdentifier(element)) {
      ghosts.append(Ghost(element: element, position: index))
    }
  }
}
