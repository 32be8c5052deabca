extension ViewNode {
  /// Phase 3, parents first: marked elements place their contents.
  ///
  /// An element whose placement is unchanged is not entered.
  package final func runPlacePhase() {
    graph.statistics.visits += 1
    underOwnDamage {
      if needs.contains(.place) {
        needs.remove(.place)
        if let element = asElement, let placement = element.placement {
          graph.statistics.placements += 1
          element.placeElements(in: placement)
          element.reach.isStale = true
          setNeeds(.display)
        }
      }
      descend(.place) { $0.runPlacePhase() }
    }
  }
}
