@_spi(Engine) import SwiftUICore

extension ViewGraph {
  /// The accessibility elements of the window that can be reached (rule 2.7.81b), in document order.
  ///
  /// While a presentation in front has no elements, since it has only begun to appear, they are those behind it.
  package var accessibilityElements: [AccessibilityElement] {
    let elements = root.accessibilityElements
    let inFront = elements.filter { !presentations.covers($0.node) }
    return (inFront.isEmpty ? elements : inFront).reachable
  }

  /// The elements as text, one per line, indented inside containers.
  package var accessibilityDescription: String {
    accessibilityElements.map { $0.description(indent: "") }.joined(separator: "\n")
  }
}
