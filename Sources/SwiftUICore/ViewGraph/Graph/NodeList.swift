/// A list of nodes in 8 bytes, which stores a single node inline.
///
/// A ``ShortList`` takes 16, since the compiler finds no spare bits in a generic enumeration, and there are many nodes.
@MainActor
enum NodeList {
  case empty
  case one(ViewNode)
  case few([ViewNode])
  case crowd(NodeCrowd)

  /// The number of nodes from which on they are a crowd.
  private static let crowdSize = 17

  init(_ nodes: [ViewNode]) {
    self =
      switch nodes.count {
      case 0: .empty
      case 1: .one(nodes[0])
      case ..<Self.crowdSize: .few(nodes)
      default: .crowd(NodeCrowd(nodes))
      }
  }

  var count: Int {
    switch self {
    case .empty: 0
    case .one: 1
    case .few(let nodes): nodes.count
    case .crowd(let crowd): crowd.nodes.count
    }
  }

  var array: [ViewNode] {
    switch self {
    case .empty: []
    case .one(let node): [node]
    case .few(let nodes): nodes
    case .crowd(let crowd): crowd.nodes
    }
  }

  subscript(index: Int) -> ViewNode {
    switch self {
    case .one(let node) where index == 0: node
    case .few(let nodes): nodes[index]
    case .crowd(let crowd): crowd.nodes[index]
    case .empty, .one: preconditionFailure("index \(index) is out of range")
    }
  }

  mutating func insert(_ node: ViewNode, at index: Int) {
    switch self {
    case .empty: self = .one(node)
    case .one(let other): self = .few(index == 0 ? [node, other] : [other, node])
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
    case .few(let nodes): for node in nodes { try body(node) }
    case .crowd(let crowd): for node in crowd.nodes { try body(node) }
    }
  }
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
