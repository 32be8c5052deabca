extension ViewNode {
  /// Phase 1, parents first: evaluates the marked bodies, each under the transaction that the
  /// scopes above it make of the update's.
  final func runBodyPhase() {
    graph.statistics.visits += 1
    if needs.contains(.body) {
      needs.remove(.body)
      updateBody()
    }
    guard below.contains(.body) else { return }
    inScope { descend(.body) { $0.runBodyPhase() } }
  }

  /// Runs the closure under the transaction that holds below this node.
  final func inScope(_ body: () -> Void) {
    guard let transaction = enterScope() else { return body() }
    let outer = graph.transaction
    graph.transaction = transaction
    body()
    graph.transaction = outer
  }
}
