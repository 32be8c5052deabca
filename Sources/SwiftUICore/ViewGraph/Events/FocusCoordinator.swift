/// Which view of the window has the keyboard's focus.
@MainActor
final class FocusCoordinator {
  private unowned let graph: ViewGraph
  /// The view that has the focus.
  var current: FocusNode? { chain.first }
  /// That view and those around it that were told, the inner ones first.
  private var chain: [FocusNode] = []

  /// Where keys are heard first: the control that the focus is bound to, or the view itself.
  var innermost: ViewNode? {
    guard let current, !current.isOpen else { return current }
    return current.focusedButton ?? current
  }

  init(graph: ViewGraph) { self.graph = graph }

  /// A state says that a view shall have the focus, or have it no longer.
  func stateDidChange(at handle: NodeHandle, _ isWanted: Bool) {
    guard let node = DependentTable.shared.node(handle) as? FocusNode else { return }
    let hasIt = chain.contains { $0 === node }
    guard isWanted != hasIt else { return }
    guard isWanted else { return move(to: nil) }
    guard let target = node.firstFocusTarget else { return node.tell(false) }
    move(to: target)
  }

  /// Moves the focus, and tells everybody who has lost it and who has it now.
  ///
  /// A view that has been removed meanwhile takes no focus.
  func move(to node: FocusNode?) {
    let node = node?.isStaying == true ? node : nil
    guard node !== current else { return }
    let lost = chain
    let found = node?.focusChain ?? []
    chain = found
    graph.keys.focusHasMoved()
    for node in found { node.tell(true) }
    for node in lost where !found.contains(where: { $0 === node }) {
      node.tell(false)
    }
  }

  /// A view has gone, or can no longer have the focus.
  func leave(_ node: FocusNode) {
    guard let current, current === node else { return }
    graph.actions.append { [weak self] in
      if self?.current === node { self?.move(to: nil) }
    }
  }

  /// Moves on to the next view that can have the focus, or to the one before; from the last to the
  /// first.
  ///
  /// - Returns: whether there is one.
  func advance(backwards: Bool) -> Bool {
    var targets: [FocusNode] = []
    (graph.presentations.front ?? graph.root).appendTargets(to: &targets)
    guard !targets.isEmpty else { return false }
    let step = backwards ? -1 : 1
    let position = targets.firstIndex { $0 === current }
    let next = position.map { $0 + step } ?? (backwards ? -1 : 0)
    let target = targets[(next + targets.count) % targets.count]
    graph.actions.append { [weak self] in self?.move(to: target) }
    return true
  }
}

extension FocusNode {
  /// The view and those around it that the focus is told to, the inner ones first.
  fileprivate var focusChain: [FocusNode] {
    var nodes: [FocusNode] = []
    var node: ViewNode? = self
    while let current = node {
      if let focus = current as? FocusNode { nodes.append(focus) }
      node = current.parent
    }
    return nodes
  }

}

extension ViewNode {
  /// The view in the subtree that takes the focus.
  final var firstFocusTarget: FocusNode? {
    var targets: [FocusNode] = []
    appendTargets(to: &targets)
    return targets.first
  }

  /// The views in the subtree that can take the focus, in the document's order: of several around
  /// one another the innermost.
  fileprivate final func appendTargets(to targets: inout [FocusNode]) {
    if isInvisible || isLeaving { return }
    let count = targets.count
    for child in visibleChildren { child.appendTargets(to: &targets) }
    if targets.count == count, let focus = self as? FocusNode, focus.canFocus {
      targets.append(focus)
    }
  }
}
