@_spi(Engine) import TactileViewGraph

/// The screen reader's focus in a window.
@MainActor
package final class ScreenReaderFocus: WindowFeature {
  private unowned let graph: ViewGraph
  /// The node of the focused element.
  private var handle: NodeHandle?
  /// The views that were notified of the focus.
  private var chain: [AccessibilityFocusNode] = []

  package init(graph: ViewGraph) { self.graph = graph }

  private var node: ViewNode? { handle.flatMap(DependentTable.shared.node) }

  /// The focused element; nil if there is none.
  package var current: AccessibilityElement? {
    guard let node else { return nil }
    return elements.first { $0.node === node }
  }

  private var elements: [AccessibilityElement] {
    graph.accessibilityElements.flatMap(\.flattened)
  }

  /// Called when a focus state requests the focus for a view, or gives it up.
  func stateDidChange(at handle: NodeHandle, _ isWanted: Bool) {
    guard let view = DependentTable.shared.node(handle) as? AccessibilityFocusNode,
      isWanted != chain.contains(where: { $0 === view })
    else { return }
    guard isWanted else { return move(to: nil) }
    let elements = elements
    // An element that combines several views represents each of them.
    guard
      let target = elements.first(where: { $0.node.isInside(view) })
        ?? elements.first(where: { view.isInside($0.node) })
    else { return view.tell(false) }
    move(to: target)
  }

  /// Moves the focus, and notifies the views that lose it or gain it.
  package func move(to element: AccessibilityElement?) {
    guard element?.node !== node || element == nil else { return }
    let lost = chain
    handle = element?.node.handle
    chain = element.map { views(of: $0) } ?? []
    for view in chain { view.tell(true) }
    for view in lost where !chain.contains(where: { $0 === view }) { view.tell(false) }
  }

  /// Returns the views around an element, innermost first, and the views it combines.
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

  /// Removes the focus from an element that was removed; called after the layout.
  package func layoutDidEnd() {
    guard handle != nil, node?.isStaying != true else { return }
    graph.actions.append { [weak self] in self?.move(to: nil) }
  }
}

extension ViewGraph {
  /// The screen reader's focus in the window.
  package var screenReader: ScreenReaderFocus { feature(ScreenReaderFocus.self) }
}
