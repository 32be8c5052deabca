/// The element of the `tag(_:)` modifier.
@MainActor
final class TagNode<Content: Hashable>: PassThroughNode, TaggedNode, ValueNode {
  private var content: Tag<Content>

  init(_ modifier: TagModifier<Content>, inputs: ViewInputs) {
    content = modifier.tag
    super.init(inputs: inputs)
  }

  override var name: String { "tag" }

  var tag: any AnyTag { content }

  func update(_ modifier: TagModifier<Content>) {
    guard modifier.tag != content else { return }
    content = modifier.tag
    // Any ancestor may have read the tag.
    var node = parent
    while let current = node {
      (current as? any TagReader)?.tagDidChange()
      node = current.parent
    }
  }
}

/// An element with a tag, which a picker or a list selects.
@MainActor
protocol TaggedNode: ElementNode {
  var tag: any AnyTag { get }
}

/// A node that depends on the tags of elements inside it.
@MainActor
package protocol TagReader: ViewNode {
  func tagDidChange()
}

/// A node that assigns its children identities, which serve as tags.
@MainActor
package protocol NamingNode: ViewNode {
  func identity(of child: ViewNode) -> (any AnyTag)?

  /// The index of the element that a child was made from, counted from 0.
  func dataIndex(of child: ViewNode) -> Int?
}

extension ElementNode {
  /// The tag of the element or of one that it modifies; nil if there is none.
  package final var ownTag: (any AnyTag)? {
    var element: ElementNode? = self
    while let current = element {
      if let node = current as? any TaggedNode { return node.tag }
      element = current.modified
    }
    return nil
  }

  /// The identity of the element in the nearest list, which serves as its tag by default.
  package final var identity: (any AnyTag)? {
    namingPlace.flatMap { $0.list.identity(of: $0.child) }
  }

  /// The index in the closest list of the data that the element was made from, counted from 0.
  package final var dataIndex: Int? { namingPlace.flatMap { $0.list.dataIndex(of: $0.child) } }

  /// The closest list, and the child of it that the element stands in.
  package final var namingPlace: (list: any NamingNode, child: ViewNode)? {
    var node: ViewNode = self
    while let parent = node.parent {
      if let list = parent as? any NamingNode { return (list, node) }
      // A wrapper or a transition around an element does not change its identity.
      if let owner = (parent as? AliasNode)?.elementOwner {
        node = owner
        continue
      }
      // Above a container, identities refer to the container.
      if let element = parent.asElement, element.modified == nil { return nil }
      node = parent
    }
    return nil
  }
}

extension ForEachNode: NamingNode {
  package func identity(of child: ViewNode) -> (any AnyTag)? {
    dataIndex(of: child).map { Tag(content: keys[$0].id) }
  }

  package func dataIndex(of child: ViewNode) -> Int? {
    let index =
      hasLeavingChildren ? presentChildren.firstIndex { $0 === child } : Int(child.index)
    return index.flatMap { keys.indices.contains($0) ? $0 : nil }
  }
}
