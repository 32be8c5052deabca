/// A node and a phase of it that read a cell, as a value that does not retain the node.
///
/// The stamp counts evaluations of the pair. A dependency of an earlier evaluation is stale and is
/// dropped when encountered, so no unsubscription is needed.
package struct Dependent: Equatable, Sendable {
  package let node: NodeHandle
  let stamp: UInt16
  let phase: PhaseSet
}

/// An identifier of a node that does not retain it, and becomes stale when the node is removed.
///
/// Handles are cheaper than weak references, which slow down every access to the referenced node.
package struct NodeHandle: Equatable, Sendable {
  let slot: UInt32
  fileprivate let generation: UInt32
}

/// A table that looks up nodes by their handles.
///
/// All graphs share one table, because a binding may connect two windows.
@MainActor
package struct DependentTable {
  // `@exclusivity(unchecked)`: see `ViewNode`. Each node adds a handle and removes it.
  @exclusivity(unchecked) package static var shared = DependentTable()

  private var nodes: [ViewNode?] = []
  private var generations: [UInt32] = []
  private var free: [UInt32] = []

  /// The slot of a node without a handle.
  static let noSlot = UInt32.max

  /// Assigns a handle to the node.
  mutating func insert(_ node: ViewNode) -> NodeHandle {
    guard let slot = free.popLast() else {
      nodes.append(node)
      generations.append(0)
      return NodeHandle(slot: UInt32(nodes.count - 1), generation: 0)
    }
    nodes[Int(slot)] = node
    return NodeHandle(slot: slot, generation: generations[Int(slot)])
  }

  /// Frees a slot; remaining copies of its handle become stale.
  mutating func remove(_ slot: UInt32) {
    nodes[Int(slot)] = nil
    generations[Int(slot)] &+= 1
    free.append(slot)
  }

  /// Returns the handle of the node in a slot.
  func handle(of slot: UInt32) -> NodeHandle {
    NodeHandle(slot: slot, generation: generations[Int(slot)])
  }

  /// Returns the node of a handle; nil if it was removed.
  package func node(_ handle: NodeHandle) -> ViewNode? {
    let slot = Int(handle.slot)
    return generations[slot] == handle.generation ? nodes[slot] : nil
  }

  /// Returns the node of a dependent; nil if it was removed or has been evaluated again since.
  func node(of dependent: Dependent) -> ViewNode? {
    guard let node = node(dependent.node), node.stamps[dependent.phase.index] == dependent.stamp
    else { return nil }
    return node
  }

  /// The number of nodes with a handle.
  var count: Int { nodes.count - free.count }
}
