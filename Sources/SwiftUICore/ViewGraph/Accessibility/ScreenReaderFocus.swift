/// Which element of the window a screen reader is at.
@MainActor
package final class ScreenReaderFocus {
  private unowned let graph: ViewGraph
  /// The node of the element.
  private var handle: NodeHandle?
  /// The views that were told.
  private var chain: [AccessibilityFocusNode] = []

  init(graph: ViewGraph) { self.graph = graph }

  private var node: ViewNode? { handle.flatMap(DependentTable.shared.node) }

  /// The element that has the focus.
  package var current: AccessibilityElement? {
    guard let node else { return nil }
    return elements.first { $0.node === node }
  }

  private var elements: [AccessibilityElement] {
    graph.accessibilityElements.flatMap(\.flattened)
  }

  /// A state says that the focus shall be on a view, or be there no longer.
  func stateDidChange(at handle: NodeHandle, _ isWanted: Bool) {
    guard let view = DependentTable.shared.node(handle) as? AccessibilityFocusNode,
      isWanted != chain.contains(where: { $0 === view })
    else { return }
    guard isWanted else { return move(to: nil) }
    let elements = elements
    // An element that several views have become stands for each of them.
    guard
      let target = elements.first(where: { $0.node.isInside(view) })
        ?? elements.first(where: { view.isInside($0.node) })
    else { return view.tell(false) }
    move(to: target)
  }

  /// Moves the focus, and tells the views that have lost it and those that have it now.
  package func move(to element: AccessibilityElement?) {
    guard element?.node !== node || element == nil else { return }
    let lost = chain
    handle = element?.node.handle
    chain = element.map { views(of: $0) } ?? []
    for view in chain { view.tell(true) }
    for view in lost where !chain.contains(where: { $0 === view }) { view.tell(false) }
  }

  /// The views that an element stands in, the inner ones first, or those it is made of.
  private func views(of element: AccessibilityElement) -> [AccessibilityFocusNode] {
    var found: [AccessibilityFocusNode] = []
    if element.children.isEmpty {
      element.node.forEachVisibleNode {
        if let view = $0 as? AccessibilityFocusNode { found.append(view) }
      }
    }
    var node = element.node.parent
    while let current = node {
      if let view = current as? AccessibilityFocusNode { found.append(view) }
      node = current.parent
    }
    return found
  }

  /// Lets go of an element that has gone; called when all views are in their places.
  func follow() {
    guard handle != nil, node?.isStaying != true else { return }
    graph.actions.append { [weak self] in self?.move(to: nil) }
  }
}
