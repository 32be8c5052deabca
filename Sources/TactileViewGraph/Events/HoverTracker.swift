import Foundation

/// Tracks the views under the mouse, and notifies them of changes.
@MainActor
package struct HoverTracker {
  /// The views under the mouse, innermost first.
  private var nodes: [ElementNode] = []
  /// The number of views that observe the mouse; if it is zero, no hit testing is needed.
  package var listeners = 0

  /// Updates the elements under the mouse, with its location in points of the window.
  mutating func move(over elements: [ElementNode], at location: CGPoint) {
    let before = nodes
    nodes = elements.filter(\.observesHover)
    for node in before where !nodes.contains(where: { $0 === node }) { node.hoverDidEnd() }
    for node in nodes { node.hoverDidMove(to: location, isNew: !before.contains { $0 === node }) }
  }

  /// Whether no view under the mouse observes it.
  package var isEmpty: Bool { nodes.isEmpty }

  /// Ends hovering over the views for which a condition holds, because other views now cover them.
  package mutating func end(where isCovered: (ViewNode) -> Bool) {
    let covered = nodes.filter(isCovered)
    nodes.removeAll { node in covered.contains { $0 === node } }
    for node in covered { node.hoverDidEnd() }
  }

  /// Removes a view that was removed from the tree.
  package mutating func remove(_ node: ElementNode) {
    guard nodes.contains(where: { $0 === node }) else { return }
    nodes.removeAll { $0 === node }
    node.hoverDidEnd()
  }
}
