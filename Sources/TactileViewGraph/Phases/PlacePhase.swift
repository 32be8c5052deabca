extension ViewNode {
  /// Phase 3, parents first: marked elements place their contents.
  ///
  /// An element whose placement is unchanged is not entered.
  package final func runPlacePhase(in graph: ViewGraph) {
    graph.statistics.visits += 1
    underOwnDamage(in: graph) {
      if needs.contains(.place) {
        needs.remove(.place)
        placeContents(in: graph)
      }
      descend(.place) { $0.runPlacePhase(in: graph) }
    }
  }
}
