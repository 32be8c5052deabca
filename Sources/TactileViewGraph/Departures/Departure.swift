/// The removal of a child, whose elements are drawn until their transitions have ended.
@MainActor
final class Departure {
  let child: ViewNode
  /// The elements that are still visible.
  private let elements: [ElementNode]
  private let container: ElementNode
  private var isOver = false

  /// Begins the removal of a child; nil if none of it would be visible.
  init?(
    of child: ViewNode, in parent: ViewNode, onEnd: @escaping @MainActor (Departure) -> Void
  ) {
    let graph = child.graph
    guard graph.mayAnimateTransitions, let container = child.nearestElement(from: parent) else {
      return nil
    }
    var all: [ElementNode] = []
    child.appendElements(to: &all)
    let transaction = graph.transaction
    let seen = all.filter { $0.placement != nil && $0.isSeenLeaving(under: transaction) }
    guard !seen.isEmpty else { return nil }
    self.child = child
    self.container = container
    elements = seen

    for element in all where !seen.contains(where: { $0 === element }) {
      graph.addDamage(element.placedReach, in: element.container)
    }
    child.isLeaving = true
    child.tellPresence(isLeaving: true)
    let origin = container.layoutOrigin
    for element in seen {
      graph.departures.placements[ObjectIdentifier(element)] = GhostPlacement(origin: origin)
    }
    graph.departures.ghosts[ObjectIdentifier(container), default: []] += seen.map {
      Ghost(element: $0)
    }
    wait(for: transaction, onEnd)
  }

  /// Ends the removal when all animations of the transitions have come to rest.
  private func wait(for transaction: Transaction, _ onEnd: @escaping @MainActor (Departure) -> Void)
  {
    let graph = child.graph
    let completion = AnimationCompletion(.removed) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isOver else { return }
        self.abandon()
        onEnd(self)
        self.container.ghostsDidLeave()
      }
    }
    var transaction = transaction
    transaction.completions.append(completion)
    // The update itself delays the end, since bodies may be evaluated before an animation begins.
    completion.begin()
    graph.actions.append { completion.end(in: graph.actions) }
    for element in elements { element.leave(under: transaction) }
  }

  /// Cancels the removal because the child was inserted again.
  func turnBack() {
    damage()
    child.isLeaving = false
    child.tellPresence(isLeaving: false)
    for element in elements { element.comeBack() }
    abandon()
  }

  /// Adds the regions of the elements to the damage before they are removed.
  private func damage() {
    for element in elements { element.graph.addDamage(element.placedReach, in: element.container) }
  }

  /// Releases the elements to a new owner.
  func abandon() {
    guard !isOver else { return }
    isOver = true
    damage()
    let graph = child.graph
    let key = ObjectIdentifier(container)
    for element in elements { graph.departures.placements[ObjectIdentifier(element)] = nil }
    graph.departures.ghosts[key]?.removeAll { ghost in elements.contains { $0 === ghost.element } }
    if graph.departures.ghosts[key]?.isEmpty == true { graph.departures.ghosts[key] = nil }
  }
}

/// An element that is drawn although its container no longer lays it out.
struct Ghost {
  let element: ElementNode
  /// The index of the element in front of which the ghost is drawn.
  var position = 0
}

/// The elements of a window that have been removed and are still seen, and those that fade in.
struct Departures {
  /// The fades of elements that are inserted or removed, by element.
  var fades: [ObjectIdentifier: Fade] = [:]
  /// The elements that are still drawn although they are no longer laid out, by container.
  var ghosts: [ObjectIdentifier: [Ghost]] = [:]
  /// The fixed position of each ghost in the window, by element.
  var placements: [ObjectIdentifier: GhostPlacement] = [:]
}

extension ViewNode {
  /// Tells all nodes of a subtree that it begins to leave, or that it stays after all.
  fileprivate final func tellPresence(isLeaving: Bool) {
    presenceDidChange(isLeaving: isLeaving)
    // Changes in the meantime are shown again.
    if !isLeaving, evaluatesClosure { setNeeds([.body, .display]) }
    for child in children { child.tellPresence(isLeaving: isLeaving) }
  }
}

extension ViewNode {
  /// Whether the view is leaving together with the closure that makes its content: the body in which it is written no
  /// longer has the view.
  ///
  /// Such a view keeps its last look (rule 4.6.39). Its closure may rely on a state that no longer holds, such as an
  /// index of an element.
  package final var isOutlived: Bool {
    guard !graph.departures.ghosts.isEmpty else { return false }
    var node: ViewNode? = self
    while let current = node, !current.hasBody {
      if current.isLeaving { return true }
      node = current.parent
    }
    return false
  }
}

extension ViewGraph {
  /// Whether insertions and removals may animate in this update.
  ///
  /// A transition may have its own animation, so only a transaction that disables animations prevents them.
  var mayAnimateTransitions: Bool { !transaction.disablesAnimations }
}
