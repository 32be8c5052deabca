extension ViewNode {
  /// Phase 1, parents first: evaluates the marked bodies.
  ///
  /// Each body runs under the update's transaction, as modified by the scopes above it.
  final func runBodyPhase() {
    graph.statistics.visits += 1
    graph.nesting.enter()
    defer { graph.nesting.leave() }
    if needs.contains(.body) {
      needs.remove(.body)
      updateBody()
    }
    guard below.contains(.body) else { return }
    inScope { descend(.body) { $0.runBodyPhase() } }
  }

  /// Runs the closure under the transaction for the node's descendants.
  final func inScope(_ body: () -> Void) { run(body, under: enterScope()) }

  /// Runs the closure under the transaction for the layout animations of descendants.
  final func inFrameScope(_ body: () -> Void) { run(body, under: enterFrameScope()) }

  private final func run(_ body: () -> Void, under transaction: Transaction?) {
    guard let transaction else { return body() }
    graph.inTransaction(transaction, body)
  }
}
