extension ElementNode {
  /// The identities of the element, by `id(_:)` and in enclosing lists, innermost first.
  package final var identities: [AnyHashable] {
    var found: [AnyHashable] = []
    var innermost = self
    while let inner = innermost.modified { innermost = inner }
    var node: ViewNode = innermost
    while let parent = node.parent {
      if let identity = parent as? any NodeWithID {
        found.append(identity.nodeID)
      } else if let list = parent as? any NamingNode, let tag = list.identity(of: node) {
        found.append(tag.anyContent)
      }
      // The elements in between are modifiers of this one; the next enclosing one is its container.
      if let element = parent.asElement, element.modified == nil { break }
      node = parent
    }
    return found
  }
}

/// A node that assigns an identity to its content.
@MainActor
protocol NodeWithID: ViewNode {
  var nodeID: AnyHashable { get }
}

extension IdentityNode: NodeWithID {
  var nodeID: AnyHashable { AnyHashable(id) }
}
