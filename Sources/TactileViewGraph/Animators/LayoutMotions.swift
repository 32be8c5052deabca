/// The frames of a window's elements that are animating, and those that may begin to.
package struct LayoutMotions {
  /// The number of elements whose shown frame is animating.
  var moving = 0
  /// Whether shown frames change without animation, regardless of transactions.
  var isHeld = false
  /// The last update in which a node changed the transaction of its descendants.
  package var lastTransactionChange = 0
  /// The number of nodes that change the transaction in every update.
  package var lastingTransactionChanges = 0
}

extension ViewGraph {
  /// Whether frames may animate to their new layout in this update.
  var animatesLayout: Bool {
    !layoutMotions.isHeld
      && (transaction.effectiveAnimation != nil
        || layoutMotions.lastTransactionChange == updateNumber
        || layoutMotions.lastingTransactionChanges > 0)
  }

  /// Whether any element is shown at a position other than its layout position.
  var showsElsewhere: Bool { layoutMotions.moving > 0 || !departures.placements.isEmpty }

  /// Runs the place phase while shown frames follow without animation.
  package func placeWithoutMotion() {
    layoutMotions.isHeld = true
    root.runPlacePhase(in: self)
    layoutMotions.isHeld = false
  }
}
