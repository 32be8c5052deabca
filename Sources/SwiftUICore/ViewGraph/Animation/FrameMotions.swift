/// Which frames of a window's elements are animating, and which may begin to.
package struct FrameMotions {
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
    !frameMotions.isHeld
      && (transaction.effectiveAnimation != nil || frameMotions.lastTransactionChange == updateNumber
        || frameMotions.lastingTransactionChanges > 0)
  }

  /// Whether any element is shown at a position other than its layout position.
  var showsElsewhere: Bool { frameMotions.moving > 0 || !departures.homes.isEmpty }

  /// Runs the place phase while shown frames follow without animation.
  package func placeWithoutMotion() {
    frameMotions.isHeld = true
    root.runPlacePhase(in: self)
    frameMotions.isHeld = false
  }
}
