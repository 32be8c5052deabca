/// A primitive modifier applied to a view that may be several elements, or none, or another number
/// tomorrow: a map over the slots of the list.
@MainActor
final class ListModifierNode<Content: View, Modifier: ElementModifier>: ViewNode {
  private let wrapper: ListWrapper<Modifier>
  private let contentInputs: ViewInputs

  init(_ modifier: Modifier, content: Content, inputs: ViewInputs) {
    wrapper = ListWrapper(modifier, inputs: inputs.withoutWrappers)
    contentInputs = inputs.with(wrappers: inputs.wrappers + [wrapper])
    super.init(inputs: inputs)
    adopt(makeNode(content, contentInputs))
  }

  override var name: String { "each \(Modifier.self)" }

  func update(_ modifier: Modifier, content: Content) {
    wrapper.update(modifier)
    updateNode(children[0], content, contentInputs)
  }
}

/// A modifier that waits for the elements of a list and wraps each of them.
@MainActor
class AnyListWrapper {
  func wrap(_ node: ViewNode) -> ElementNode { preconditionFailure("subclasses wrap nodes") }
}

/// The elements stand in the environment of the modifier, outside of whatever the content writes
/// for itself.
@MainActor
final class ListWrapper<Modifier: ElementModifier>: AnyListWrapper {
  private var modifier: Modifier
  private let inputs: ViewInputs
  /// The elements made; entries of removed ones are dropped when their number has doubled.
  private var elements: [NodeHandle] = []
  private var pruneLimit = 16

  init(_ modifier: Modifier, inputs: ViewInputs) {
    self.modifier = modifier
    self.inputs = inputs
  }

  override func wrap(_ node: ViewNode) -> ElementNode {
    let element = modifier.makeElement(inputs)
    element.adopt(node)
    modifier.completeElement(element)
    elements.append(element.handle)
    if elements.count > pruneLimit {
      elements.removeAll { DependentTable.shared.node($0) == nil }
      pruneLimit = max(16, elements.count * 2)
    }
    return element
  }

  func update(_ newModifier: Modifier) {
    modifier = newModifier
    for handle in elements {
      if let element = DependentTable.shared.node(handle)?.asElement {
        newModifier.updateElement(element)
      }
    }
  }
}
