/// The scope of an `.animation(_:value:)`: sets the animation for what is below in the update in
/// which its value changed.
@MainActor
final class AnimationNode<Value: Equatable>: ViewNode {
  private var modifier: AnimationModifier<Value>
  private var changedIn = 0
  /// The transaction outside, as of the last time that something below was updated.
  private(set) var outerTransaction = Transaction()

  init(_ modifier: AnimationModifier<Value>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "animation" }

  func update(_ newModifier: AnimationModifier<Value>) {
    if newModifier.value != modifier.value {
      changedIn = graph.updateNumber
      graph.scopeChangedIn = graph.updateNumber
    }
    modifier = newModifier
  }

  override func enterScope() -> Transaction? {
    outerTransaction = graph.transaction
    guard changedIn == graph.updateNumber, !graph.transaction.disablesAnimations else {
      return nil
    }
    var transaction = graph.transaction
    transaction.animation = modifier.animation
    return transaction
  }
}

/// Gives its content the transaction from outside of the closest ``AnimationNode``, so that the
/// animation is only for what stands between the two (rule 4.5.34).
@MainActor
final class KeptTransactionNode: ViewNode {
  override var name: String { "kept transaction" }

  override func enterScope() -> Transaction? {
    var node = parent
    while let current = node {
      if let scope = current as? any AnimationScope { return scope.outerTransaction }
      node = current.parent
    }
    return nil
  }
}

/// A node that changes the transaction and remembers what it was.
@MainActor
protocol AnimationScope: ViewNode {
  var outerTransaction: Transaction { get }
}

extension AnimationNode: AnimationScope {}
