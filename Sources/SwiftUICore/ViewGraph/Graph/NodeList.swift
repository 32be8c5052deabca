/// A list of nodes in 8 bytes, which stores a single node inline.
///
/// A ``ShortList`` takes 16, since the compiler finds no spare bits in a generic enumeration, and each node has two lists.
@MainActor
enum NodeList {
  case empty
  case one(ViewNode)
  case many([ViewNode])

  init(_ nodes: [ViewNode]) {
    self =
      switch nodes.count {
      case 0: .empty
      case 1: .one(nodes[0])
      default: .many(nodes)
      }
  }

  var count: Int {
    switch self {
    case .empty: 0
    case .one: 1
    case .many(let nodes): nodes.count
    }
  }

  var array: [ViewNode] {
    switch self {
    case .empty: []
    case .one(let node): [node]
    case .many(let nodes): nodes
    }
  }

  subscript(index: Int) -> ViewNode {
    switch self {
    case .one(let node) where index == 0: node
    case .many(let nodes): nodes[index]
    case .empty, .one: preconditionFailure("index \(index) is out of range")
    }
  }

  mutating func insert(_ node: ViewNode, at index: Int) {
    switch self {
    case .empty: self = .one(node)
    case .one(let other): self = .many(index == 0 ? [node, other] : [other, node])
    case .many(var nodes):
      // Releasing the old storage first avoids a copy of the array.
      self = .empty
      nodes.insert(node, at: index)
      self = .many(nodes)
    }
  }

  mutating func remove(at index: Int) {
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
    case .many(let nodes): for node in nodes { try body(node) }
    }
  }
}
