/// How much work a graph did: what tests assert instead of timings.
package struct Statistics: Equatable, Sendable {
  /// Bodies evaluated: views, custom modifiers and styles.
  package var bodies = 0
  /// Sizes computed, cached answers not counted.
  package var measures = 0
  /// Nodes that placed their children.
  package var placements = 0
  /// Display items rebuilt.
  package var displayItems = 0
  /// Preferences computed: two values reduced to one, or a value transformed.
  package var preferences = 0
  /// Nodes entered by any phase.
  package var visits = 0

  package init() {}

  package static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result.bodies -= rhs.bodies
    result.measures -= rhs.measures
    result.placements -= rhs.placements
    result.displayItems -= rhs.displayItems
    result.preferences -= rhs.preferences
    result.visits -= rhs.visits
    return result
  }
}
