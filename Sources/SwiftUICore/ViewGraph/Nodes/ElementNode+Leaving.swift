import Foundation

/// How elements come and go: by the transition that somebody set, else by fading (rule 4.6.39).
extension ElementNode {
  /// Whether something would be seen of the element's way out.
  final func isSeenLeaving(under transaction: Transaction) -> Bool {
    transitionNode?.isSeen(in: .didDisappear, under: transaction)
      ?? (transaction.effectiveAnimation != nil)
  }

  /// Comes, under the graph's transaction.
  final func appear() {
    let transaction = graph.transaction
    if let transitionNode {
      if transitionNode.isSeen(in: .willAppear, under: transaction) { transitionNode.come() }
    } else if transaction.effectiveAnimation != nil {
      fade(from: 0, to: 1)
    }
  }

  /// Goes, under a transaction that waits for the end.
  final func leave(under transaction: Transaction) {
    if let transitionNode {
      transitionNode.go(to: .didDisappear, under: transaction)
    } else {
      let outer = graph.transaction
      graph.transaction = transaction
      fade(from: 1, to: 0)
      graph.transaction = outer
    }
  }

  /// Comes back on its way out, under the graph's transaction.
  final func comeBack() {
    if let way = wayFromHome { carry(by: way) }
    graph.ghostHomes[ObjectIdentifier(self)] = nil
    if let transitionNode {
      transitionNode.go(to: .identity, under: graph.transaction)
    } else {
      fade(from: 0, to: 1)
    }
  }

  // MARK: Fading

  private final func fade(from start: Double, to end: Double) {
    let key = ObjectIdentifier(self)
    let fade = graph.fades[key] ?? Fade(start)
    graph.fades[key] = fade
    fade.go(to: end, node: self)
    setNeeds(.display)
  }

  /// The opacity with which the element comes or goes.
  final var fadeOpacity: Double {
    graph.fades.isEmpty ? 1 : graph.fades[ObjectIdentifier(self)]?.drawn ?? 1
  }

  /// Takes the fade from the clock; returns whether it differs from the last one.
  final func showFade() -> Bool {
    guard !graph.fades.isEmpty, let fade = graph.fades[ObjectIdentifier(self)] else { return false }
    let hasChanged = fade.show()
    if fade.isOver { graph.fades[ObjectIdentifier(self)] = nil }
    return hasChanged
  }

  final func stopFade() {
    guard !graph.fades.isEmpty else { return }
    graph.fades.removeValue(forKey: ObjectIdentifier(self))?.stop()
  }

  // MARK: Ghosts

  /// The elements that are drawn though they are no longer laid out, in the document's order.
  final var ghosts: [Ghost] {
    graph.ghosts.isEmpty ? [] : graph.ghosts[ObjectIdentifier(self)] ?? []
  }

  /// How far the container has moved since the element began to leave, which stays where it was.
  final var wayFromHome: CGSize? {
    graph.ghostHomes[ObjectIdentifier(self)]?.way
  }

  /// Stays where it is in the window after the layout may have moved its container.
  fileprivate final func stayAtHome() {
    guard let home = graph.ghostHomes[ObjectIdentifier(self)], let container else { return }
    let now = container.layoutOrigin
    let way = CGSize(width: now.x - home.origin.x, height: now.y - home.origin.y)
    guard way != home.way else { return }
    damageSubtree()
    graph.ghostHomes[ObjectIdentifier(self)]?.way = way
    container.reach.isStale = true
    setNeeds(.display)
  }

  /// Where the layout has put the element in the window, whatever is shown on the way.
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

  /// Finds anew where among the elements the ghosts are drawn.
  final func positionGhosts() {
    guard !graph.ghosts.isEmpty, let known = graph.ghosts[ObjectIdentifier(self)] else { return }
    var walk = GhostWalk(known.map(\.element))
    for child in children { walk.visit(child) }
    graph.ghosts[ObjectIdentifier(self)] = walk.ghosts
  }

  /// Some ghosts are gone: what the container draws reaches less far.
  final func ghostsDidLeave() {
    guard !isRemoved else { return }
    reach.isStale = true
    setNeeds(.display)
  }

  /// The elements and the ghosts from back to front, where some of them has an index that moves it.
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

  /// Adds what the elements of a range draw, with the ghosts in front of each of them.
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

/// Where an element stays while it leaves.
struct GhostHome {
  /// Where its container was in the window when it began to leave.
  let origin: CGPoint
  /// How far the container has moved since.
  var way = CGSize.zero
}

extension ViewGraph {
  /// Keeps what leaves in its place, whatever the layout has moved.
  func keepGhostsAtHome() {
    guard !ghosts.isEmpty else { return }
    for list in ghosts.values { for ghost in list { ghost.element.stayAtHome() } }
  }
}

/// A walk through a container's elements in the document's order, which meets its ghosts.
@MainActor
private struct GhostWalk {
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
