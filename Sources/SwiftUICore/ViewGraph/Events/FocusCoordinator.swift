/// Manages the keyboard focus of a window.
@MainActor
package final class FocusCoordinator: WindowFeature {
  private unowned let graph: ViewGraph
  /// The focused view; nil if there is none.
  package var current: FocusNode? { chain.first }
  /// The focused view and the enclosing views that were notified, innermost first.
  private var chain: [FocusNode] = []

  package init(graph: ViewGraph) { self.graph = graph }

  /// Called when a focus state requests the focus for a view, or gives it up.
  func stateDidChange(at handle: NodeHandle, _ isWanted: Bool) {
    guard let node = DependentTable.shared.node(handle) as? FocusNode else { return }
    let hasIt = chain.contains { $0 === node }
    guard isWanted != hasIt else { return }
    guard isWanted else { return move(to: nil) }
    guard let target = node.firstFocusTarget else { return node.tell(false) }
    move(to: target)
  }

  /// Moves the focus, and notifies the views that lose it or gain it.
  ///
  /// A view that was removed in the meantime does not gain the focus.
  package func move(to node: FocusNode?) {
    let node = node?.isStaying == true ? node : nil
    guard node !== current else { return }
    let lost = chain
    let found = node?.focusChain ?? []
    chain = found
    for feature in graph.features.all { feature.focusDidMove() }
    for node in found { node.tell(true) }
    for node in lost where !found.contains(where: { $0 === node }) {
      node.tell(false)
    }
  }

  /// Called when a view was removed or can no longer have the focus.
  func leave(_ node: FocusNode) {
    guard let current, current === node else { return }
    graph.actions.append { [weak self] in
      if self?.current === node { self?.move(to: nil) }
    }
  }

  /// Moves the focus to the next or the previous focusable view, wrapping around at the ends.
  ///
  /// - Returns: Whether there is a focusable view.
  package func advance(backwards: Bool) -> Bool {
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
  /// The view and the enclosing views that are notified of its focus, innermost first.
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
  /// The first focusable view in the subtree; nil if there is none.
  package final var firstFocusTarget: FocusNode? {
    var targets: [FocusNode] = []
    appendTargets(to: &targets)
    return targets.first
  }

  /// Appends the focusable views in the subtree, in document order; of nested ones, only the
  /// innermost.
  fileprivate final func appendTargets(to targets: inout [FocusNode]) {
    if isInvisible || isLeaving { return }
    let count = targets.count
    for child in visibleChildren { child.appendTargets(to: &targets) }
    if targets.count == count, let focus = self as? FocusNode, focus.canFocus {
      targets.append(focus)
    }
  }
}

extension ViewNode {
  /// Whether the node is in the window, and neither leaving nor passed over.
  package final var isStaying: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isLeaving || current.asElement?.isPassedOver == true { return false }
      if current === graph.root { return true }
      if current.parent?.isContent(current) == false { return false }
      node = current.parent
    }
    return false
  }
}

extension ViewGraph {
  /// The keyboard focus of the window.
  package var focus: FocusCoordinator { feature(FocusCoordinator.self) }
}
