/// A pair of node and phase that read a cell, as a value that never keeps the node alive.
///
/// The stamp counts evaluations of the pair: a dependency of an earlier evaluation is stale and is
/// dropped when it is met, so nobody has to unsubscribe.
struct Dependent: Equatable, Sendable {
  let slot: UInt32
  let generation: UInt32
  let stamp: UInt16
  let phase: PhaseSet
}

/// Finds nodes by slot, so that cells can name nodes without holding them.
///
/// One table serves all graphs: a binding may lead from one window into another.
@MainActor
struct DependentTable {
  static var shared = DependentTable()

  private var nodes: [ViewNode?] = []
  private var generations: [UInt32] = []
  private var free: [UInt32] = []

  /// Gives the node a slot.
  mutating func insert(_ node: ViewNode) -> (slot: UInt32, generation: UInt32) {
    guard let slot = free.popLast() else {
      nodes.append(node)
      generations.append(0)
      return (UInt32(nodes.count - 1), 0)
    }
    nodes[Int(slot)] = node
    return (slot, generations[Int(slot)])
  }

  /// Frees a slot; whatever still names it has become stale.
  mutating func remove(slot: UInt32) {
    nodes[Int(slot)] = nil
    generations[Int(slot)] &+= 1
    free.append(slot)
  }

  /// The node, unless it was removed or has been evaluated again since.
  func node(of dependent: Dependent) -> ViewNode? {
    let slot = Int(dependent.slot)
    guard generations[slot] == dependent.generation, let node = nodes[slot],
      node.stamps[dependent.phase.index] == dependent.stamp
    else { return nil }
    return node
  }

  /// The number of nodes that hold a slot.
  var count: Int { nodes.count - free.count }
}
