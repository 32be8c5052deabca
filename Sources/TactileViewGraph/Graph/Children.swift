/// The children of a node in document order, which keeps each child's index up to date.
@MainActor
package struct Children: @MainActor Sequence {
  private var nodes = ObjectList<ViewNode>()
  /// The least number of nodes whose marked ones are listed; see ``NodeCrowd``.
  private static let crowdSize = 17

  package var count: Int { nodes.count }
  package var first: ViewNode? { nodes.first }
  package var isEmpty: Bool { nodes.isEmpty }

  package subscript(index: Int) -> ViewNode { nodes[index] }

  package func makeIterator() -> Iterator { Iterator(nodes: nodes) }

  /// Calls the closure with each child in order, which costs less than a loop.
  package func forEach(_ body: (ViewNode) throws -> Void) rethrows { try nodes.forEach(body) }

  mutating func insert(_ node: ViewNode, at index: Int) {
    nodes.insert(node, at: index)
    if nodes.count >= Self.crowdSize { gather() }
    node.index = Int32(index)
    number(from: index + 1)
  }

  mutating func remove(_ node: ViewNode) {
    let index = Int(node.index)
    precondition(nodes[index] === node, "a node can only be removed from its parent")
    nodes.remove(at: index)
    number(from: index)
  }

  mutating func replace(with nodes: [ViewNode]) {
    self.nodes = ObjectList(nodes)
    if nodes.count >= Self.crowdSize { gather() }
    number(from: 0)
  }

  // MARK: Marks

  /// Calls the closure with each child that is marked, or has marked descendants, in document order.
  func forEachMarked(_ body: (ViewNode) -> Void) {
    if let crowd {
      crowd.sortMarked()
      for node in crowd.marked { body(node) }
    } else {
      // No closure, since the phases descend through here, and it would make their stack deeper.
      if let only = nodes.inlineElement {
        if only.isListed { body(only) }
        return
      }
      let nodes = nodes
      for index in 0..<nodes.count {
        let node = nodes[index]
        if node.isListed { body(node) }
      }
    }
  }

  /// Adds a child to those that are marked.
  func mark(_ node: ViewNode) {
    node.isListed = true
    crowd?.marked.append(node)
  }

  /// Removes a child that leaves from those that are marked.
  func unmark(_ node: ViewNode) {
    if node.isListed { crowd?.marked.removeAll { $0 === node } }
    node.isListed = false
  }

  /// Calls the closure with each child that is marked, in document order, and removes the marks.
  func unmarkAll(_ body: (ViewNode) -> Void) {
    forEachMarked { node in
      node.isListed = false
      body(node)
    }
    crowd?.marked = []
  }

  /// The list of the marked nodes; nil if there are few nodes.
  private var crowd: NodeCrowd? {
    guard let list = nodes.extension else { return nil }
    return unsafeDowncast(list, to: NodeCrowd.self)
  }

  /// Lists the marked nodes from now on.
  private mutating func gather() {
    guard nodes.extension == nil else { return }
    nodes.extend(with: NodeCrowd(marked: nodes.array.filter(\.isListed)))
  }

  private func number(from start: Int) {
    for index in Swift.min(start, nodes.count)..<nodes.count { nodes[index].index = Int32(index) }
  }

  /// An iterator over the children, from the first to the last.
  @MainActor
  package struct Iterator: @MainActor IteratorProtocol {
    fileprivate let nodes: ObjectList<ViewNode>
    private var index = 0

    fileprivate init(nodes: ObjectList<ViewNode>) { self.nodes = nodes }

    package mutating func next() -> ViewNode? {
      guard index < nodes.count else { return nil }
      defer { index += 1 }
      return nodes[index]
    }
  }
}

/// A list of the marked nodes among many, so that a frame doesn't visit all of them.
@MainActor
private final class NodeCrowd: ListExtension {
  /// The nodes that are marked, or have marked descendants.
  var marked: [ViewNode]

  init(marked: [ViewNode]) { self.marked = marked }

  /// Brings the marked nodes into document order.
  func sortMarked() {
    for position in marked.indices.dropFirst()
    where marked[position - 1].index > marked[position].index {
      return marked.sort { $0.index < $1.index }
    }
  }
}
