/// Counters of a graph's work, which tests assert instead of timings.
package struct Statistics: Equatable, Sendable {
  /// The number of evaluated bodies of views, custom modifiers and styles.
  package var bodies = 0
  /// The number of computed sizes, excluding cached ones.
  package var measures = 0
  /// The number of views that stacks arranged or put in their places.
  package var arranged = 0
  /// The number of nodes that placed their children.
  package var placements = 0
  /// The number of rebuilt display items.
  package var displayItems = 0
  /// The number of computed preferences: reductions of two values, and transformed values.
  package var preferences = 0
  /// The number of nodes entered by all phases.
  package var visits = 0
  /// The number of nodes and list modifiers passed outside of the phases: from a damaged element up
  /// to the window, and while a list modifier or the modifiers around a view are applied.
  package var steps = 0

  package init() {}

  package static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result.bodies -= rhs.bodies
    result.measures -= rhs.measures
    result.arranged -= rhs.arranged
    result.placements -= rhs.placements
    result.displayItems -= rhs.displayItems
    result.preferences -= rhs.preferences
    result.visits -= rhs.visits
    result.steps -= rhs.steps
    return result
  }
}
