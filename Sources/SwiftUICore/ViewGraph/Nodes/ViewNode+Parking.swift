// Views that a lazy container has scrolled away are *parked*: their nodes stand in no tree, keep their
// state, and follow what they have read; marks wait in them until they come back.

extension ViewNode {
  /// Takes note that the subtree, which has left the tree, is seen no more.
  final func park() {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    for element in elements { element.forgetPlacement() }
    forEachParked { node in
      switch node {
      case let gesture as GestureNode: graph.events.cancel(gesture)
      case let hover as HoverNode: graph.events.hover.remove(hover)
      case let matched as MatchedGeometryNode: matched.takePart(isLeaving: true)
      case let lifecycle as LifecycleNode: lifecycle.goAway()
      case let listener as any ClockListener: listener.setParked(true)
      default: break
      }
    }
  }

  /// Takes note that the subtree is about to stand in the tree again.
  ///
  /// - Parameter isOutdated: whether all answers have become others meanwhile.
  final func comeBackFromParking(isOutdated: Bool) {
    forEachParked { node in
      (node as? MatchedGeometryNode)?.takePart(isLeaving: false)
      (node as? LifecycleNode)?.reappear()
      (node as? any ClockListener)?.setParked(false)
      if isOutdated, node is ElementNode { node.setNeeds([.measure, .place, .display]) }
    }
  }

  /// Inner views come before outer ones (rule 5.8).
  private final func forEachParked(_ body: (ViewNode) -> Void) {
    for child in children { child.forEachParked(body) }
    body(self)
  }

  /// Whether the node stands in the window's tree.
  final var isInTree: Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node === graph.root
  }
}
