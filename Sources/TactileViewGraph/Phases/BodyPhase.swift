extension ViewNode {
  /// Phase 1, parents first: evaluates the marked bodies.
  ///
  /// Each body runs under the update's transaction, as modified by the nodes above it.
  package final func runBodyPhase() {
    graph.statistics.visits += 1
    graph.nesting.enter()
    defer { graph.nesting.leave() }
    if needs.contains(.body) {
      needs.remove(.body)
      if !evaluatesClosure || !isOutlived { updateBody() }
    }
    guard below.contains(.body) else { return }
    inInnerTransaction { descend(.body) { $0.runBodyPhase() } }
  }

  /// Runs the closure under the transaction for the node's descendants.
  package final func inInnerTransaction(_ body: () -> Void) { run(body, under: innerTransaction()) }

  /// Runs the closure under the transaction for the layout animations of descendants.
  final func inInnerLayoutTransaction(_ body: () -> Void) {
    run(body, under: innerLayoutTransaction())
  }

  private final func run(_ body: () -> Void, under transaction: Transaction?) {
    guard let transaction else { return body() }
    graph.inTransaction(transaction, body)
  }
}
