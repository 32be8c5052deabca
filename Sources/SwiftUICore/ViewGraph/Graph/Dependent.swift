/// A pair of node and phase that read a cell, as a value that never keeps the node alive.
///
/// The stamp counts evaluations of the pair: a dependency of an earlier evaluation is stale and is
/// dropped when it is met, so nobody has to unsubscribe.
struct Dependent: Equatable, Sendable {
  let node: NodeHandle
  let stamp: UInt16
  let phase: PhaseSet
}

/// Names a node without holding it; names nobody once the node was removed.
///
/// Cheaper than a weak reference, which slows down every use of the node it points to.
struct NodeHandle: Equatable, Sendable {
  fileprivate let slot: UInt32
  fileprivate let generation: UInt32
}

/// Finds nodes by handle.
///
/// One table serves all graphs: a binding may lead from one window into another.
@MainActor
struct DependentTable {
  static var shared = DependentTable()

  private var nodes: [ViewNode?] = []
  private var generations: [UInt32] = []
  private var free: [UInt32] = []

  /// Gives the node a handle.
  mutating func insert(_ node: ViewNode) -> NodeHandle {
    guard let slot = free.popLast() else {
      nodes.append(node)
      generations.append(0)
      return NodeHandle(slot: UInt32(nodes.count - 1), generation: 0)
    }
    nodes[Int(slot)] = node
    return NodeHandle(slot: slot, generation: generations[Int(slot)])
  }

  /// Frees a handle; whatever still has it has become stale.
  mutating func remove(_ handle: NodeHandle) {
    nodes[Int(handle.slot)] = nil
    generations[Int(handle.slot)] &+= 1
    free.append(handle.slot)
  }

  /// The node, unless it was removed.
  func node(_ handle: NodeHandle) -> ViewNode? {
    let slot = Int(handle.slot)
    return generations[slot] == handle.generation ? nodes[slot] : nil
  }

  /// The node, unless it was removed or has been evaluated again since.
  func node(of dependent: Dependent) -> ViewNode? {
    guard let node = node(dependent.node), node.stamps[dependent.phase.index] == dependent.stamp
    else { return nil }
    return node
  }

  /// The number of nodes that have a handle.
  var count: Int { nodes.count - free.count }
}
