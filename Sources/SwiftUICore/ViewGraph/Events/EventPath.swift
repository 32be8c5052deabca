/// The elements under a point: what was hit, then the elements around it, up to the window.
@MainActor
struct EventPath {
  private(set) var elements: [ElementNode] = []

  /// Adds the element around the last one.
  mutating func append(_ element: ElementNode) { elements.append(element) }

  /// The gestures on the path in order of precedence: descendants before ancestors (rule 3.8.42).
  var gestures: [GestureNode] { elements.compactMap { $0 as? GestureNode } }
}
