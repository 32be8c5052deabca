/// A primitive modifier on a view with any, possibly changing, number of elements: a map over the slots of the list.
@MainActor
package final class ListModifierNode<Content: View, Modifier: WrappingModifier>: ViewNode,
  ModifiedNode
{
  private let wrapper: ListWrapper<Modifier>
  private let contentInputs: ViewInputs

  package init(_ modifier: Modifier, content: Content, inputs: ViewInputs) {
    wrapper = ListWrapper(modifier, inputs: inputs.withoutWrappers)
    contentInputs = inputs.with(wrappers: ListWrapperChain(wrapper, in: inputs.wrappers))
    super.init(inputs: inputs)
    adopt(makeNode(content, contentInputs))
  }

  package override var name: String { "each \(Modifier.self)" }

  package func update(_ modifier: Modifier, content: Content) {
    wrapper.update(modifier)
    updateNode(children[0], content, contentInputs)
  }
}

/// A modifier that wraps each view of a list when it is created.
@MainActor
class AnyListWrapper {
  /// Whether the modifier wraps slots rather than only elements.
  var wrapsSlots: Bool { false }

  func wrap(_ node: ViewNode) -> ViewNode { preconditionFailure("subclasses override this") }

  /// Writes the values that the modifier sets for a subview, which become dependencies of the computation being evaluated.
  func writeTraits(to traits: inout SubviewTraits) {}

  /// Whether the modifier sets values for subviews.
  var writesTraits: Bool { false }
}

/// Wraps the views of a list in nodes with the environment of the modifier, without the environment
/// values that the content writes for itself.
@MainActor
final class ListWrapper<Modifier: WrappingModifier>: AnyListWrapper {
  private var modifier: Modifier
  private let inputs: ViewInputs
  /// The created nodes; entries of removed ones are dropped when the number has doubled.
  private var nodes: [NodeHandle] = []
  private var pruneLimit = 16
  /// The computations that have read the values for subviews; nil if there are none.
  private var traitReaders: Readers?

  init(_ modifier: Modifier, inputs: ViewInputs) {
    self.modifier = modifier
    self.inputs = inputs
  }

  override var wrapsSlots: Bool { Modifier.wrapsSlots }

  override func wrap(_ node: ViewNode) -> ViewNode {
    let wrapper = modifier.makeWrapper(inputs)
    wrapper.adopt(node)
    modifier.completeWrapper(wrapper)
    nodes.append(wrapper.handle)
    if nodes.count > pruneLimit {
      nodes.removeAll { DependentTable.shared.node($0) == nil }
      pruneLimit = max(16, nodes.count * 2)
    }
    return wrapper
  }

  override var writesTraits: Bool { Modifier.self is any SubviewTrait.Type }

  override func writeTraits(to traits: inout SubviewTraits) {
    guard let trait = modifier as? any SubviewTrait else { return }
    var readers = traitReaders ?? Readers()
    readers.track()
    traitReaders = readers
    trait.write(to: &traits)
  }

  func update(_ newModifier: Modifier) {
    if traitReaders != nil, !ValueComparison.areEqual(modifier, newModifier) {
      traitReaders?.viewDidChange(Modifier.self)
    }
    modifier = newModifier
    for handle in nodes {
      if let node = DependentTable.shared.node(handle) {
        newModifier.updateWrapper(downcast(node, to: Modifier.Wrapper.self))
      }
    }
  }
}
