/// The elements under a point, from the hit element outward to the window.
@MainActor
@_spi(Engine) public struct EventPath {
  package private(set) var elements: [ElementNode] = []

  /// Appends the element that encloses the last one.
  package mutating func append(_ element: ElementNode) { elements.append(element) }

  /// The gestures on the path that take part, innermost first, with their depth.
  var gestures: [(node: GestureNode, depth: Int)] {
    var found: [(node: GestureNode, depth: Int)] = []
    for (index, element) in elements.enumerated() {
      guard let node = element as? GestureNode else { continue }
      // A mask does not apply to the pans of scroll views.
      if !node.mask.contains(.subviews) { found.removeAll { $0.node.priority != .pan } }
      if node.mask.contains(.gesture) { found.append((node, elements.count - index)) }
    }
    return found
  }
}
