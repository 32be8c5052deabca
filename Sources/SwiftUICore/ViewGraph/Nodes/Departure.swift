/// A child on its way out: the elements that are still drawn, until the transition of each has ended.
@MainActor
final class Departure {
  let child: ViewNode
  /// The elements that are still seen.
  private let elements: [ElementNode]
  private let container: ElementNode
  private var isOver = false

  /// Begins to take a child out; nil where nothing of that would be seen.
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
    let home = container.layoutOrigin
    for element in seen { graph.ghostHomes[ObjectIdentifier(element)] = GhostHome(origin: home) }
    graph.ghosts[ObjectIdentifier(container), default: []] += seen.map { Ghost(element: $0) }
    wait(for: transaction, onEnd)
  }

  /// Ends when all that the transitions have set in motion has come to rest.
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
    // The update itself counts, since bodies may have to be evaluated before something moves.
    completion.begin()
    graph.actions.append { completion.end(in: graph.actions) }
    for element in elements { element.leave(under: transaction) }
  }

  /// The child has come back.
  func turnBack() {
    damage()
    child.isLeaving = false
    child.tellPresence(isLeaving: false)
    for element in elements { element.comeBack() }
    abandon()
  }

  /// Notes where the elements are drawn, before they are so no more.
  private func damage() {
    for element in elements { element.graph.addDamage(element.placedReach, in: element.container) }
  }

  /// Forgets the elements, which somebody else takes care of.
  func abandon() {
    guard !isOver else { return }
    isOver = true
    damage()
    let graph = child.graph
    let key = ObjectIdentifier(container)
    for element in elements { graph.ghostHomes[ObjectIdentifier(element)] = nil }
    graph.ghosts[key]?.removeAll { ghost in elements.contains { $0 === ghost.element } }
    if graph.ghosts[key]?.isEmpty == true { graph.ghosts[key] = nil }
  }
}

/// An element that is drawn though its container no longer lays it out.
struct Ghost {
  let element: ElementNode
  /// The index of the element in front of which it was.
  var position = 0
}

extension ViewNode {
  /// Tells all nodes of a subtree that it begins to leave, or that it stays after all.
  fileprivate final func tellPresence(isLeaving: Bool) {
    presenceDidChange(isLeaving: isLeaving)
    for child in children { child.tellPresence(isLeaving: isLeaving) }
  }
}

extension ViewGraph {
  /// Whether views may come or go slowly in this update.
  ///
  /// A transition may have an animation of its own, so only what forbids it altogether counts.
  var mayAnimateTransitions: Bool { !transaction.disablesAnimations }
}
