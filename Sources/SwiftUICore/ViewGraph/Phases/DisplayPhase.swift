extension ViewNode {
  /// Phase 4, parents first: marked elements rebuild their own display items.
  final func runDisplayPhase() {
    graph.statistics.visits += 1
    if needs.contains(.display) {
      needs.remove(.display)
      asElement?.show()
    }
    underOwnDamage { descend(.display) { $0.runDisplayPhase() } }
    asElement?.updateReach()
    asElement?.reportDamage()
  }
}
