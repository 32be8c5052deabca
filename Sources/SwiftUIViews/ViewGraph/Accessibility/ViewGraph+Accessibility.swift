@_spi(Engine) import SwiftUICore

extension ViewGraph {
  /// The accessibility elements of the window that can be reached (rule 2.7.81b), in document order.
  package var accessibilityElements: [AccessibilityElement] {
    presentations.uncovered(root.accessibilityElements).reachable
  }

  /// The elements as text, one per line, indented inside containers.
  package var accessibilityDescription: String {
    accessibilityElements.map { $0.description(indent: "") }.joined(separator: "\n")
  }
}

extension PresentationStack {
  /// Returns the elements that the topmost presentation doesn't cover.
  ///
  /// A presentation that has only begun to appear has no elements yet; until then, they are those behind it.
  func uncovered<Holder: AccessibilityElementHolder>(_ elements: [Holder]) -> [Holder] {
    let uncovered = elements.filter { !covers($0.element.node) }
    return uncovered.isEmpty ? elements : uncovered
  }
}
