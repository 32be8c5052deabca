import Testing

@_spi(Engine) @testable import TactileViewGraph

/// Windows that close after a random script, and the nodes that they have had.
@MainActor
@Suite struct LeakTests {
  private struct Known {
    weak var node: ViewNode?
    let name: String
  }

  /// Plays a script; returns all nodes that were on screen after any of its steps.
  private func play(_ seed: UInt64) -> [Known] {
    var known: [ObjectIdentifier: Known] = [:]
    func note(_ node: ViewNode) {
      if known[ObjectIdentifier(node)]?.node == nil {
        known[ObjectIdentifier(node)] = Known(node: node, name: node.name)
      }
      for child in node.children { note(child) }
    }
    _ = RuntimeWarning.collect {
      var script = Script(seed: seed)
      // Other tests report what goes wrong in a script.
      _ = script.play(steps: 4) { note($0.root) }
    }
    return Array(known.values)
  }

  @Test("no node lives longer than its window")
  func nodesAreFreed() async {
    let seed = setting("TACTILE_FUZZ_SEED", default: 1)
    let scripts = setting("TACTILE_LEAK_SCRIPTS", default: 60)
    print("leaks: \(scripts) scripts from seed \(seed) (TACTILE_FUZZ_SEED, TACTILE_LEAK_SCRIPTS)")
    var total = 0
    for seed in (0..<scripts).map({ seed &+ $0 }) {
      let known = play(seed)
      total += known.count
      // Tasks that views have begun hold them until they end.
      for _ in 0..<100 where known.contains(where: { $0.node != nil }) { await Task.yield() }
      let left = known.filter { $0.node != nil }.map(\.name)
      guard left.isEmpty else {
        Issue.record(
          """
          \(left.count) of \(known.count) nodes live on: \(left.prefix(20))
            replay with TACTILE_FUZZ_SEED=\(seed) TACTILE_LEAK_SCRIPTS=1 swift test \
          --disable-default-traits --filter nodesAreFreed
          """)
        return
      }
    }
    #expect(total > Int(scripts))
  }
}
