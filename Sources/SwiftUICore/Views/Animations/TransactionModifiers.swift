extension View {
  /// Changes the transaction of every update of this view and those inside it (rule 4.5.33).
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(trigger: nil as Int?, transform: transform))
  }

  /// Changes the transaction of updates in which a value has changed.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(trigger: value, transform: transform))
  }

  /// Animates everything that changes below, whatever the reason (rule 4.5.32).
  @available(
    swift, deprecated: 100, message: "Use withAnimation or animation(_:value:) instead."
  )
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

/// Changes the transaction for its content.
nonisolated struct TransactionModifier<Trigger: Equatable>: ViewModifier {
  typealias Body = Never
  /// What has to change for an update to count; nil where all count.
  let trigger: Trigger?
  let transform: (inout Transaction) -> Void
  /// Whether it is only for the modifiers up to a ``PlaceholderNode``.
  var isScoped = false

  var isAlways: Bool { trigger == nil }
}

extension TransactionModifier: ScopeModifier {
  @MainActor
  func makeScope(_ inputs: ViewInputs) -> TransactionNode<Trigger> {
    TransactionNode(self, inputs: inputs)
  }

  @MainActor
  func updateScope(_ scope: TransactionNode<Trigger>) { scope.update(self) }
}

/// The scope of a `transaction(_:)`.
@MainActor
final class TransactionNode<Trigger: Equatable>: ViewNode {
  private var modifier: TransactionModifier<Trigger>
  private var changedIn = 0
  /// The transaction outside, as of the last time that something below was updated.
  private(set) var outerTransaction = Transaction()

  init(_ modifier: TransactionModifier<Trigger>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    if movesFramesAlways { graph.lastingScopes += 1 }
  }

  override var name: String { "transaction" }

  override func didRemove() { if movesFramesAlways { graph.lastingScopes -= 1 } }

  private var movesFramesAlways: Bool { modifier.isAlways && !modifier.isScoped }

  var isScoped: Bool { modifier.isScoped }

  func update(_ newModifier: TransactionModifier<Trigger>) {
    if newModifier.trigger != modifier.trigger {
      changedIn = graph.updateNumber
      graph.scopeChangedIn = graph.updateNumber
    }
    modifier = newModifier
  }

  /// What is only for some modifiers does not move frames (rule 4.5.35).
  override func enterFrameScope() -> Transaction? {
    guard isScoped else { return enterScope() }
    outerTransaction = graph.transaction
    return nil
  }

  override func enterScope() -> Transaction? {
    outerTransaction = graph.transaction
    guard modifier.isAlways || changedIn == graph.updateNumber else { return nil }
    var transaction = graph.transaction
    modifier.transform(&transaction)
    return transaction
  }
}

extension TransactionNode: ScopedTransactionNode {}
