/// What covers the content of a window, such as a sheet or a menu.
///
/// Views that are covered can't be hit, receive no keys, and are no accessibility elements.
@MainActor
package protocol WindowCover: AnyObject {
  /// The topmost views, which cover all others (rules 2.7.81a and 2.7.81b); nil while nothing is covered.
  var front: ViewNode? { get }
}

extension ViewGraph {
  /// The topmost views, which cover all others; nil while nothing is covered.
  package var front: ViewNode? { cover?.front }

  /// Returns whether the topmost views cover a node.
  package func covers(_ node: ViewNode) -> Bool {
    guard let front else { return false }
    return node !== front && !node.isInside(front)
  }

  /// Returns the accessibility elements that the topmost views don't cover.
  ///
  /// A presentation that has only begun to appear has no elements yet; until then, they are those behind it.
  package func uncovered<Holder: AccessibilityElementHolder>(_ elements: [Holder]) -> [Holder] {
    let uncovered = elements.filter { !covers($0.element.node) }
    return uncovered.isEmpty ? elements : uncovered
  }
}
