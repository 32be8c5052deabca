extension ViewNode {
  /// Checks the engine's invariants on the whole subtree, in tests and debug builds.
  ///
  /// - Returns: A description of each violation; empty if there are none.
  final func brokenInvariants() -> [String] {
    var problems: [String] = []
    if isRemoved { problems.append("\(name) is in the tree though it was removed") }
    let waiting = needs.union(below)
    if !waiting.isEmpty, let parent {
      var isFound = false
      parent.children.forEachMarked { if $0 === self { isFound = true } }
      if !isFound {
        problems.append("\(name) waits for \(waiting) but its parent does not list it")
      }
      if !parent.below.isSuperset(of: waiting) {
        problems.append("\(name) waits for \(waiting) but its parent knows of \(parent.below)")
      }
    }
    for (index, child) in children.enumerated() {
      if child.parent !== self { problems.append("\(child.name) has another parent") }
      if child.index != index { problems.append("\(child.name) has the index \(child.index)") }
      problems += child.brokenInvariants()
    }
    return problems
  }

  /// Returns a description of each mark that is left, which must be empty after every frame.
  final func zombies() -> [String] {
    var problems: [String] = []
    var hasMarkedChild = false
    children.forEachMarked { _ in hasMarkedChild = true }
    if !needs.isEmpty || !below.isEmpty || hasMarkedChild || isListed {
      problems.append("\(name) is dirty after the frame: \(needs), below \(below)")
    }
    for child in children { problems += child.zombies() }
    return problems
  }
}

extension ViewGraph {
  /// Asserts the first invariant before the phases run, for the marked nodes only.
  func assertMarksAreReachable() {
    #if DEBUG
      for node in marked where !node.isRemoved {
        var node = node
        while let parent = node.parent {
          let waiting = node.needs.union(node.below)
          assert(
            waiting.isEmpty || node.isListed && parent.below.isSuperset(of: waiting),
            "no walk leads to \(node.name), which waits for \(waiting)")
          node = parent
        }
      }
    #endif
  }

  /// Asserts the second invariant after a frame, for the nodes marked in it only.
  func assertMarksAreServed() {
    #if DEBUG
      // Parked nodes keep their marks until they return.
      for node in marked where !node.isRemoved && node.isInTree {
        assert(
          node.needs.isEmpty && node.below.isEmpty && !node.isListed,
          "\(node.name) still waits for \(node.needs.union(node.below)) after the frame")
      }
      marked.removeAll()
    #endif
  }
}
