// Views that a lazy container has scrolled away are *parked*: their nodes stand in no tree, keep their
// state, and follow what they have read; marks wait in them until they come back.

extension ViewNode {
  /// Takes note that the subtree, which has left the tree, is seen no more.
  final func park() {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    for element in elements { element.forgetPlacement() }
    forEachParked { $0.didPark() }
  }

  /// Takes note that the subtree is about to stand in the tree again.
  ///
  /// - Parameter isOutdated: whether all answers have become others meanwhile.
  final func comeBackFromParking(isOutdated: Bool) {
    forEachParked { node in
      node.willUnpark()
      if isOutdated, node.asElement != nil { node.setNeeds([.measure, .place, .display]) }
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
