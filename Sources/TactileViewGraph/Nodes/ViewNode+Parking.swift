// Views that a lazy container has scrolled away are *parked*: their nodes are in no tree, but keep
// their state and dependencies. Marks are kept until they return.

extension ViewNode {
  /// Prepares a subtree that has left the tree for being invisible.
  final func park() {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    for element in elements { element.forgetPlacement() }
    forEachParked { $0.didPark() }
  }

  /// Prepares a subtree for its return to the tree.
  ///
  /// - Parameter isOutdated: Whether all cached sizes were invalidated in the meantime.
  final func comeBackFromParking(isOutdated: Bool) {
    forEachParked { node in
      node.willUnpark()
      if isOutdated, node.asElement != nil { node.setNeeds([.measure, .place, .display]) }
    }
  }

  /// Inner views precede outer ones (rule 5.8).
  private final func forEachParked(_ body: (ViewNode) -> Void) {
    for child in children { child.forEachParked(body) }
    body(self)
  }

  /// Whether the node is in the window's tree.
  final var isInTree: Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node === graph.root
  }
}
