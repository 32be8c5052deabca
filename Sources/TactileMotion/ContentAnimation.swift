@_spi(Engine) import TactileViewGraph

/// The animation that a node gives its descendants in each update in which a value has changed.
@MainActor
package struct ContentAnimation {
  package init() {}

  /// The update in which the value last changed.
  private var changedIn = 0

  /// Notes that the value has changed in the current update of a graph.
  package mutating func valueDidChange(in graph: ViewGraph) {
    changedIn = graph.updateNumber
    graph.layoutMotions.lastTransactionChange = graph.updateNumber
  }

  /// Returns the transaction for the descendants; nil if it is unchanged.
  package func transaction(_ animation: Animation?, in graph: ViewGraph) -> Transaction? {
    guard changedIn == graph.updateNumber, !graph.transaction.disablesAnimations else {
      return nil
    }
    var transaction = graph.transaction
    transaction.animation = animation
    return transaction
  }
}
