/// The children of a node in document order, which keeps each child's index up to date.
@MainActor
package struct Children: @MainActor Sequence {
  private var nodes = NodeList.empty

  package var count: Int { nodes.count }
  package var first: ViewNode? { isEmpty ? nil : nodes[0] }
  package var isEmpty: Bool { nodes.count == 0 }

  package subscript(index: Int) -> ViewNode { nodes[index] }

  package func makeIterator() -> Iterator { Iterator(nodes: nodes) }

  /// Calls the closure with each child in order, which costs less than a loop.
  package func forEach(_ body: (ViewNode) throws -> Void) rethrows { try nodes.forEach(body) }

  mutating func insert(_ node: ViewNode, at index: Int) {
    nodes.insert(node, at: index)
    number(from: index)
  }

  mutating func remove(_ node: ViewNode) {
    let index = Int(node.index)
    precondition(nodes[index] === node, "a node can only be removed from its parent")
    nodes.remove(at: index)
    number(from: index)
  }

  mutating func replace(with nodes: [ViewNode]) {
    self.nodes = NodeList(nodes)
    number(from: 0)
  }

  // MARK: Marks

  /// Calls the closure with each child that is marked, or has marked descendants, in document order.
  func forEachMarked(_ body: (ViewNode) -> Void) {
    switch nodes {
    case .empty: break
    case .one(let node): if node.isListed { body(node) }
    case .two(let pair):
      if pair.first.isListed { body(pair.first) }
      if pair.second.isListed { body(pair.second) }
    case .few(let nodes): for node in nodes where node.isListed { body(node) }
    case .crowd(let crowd):
      crowd.sortMarked()
      for node in crowd.marked { body(node) }
    }
  }

  /// Adds a child to those that are marked.
  func mark(_ node: ViewNode) {
    node.isListed = true
    if case .crowd(let crowd) = nodes { crowd.marked.append(node) }
  }

  /// Removes a child that leaves from those that are marked.
  func unmark(_ node: ViewNode) {
    if case .crowd(let crowd) = nodes, node.isListed { crowd.marked.removeAll { $0 === node } }
    node.isListed = false
  }

  /// Calls the closure with each child that is marked, in document order, and removes the marks.
  func unmarkAll(_ body: (ViewNode) -> Void) {
    forEachMarked { node in
      node.isListed = false
      body(node)
    }
    if case .crowd(let crowd) = nodes { crowd.marked = [] }
  }

  private func number(from start: Int) {
    for index in start..<nodes.count { nodes[index].index = Int32(index) }
  }

  /// An iterator over the children, from the first to the last.
  @MainActor
  package struct Iterator: @MainActor IteratorProtocol {
    fileprivate let nodes: NodeList
    private var index = 0

    fileprivate init(nodes: NodeList) { self.nodes = nodes }

    package mutating func next() -> ViewNode? {
      guard index < nodes.count else { return nil }
      defer { index += 1 }
      return nodes[index]
    }
  }
}
