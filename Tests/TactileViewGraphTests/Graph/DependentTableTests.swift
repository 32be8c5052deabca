import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Handles to nodes, compared with a dictionary.
@MainActor
@Suite struct DependentTableTests {
  @Test("a handle resolves to its node until the node is removed, and never to another one")
  func handles() {
    let window = Window { Text("A") }
    let inputs = window.graph.root.inputs
    var random = RandomCases()
    var table = DependentTable()
    var live: [(handle: NodeHandle, node: ViewNode)] = []
    var stale: [NodeHandle] = []
    for _ in 0..<2000 {
      if random.below(2) == 0 || live.isEmpty {
        let node = ViewNode(inputs: inputs)
        live.append((table.insert(node), node))
      } else {
        let removed = live.remove(at: random.below(live.count))
        table.remove(removed.handle.slot)
        stale.append(removed.handle)
      }
      #expect(table.count == live.count)
      #expect(live.allSatisfy { table.node($0.handle) === $0.node })
    }
    #expect(stale.allSatisfy { table.node($0) == nil })
  }

  @Test("a dependency is stale once its phase of the node was evaluated again")
  func stamps() {
    let window = Window { Text("A") }
    var table = DependentTable()
    let node = ViewNode(inputs: window.graph.root.inputs)
    let handle = table.insert(node)
    let dependents = [PhaseSet.body, .measure, .place, .display].map { phase in
      Dependent(node: handle, stamp: node.stamps[phase.index], phase: phase)
    }
    node.stamps[PhaseSet.place.index] &+= 1
    for dependent in dependents {
      #expect((table.node(of: dependent) === node) == (dependent.phase != .place))
    }
  }
}
