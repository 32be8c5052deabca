/// Manages the keyboard focus of a window.
@MainActor
package final class FocusCoordinator: WindowFeature {
  private unowned let graph: ViewGraph
  /// The focused view; nil if there is none.
  package var current: (any FocusHolder)? { chain.first }
  /// The focused view and the enclosing views that were notified, innermost first.
  private var chain: [any FocusHolder] = []
  /// Whether the focused view has a ring around it (rule 2.9.104).
  package var showsRing = false {
    didSet { if showsRing != oldValue { current?.setNeeds(.display) } }
  }

  package init(graph: ViewGraph) { self.graph = graph }

  /// The number of times that the program has written a focus state.
  package private(set) var requestCount = 0

  /// Called when the program writes a focus state, even if its value is unchanged.
  package func noteRequest() { requestCount += 1 }

  /// Called when a focus state requests the focus for a view, or gives it up.
  package func stateDidChange(at handle: NodeHandle, _ isWanted: Bool) {
    guard let node = DependentTable.shared.node(handle)?.asFocusHolder else { return }
    let hasIt = chain.contains { $0 === node }
    guard isWanted != hasIt else { return }
    guard isWanted else { return move(to: nil) }
    if let bound = node.boundFocus,
      chain.contains(where: { $0.isStaying && $0.boundFocus == bound })
    {
      return RuntimeWarning.issue(
        "Several views in \(node.nearestViewName) are bound to the same value of a @FocusState, of "
          + "which the first has the focus. Bind each view to a value of its own.")
    }
    guard let target = node.focusHolders.first else { return node.tell(false) }
    move(to: target)
  }

  /// Moves the focus, and notifies the views that lose it or gain it.
  ///
  /// A view that was removed in the meantime does not gain the focus.
  package func move(to node: (any FocusHolder)?) {
    let node = node?.isStaying == true ? node : nil
    guard node !== current else { return }
    if showsRing { for holder in [current, node] { holder?.setNeeds(.display) } }
    let lost = chain
    let found = node?.focusChain ?? []
    chain = found
    for feature in graph.features.all { feature.focusDidMove() }
    // A state may be bound to both the old and the new view, so the new one writes last.
    for node in lost where !found.contains(where: { $0 === node }) {
      node.tell(false)
    }
    for node in found { node.tell(true) }
  }

  /// Called when the mouse of a desktop goes down: moves the focus to the view that takes it.
  func mouseDidGoDown(on path: EventPath) {
    let holder = path.elements.lazy.compactMap(\.asFocusHolder).first
    guard let holder, holder.takesFocusFromClick, holder.canFocus else { return }
    graph.actions.append { [weak self, weak holder] in self?.move(to: holder) }
  }

  /// Called when a view was removed or can no longer have the focus.
  package func leave(_ node: any FocusHolder) {
    guard let current, current === node else { return }
    graph.actions.append { [weak self] in
      if self?.current === node { self?.move(to: nil) }
    }
  }
}

extension FocusHolder {
  /// The view and the enclosing views that are notified of its focus, innermost first.
  fileprivate var focusChain: [any FocusHolder] {
    var nodes: [any FocusHolder] = []
    var node: ViewNode? = self
    while let current = node {
      if let holder = current.asFocusHolder { nodes.append(holder) }
      node = current.parent
    }
    return nodes
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
