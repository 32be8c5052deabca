/// The elements under a point: what was hit, then the elements around it, up to the window.
@MainActor
struct EventPath {
  private(set) var elements: [ElementNode] = []

  /// Adds the element around the last one.
  mutating func append(_ element: ElementNode) { elements.append(element) }

  /// The gestures on the path that take part, the innermost first, and how deep they are.
  var gestures: [(node: GestureNode, depth: Int)] {
    var found: [(node: GestureNode, depth: Int)] = []
    for (index, element) in elements.enumerated() {
      guard let node = element as? GestureNode else { continue }
      // A mask is for gestures that somebody has added.
      if !node.mask.contains(.subviews) { found.removeAll { $0.node.priority != .pan } }
      if node.mask.contains(.gesture) { found.append((node, elements.count - index)) }
    }
    return found
  }
}
