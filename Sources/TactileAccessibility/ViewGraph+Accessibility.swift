@_spi(Engine) import TactileViewGraph

extension ViewGraph {
  /// The accessibility elements of the window that can be reached (rule 2.7.81b), in document order.
  package var accessibilityElements: [AccessibilityElement] {
    uncovered(root.accessibilityElements).reachable
  }

  /// The elements as text, one per line, indented inside containers.
  package var accessibilityDescription: String {
    accessibilityElements.map { $0.description(indent: "") }.joined(separator: "\n")
  }
}
