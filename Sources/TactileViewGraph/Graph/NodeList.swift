/// A list of nodes in 8 bytes, which stores a single node inline, and two without an array.
///
/// A ``ShortList`` takes 16, since the compiler finds no spare bits in a generic enumeration, and there are many nodes.
@MainActor
enum NodeList {
  case empty
  case one(ViewNode)
  case two(NodePair)
  case few([ViewNode])
  case crowd(NodeCrowd)

  /// The number of nodes from which on they are a crowd.
  private static let crowdSize = 17

  init(_ nodes: [ViewNode]) {
    self =
      switch nodes.count {
      case 0: .empty
      case 1: .one(nodes[0])
      case 2: .two(NodePair(nodes[0], nodes[1]))
      case ..<Self.crowdSize: .few(nodes)
      default: .crowd(NodeCrowd(nodes))
      }
  }

  var count: Int {
    switch self {
    case .empty: 0
    case .one: 1
    case .two: 2
    case .few(let nodes): nodes.count
    case .crowd(let crowd): crowd.nodes.count
    }
  }

  var array: [ViewNode] {
    switch self {
    case .empty: []
    case .one(let node): [node]
    case .two(let pair): [pair.first, pair.second]
    case .few(let nodes): nodes
    case .crowd(let crowd): crowd.nodes
    }
  }

  subscript(index: Int) -> ViewNode {
    switch self {
    case .one(let node) where index == 0: node
    case .two(let pair) where index == 0: pair.first
    case .two(let pair) where index == 1: pair.second
    case .few(let nodes): nodes[index]
    case .crowd(let crowd): crowd.nodes[index]
    case .empty, .one, .two: preconditionFailure("index \(index) is out of range")
    }
  }

  mutating func insert(_ node: ViewNode, at index: Int) {
    switch self {
    case .empty: self = .one(node)
    case .one(let other):
      self = .two(index == 0 ? NodePair(node, other) : NodePair(other, node))
    case .two:
      var nodes = array
      nodes.insert(node, at: index)
      self = NodeList(nodes)
    case .few(var nodes):
      // Releasing the old storage first avoids a copy of the array.
      self = .empty
      nodes.insert(node, at: index)
      self = NodeList(nodes)
    case .crowd(let crowd): crowd.nodes.insert(node, at: index)
    }
  }

  mutating func remove(at index: Int) {
    if case .crowd(let crowd) = self {
      crowd.nodes.remove(at: index)
      return
    }
    var nodes = array
    self = .empty
    nodes.remove(at: index)
    self = NodeList(nodes)
  }

  /// Calls the closure with each node in order, which costs less than a loop.
  func forEach(_ body: (ViewNode) throws -> Void) rethrows {
    switch self {
    case .empty: break
    case .one(let node): try body(node)
    case .two(let pair):
      try body(pair.first)
      try body(pair.second)
    case .few(let nodes): for node in nodes { try body(node) }
    case .crowd(let crowd): for node in crowd.nodes { try body(node) }
    }
  }
}

/// Two nodes, such as a view and its background.
@MainActor
final class NodePair {
  let first: ViewNode
  let second: ViewNode

  init(_ first: ViewNode, _ second: ViewNode) { (self.first, self.second) = (first, second) }
}

/// Many nodes, with a list of the marked ones, so that a frame doesn't visit all of them.
@MainActor
final class NodeCrowd {
  var nodes: [ViewNode]
  /// The nodes that are marked, or have marked descendants; also some that were removed since.
  var marked: [ViewNode] = []

  init(_ nodes: [ViewNode]) {
    self.nodes = nodes
    for node in nodes where node.isListed { marked.append(node) }
  }

  /// Brings the marked nodes into document order.
  func sortMarked() {
    for position in marked.indices.dropFirst()
    where marked[position - 1].index > marked[position].index {
      return marked.sort { $0.index < $1.index }
    }
  }
}
