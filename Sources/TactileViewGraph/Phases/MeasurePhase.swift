extension ViewNode {
  /// Phase 2, children first: marked elements answer the previous proposals again.
  ///
  /// If all answers are unchanged, the change stops there.
  final func runMeasurePhase(in graph: ViewGraph) {
    graph.statistics.visits += 1
    descend(.measure) { $0.runMeasurePhase(in: graph) }
    guard needs.contains(.measure) else { return }
    needs.remove(.measure)
    remeasure()
  }
}
