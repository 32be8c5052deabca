extension ViewNode {
  /// Phase 4, parents first: marked elements rebuild their own display items.
  final func runDisplayPhase(in graph: ViewGraph) {
    graph.statistics.visits += 1
    if sleeps(in: graph) { return }
    let reaches = graph.reachChanges
    if needs.contains(.display) {
      needs.remove(.display)
      show()
    }
    underOwnDamage(in: graph) { descend(.display) { $0.runDisplayPhase(in: graph) } }
    didShow(since: reaches)
  }
}
