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

  /// Adds the node and each ancestor to its parent's marked children.
  final func enlist() {
    if let parent { parent.enlist(self) } else { graph.requestUpdate(from: self) }
  }

  /// Adds a child that waits for phases to the marked children, and each ancestor to those of its parent.
  final func enlist(_ child: ViewNode) {
    var (node, child) = (self as ViewNode, child)
    var phases = child.needs.union(child.below)
    guard !phases.isEmpty else { return }
    while true {
      if !child.isListed {
        node.children.mark(child)
      } else if node.below.isSuperset(of: phases) {
        return
      }
      node.below.formUnion(phases)
      guard let parent = node.parent else { return graph.requestUpdate(from: node) }
      phases = node.below.union(node.needs)
      (node, child) = (parent, node)
    }
  }

  /// Calls the closure with each marked child that waits for the phase, in document order, until none is left.
  ///
  /// Children that the closure marks while it runs are included.
  final func descend(_ phase: PhaseSet, _ visit: (ViewNode) -> Void) {
    while below.contains(phase) {
      below.subtract(phase)
      children.forEachMarked { child in
        if !child.isRemoved, !child.needs.union(child.below).isDisjoint(with: phase) {
          visit(child)
        }
      }
    }
  }

  /// Clears the marks after a frame, notes the nodes that had them, and asserts that none is left.
  final func clearMarks(noting changed: inout Set<ObjectIdentifier>?) {
    needs.subtract(.accessibility)
    below.subtract(.accessibility)
    changed?.insert(ObjectIdentifier(self))
    children.unmarkAll { child in
      if !child.isRemoved { child.clearMarks(noting: &changed) }
    }
    assert(needs.isEmpty && below.isEmpty, "zombie flags on \(name): \(needs), \(below)")
  }
}

extension ViewNode {
  /// Whether the node is among its parent's marked children.
  final var isListed: Bool {
    get { nodeFlags[.isListed] }
    set { nodeFlags[.isListed] = newValue }
  }

  /// Whether the subtree may write preferences; never reset to false.
  package final var mayWritePreferences: Bool {
    get { nodeFlags[.mayWritePreferences] }
    set { nodeFlags[.mayWritePreferences] = newValue }
  }

  /// Whether the node was permanently removed from the tree.
  package internal(set) final var isRemoved: Bool {
    get { nodeFlags[.isRemoved] }
    set { nodeFlags[.isRemoved] = newValue }
  }
}
