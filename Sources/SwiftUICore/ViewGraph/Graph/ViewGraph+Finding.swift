import Foundation

/// A button as somebody looking at the window would describe it.
package struct FoundButton: Equatable, Sendable {
  /// The texts in the label, joined by commas (rule 2.7.75), or what was said of it.
  package var label: String
  /// The frame as drawn, in points of the window.
  package var frame: CGRect
  /// Whether the button can be used.
  package var isEnabled: Bool
}

extension ViewGraph {
  /// All buttons in the window, in document order: what the tree of accessibility says can be
  /// pressed.
  package var buttons: [FoundButton] {
    accessibilityElements.flatMap(\.flattened).filter { $0.traits.contains(.isButton) }.map {
      FoundButton(label: $0.label, frame: $0.frame, isEnabled: $0.isEnabled)
    }
  }

  /// All texts in the window that can be seen, with their frames, in document order.
  package var texts: [(string: String, frame: CGRect)] {
    var found: [(string: String, frame: CGRect)] = []
    root.forEachVisibleNode { node in
      if let text = node as? TextNode {
        found.append((text.string(of: text.text), text.windowFrame))
      }
    }
    return found
  }
}

extension ViewNode {
  /// Calls the closure with each node of the subtree in document order; not with what is leaving.
  final func forEachNode(_ body: (ViewNode) -> Void) {
    body(self)
    for child in children where !child.isLeaving { child.forEachNode(body) }
  }

  /// Calls the closure with each node of the subtree that is not hidden from everybody.
  final func forEachVisibleNode(_ body: (ViewNode) -> Void) {
    if isInvisible { return }
    body(self)
    for child in visibleChildren { child.forEachVisibleNode(body) }
  }

  /// The smallest rectangle of the window around the node's elements, or around what they show
  /// where that is on its way to them.
  final var windowFrame: CGRect {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    return elements.reduce(.null) { frame, element in
      if graph.movingFrames > 0 {
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
