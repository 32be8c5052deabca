import Foundation

extension ElementNode {
  /// The element that lays out this one; nil for the window.
  package final var container: ElementNode? { nearestElement(from: parent) }

  /// The element inside all modifiers.
  final var innermost: ElementNode { modified?.innermost ?? self }

  /// Whether a finger on the element may be about to pan a view around it.
  package final var mayPan: Bool {
    var node = container
    while let current = node {
      if current.pansContent { return true }
      node = current.container
    }
    return false
  }
}

extension ViewNode {
  /// Returns the nearest element at or above a node.
  package final func nearestElement(from start: ViewNode?) -> ElementNode? {
    var node = start
    while let current = node {
      if let element = current.asElement { return element }
      node = current.parent
    }
    return nil
  }

  /// Notifies the container that its elements have changed, after a change of this node's children.
  ///
  /// A node that gathers subviews is notified instead, because no container lays them out in their place.
  package final func childrenDidChange() {
    var node: ViewNode? = self
    while let current = node {
      if let element = current.asElement { return element.elementsDidChange() }
      if current.nodeFlags[.gathersSubviews] { return current.subviewsDidChange() }
      node = current.parent
    }
  }
}

extension ElementNode: GuideSource {
  package final func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    isRemoved ? nil : explicitAlignment(key, in: size)
  }
}
