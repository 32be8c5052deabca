import Foundation

extension ViewGraph {
  /// The visible texts in the window, in document order.
  package var visibleTexts: [(node: ViewNode, string: String)] {
    var found: [(node: ViewNode, string: String)] = []
    root.forEachVisibleNode { node in
      if let string = node.shownString { found.append((node, string)) }
    }
    return found
  }

  /// The visible texts in the window and their frames in points of the window, in document order.
  package var texts: [(string: String, frame: CGRect)] {
    visibleTexts.map { ($0.string, $0.node.windowFrame) }
  }
}

extension ViewNode {
  /// Calls the closure with each node of the subtree in document order, except for leaving nodes.
  package final func forEachNode(_ body: (ViewNode) -> Void) {
    body(self)
    for child in children where !child.isLeaving { child.forEachNode(body) }
  }

  /// Calls the closure with each visible node of the subtree in document order.
  ///
  /// Content that its container covers doesn't count, even while a transition still shows it.
  package final func forEachVisibleNode(_ body: (ViewNode) -> Void) {
    if isInvisible || isCovered { return }
    body(self)
    for child in visibleChildren { child.forEachVisibleNode(body) }
  }

  /// The smallest rectangle around the node's elements, in points of the window.
  ///
  /// While frames animate, it is the rectangle around the shown frames.
  package final var windowFrame: CGRect {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    return elements.reduce(.null) { frame, element in
      if graph.layoutMotions.moving > 0 {
        let shown = element.children.reduce(CGRect.null) { $0.union($1.windowFrame) }
        if !shown.isNull { return frame.union(shown) }
      }
      let far = CGPoint(x: element.size.width, y: element.size.height)
      let corners = [.zero, CGPoint(x: far.x, y: 0), CGPoint(x: 0, y: far.y), far]
        .map(element.convertToWindow)
      return corners.reduce(frame) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }
}

extension ViewNode {
  /// The child indices on the path from the window to the node.
  package final var documentPath: [Int32] {
    var path: [Int32] = []
    var node: ViewNode? = self
    while let current = node {
      path.append(current.index)
      node = current.parent
    }
    return path.reversed()
  }
}
