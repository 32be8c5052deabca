/// The values that a view and its modifiers set for the container that shows the view as a subview.
struct SubviewTraits {
  /// The values of containers.
  var values = ContainerValues()
  /// The values of view traits.
  var traits: [ObjectIdentifier: Any] = [:]
  /// The identities of the view, innermost first.
  var identities: [AnyHashable] = []
}

/// A modifier that sets values for the container of a subview.
protocol SubviewTrait {
  /// Writes the values, which replace those of modifiers further inside.
  func write(to traits: inout SubviewTraits)
}

/// A view whose modifiers set values for its container.
protocol TraitCarrier {
  func writeTraits(to traits: inout SubviewTraits)
}

extension ModifiedContent: TraitCarrier {
  nonisolated func writeTraits(to traits: inout SubviewTraits) {
    (content as? any TraitCarrier)?.writeTraits(to: &traits)
    (modifier as? any SubviewTrait)?.write(to: &traits)
  }
}

extension TagModifier: SubviewTrait {
  nonisolated func write(to traits: inout SubviewTraits) { traits.values.tags.insert(tag, at: 0) }
}

extension AnySubviewNode {
  /// Writes the identities that the list gives to the view, which are also its last tags.
  final func writeIdentities(to traits: inout SubviewTraits) {
    var node: ViewNode = self
    while let parent = node.parent, !parent.nodeFlags[.gathersSubviews] {
      if let identity = parent as? any NodeWithID {
        traits.identities.append(identity.nodeID)
      } else if let list = parent as? any NamingNode, let tag = list.identity(of: node) {
        traits.identities.append(tag.anyContent)
        traits.values.tags.append(tag)
      }
      node = parent
    }
  }
}
