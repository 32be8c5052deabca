import Foundation

/// A button as somebody looking at the window would describe it.
package struct FoundButton: Equatable, Sendable {
  /// The texts in the label, joined by commas (rule 2.7.75).
  package var label: String
  /// The frame as drawn, in points of the window.
  package var frame: CGRect
  /// Whether the button can be used.
  package var isEnabled: Bool
}

extension ViewGraph {
  /// All buttons in the window, in document order.
  package var buttons: [FoundButton] {
    var found: [FoundButton] = []
    root.forEachNode { node in
      guard let button = node as? AnyButtonNode else { return }
      found.append(
        FoundButton(
          label: button.texts.joined(separator: ", "), frame: button.windowFrame,
          isEnabled: button.inputs.environment.value(IsEnabledKey.self)))
    }
    return found
  }

  /// All texts in the window with their frames, in document order.
  package var texts: [(string: String, frame: CGRect)] {
    var found: [(string: String, frame: CGRect)] = []
    root.forEachNode { node in
      if let text = node as? TextNode { found.append((text.text.string, text.windowFrame)) }
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

  /// The texts in the subtree.
  fileprivate final var texts: [String] {
    var texts: [String] = []
    forEachNode { if let text = $0 as? TextNode { texts.append(text.text.string) } }
    guard texts.isEmpty else { return texts }
    // Where only pictures are shown, what they stand for.
    forEachNode { if let title = ($0 as? AnyLabelNode)?.titleText { texts.append(title) } }
    guard texts.isEmpty else { return texts }
    forEachNode { if let symbol = $0 as? SymbolNode { texts.append(symbol.image.name) } }
    return texts
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
