extension ViewNode {
  /// Phase 2, children first: marked elements answer again what they were asked; where all answers
  /// are as before, the change stops there.
  final func runMeasurePhase() {
    graph.statistics.visits += 1
    descend(.measure) { $0.runMeasurePhase() }
    guard needs.contains(.measure) else { return }
    needs.remove(.measure)
    asElement?.remeasure()
  }
}
