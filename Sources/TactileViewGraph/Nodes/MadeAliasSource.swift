/// The source of an element that a list created.
///
/// The element moves from one alias to the next, since it cannot be created a second time.
package final class MadeAliasSource: AnyAliasSource {
  package let node: ViewNode
  private let maker: NodeHandle
  /// Whether the owner is being removed, and the element with it.
  package var isOver = false

  package init(_ node: ViewNode, of owner: ViewNode) {
    self.node = node
    maker = owner.handle
    // While the element is shown at another alias, this one is empty.
    super.init(isUnary: false)
  }

  package override func follow() {}
  override var owner: ViewNode? { DependentTable.shared.node(maker) }

  /// The element while no alias shows it, which its owner tears down with itself; otherwise empty.
  package var hiddenNodes: [ViewNode] { node.parent == nil && !node.isRemoved ? [node] : [] }

  /// Moves the element to a new position in the tree.
  ///
  /// A program may keep the alias for longer than the element, and then shows nothing.
  package override func makeNode(_ inputs: ViewInputs) -> ViewNode {
    guard !node.isRemoved else { return EmptyNode(inputs: inputs) }
    node.parent?.release(node)
    node.isLeaving = false
    return node
  }

  package override func update(_ node: ViewNode, _ inputs: ViewInputs) {}

  override func reclaimNode(_ inputs: ViewInputs) -> ViewNode? { isOver ? nil : makeNode(inputs) }

  /// Returns the element to its owner, invisibly, when the position it was shown at is removed.
  override func save(_ child: ViewNode, from place: ViewNode) {
    guard !isOver, child === node else { return }
    place.release(child)
    child.isLeaving = true
    owner?.adopt(child)
  }
}
