/// The alias of an element that a list has made: it moves from one place to the next, since it cannot
/// be made a second time.
final class MadeAliasSource: AnyAliasSource, @unchecked Sendable {
  // All of it belongs to the main actor.

  let node: ViewNode
  unowned let owner: ViewNode
  /// Whether the owner goes, and the element with it.
  var isOver = false

  init(_ node: ViewNode, of owner: ViewNode) {
    self.node = node
    self.owner = owner
    // While it is at another place there is nothing here.
    super.init(isUnary: false)
  }

  override func follow() {}

  /// Brings the element to a place, from the place where it was.
  @MainActor override func makeNode(_ inputs: ViewInputs) -> ViewNode {
    node.parent?.release(node)
    node.isLeaving = false
    return node
  }

  @MainActor override func update(_ node: ViewNode, _ inputs: ViewInputs) {}

  /// The place of the element goes away: until there is another the owner keeps it, out of sight.
  @MainActor func save(_ child: ViewNode, from place: ViewNode) {
    guard !isOver, child === node else { return }
    place.release(child)
    child.isLeaving = true
    owner.adopt(child)
  }
}
