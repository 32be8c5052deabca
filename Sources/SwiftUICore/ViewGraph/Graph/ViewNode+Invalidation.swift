extension ViewNode {
  /// Marks the node for phases, and the path above it, so that a walk from the root finds it.
  ///
  /// The cost is at most the depth of the tree: marking stops at the first ancestor that is already marked.
  package final func setNeeds(_ phases: PhaseSet) {
    guard !isRemoved, !needs.isSuperset(of: phases) else { return }
    needs.formUnion(phases)
    #if DEBUG
      graph.marked.append(self)
    #endif
    enlist()
  }

  /// Adds the node and each ancestor to its parent's list of dirty children.
  final func enlist() {
    var node: ViewNode = self
    var phases = needs.union(below)
    guard !phases.isEmpty else { return }
    while let parent = node.parent {
      if !node.isListed {
        node.isListed = true
        parent.dirtyChildren.insert(node, at: parent.dirtyChildren.count)
      } else if parent.below.isSuperset(of: phases) {
        return
      }
      parent.below.formUnion(phases)
      phases = parent.below.union(parent.needs)
      node = parent
    }
    graph.requestUpdate(from: node)
  }

  /// Calls the closure with each dirty child that waits for the phase, in document order, until none is left.
  ///
  /// Children that the closure marks while it runs are included.
  final func descend(_ phase: PhaseSet, _ visit: (ViewNode) -> Void) {
    while below.contains(phase) {
      below.subtract(phase)
      sortDirtyChildren()
      var position = 0
      while position < dirtyChildren.count {
        let child = dirtyChildren[position]
        position += 1
        if !child.isRemoved, !child.needs.union(child.below).isDisjoint(with: phase) {
          visit(child)
        }
      }
    }
  }

  private final func sortDirtyChildren() {
    guard case .many(var nodes) = dirtyChildren else { return }
    for position in 1..<nodes.count where nodes[position - 1].index > nodes[position].index {
      nodes.sort { $0.index < $1.index }
      dirtyChildren = .many(nodes)
      return
    }
  }

  /// Clears the dirty lists after a frame, notes the nodes in them, and asserts that no mark is left.
  final func clearMarks(noting changed: inout Set<ObjectIdentifier>?) {
    let children = dirtyChildren
    dirtyChildren = .empty
    needs.subtract(.accessibility)
    below.subtract(.accessibility)
    changed?.insert(ObjectIdentifier(self))
    children.forEach { child in
      guard !child.isRemoved else { return }
      child.isListed = false
      child.clearMarks(noting: &changed)
    }
    assert(needs.isEmpty && below.isEmpty, "zombie flags on \(name): \(needs), \(below)")
  }
}
