/// An element with a transition of its own, which replaces the fade when the element is inserted or removed.
@MainActor
@_spi(Engine) public protocol TransitioningNode: ElementNode {
  /// Whether a removed view disappears immediately under every animation, as with the identity.
  var removesAtOnce: Bool { get }

  /// Returns whether a change to or from a phase would be visible under a transaction.
  func isSeen(in phase: TransitionPhase, under transaction: Transaction) -> Bool

  /// Begins the insertion, from the look before the appearance to the identity, under the graph's transaction.
  func come()

  /// Changes to a phase under a transaction.
  func go(to phase: TransitionPhase, under transaction: Transaction)
}

extension ElementNode {
  /// The element with the explicit transition of this one; nil if there is none.
  final var transitionNode: (any TransitioningNode)? {
    var element: ElementNode? = self
    while let current = element {
      if let found = current.asTransitioning { return found }
      element = current.modified
    }
    return nil
  }
}
