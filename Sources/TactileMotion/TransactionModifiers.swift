@_spi(Engine) import TactileViewGraph

extension View {
  /// Changes the transaction of every update of this view and its descendants (rule 4.5.33).
  ///
  /// Use it to keep a view out of animations, or to replace their animation:
  ///
  /// ```swift
  /// Clock().transaction { $0.animation = nil }
  /// ```
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

  /// Animates all changes inside this view, whatever their cause (rule 4.5.32).
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
  /// The value whose changes select the updates; nil selects every update.
  let trigger: Trigger?
  let transform: (inout Transaction) -> Void
  /// Whether the modifier applies only down to a ``PlaceholderNode``.
  var isScoped = false

  var isAlways: Bool { trigger == nil }
}

extension TransactionModifier: TransactionalModifier {
  @MainActor
  func makeTransactionNode(_ inputs: ViewInputs) -> TransactionNode<Trigger> {
    TransactionNode(self, inputs: inputs)
  }

  @MainActor
  func updateTransactionNode(_ node: TransactionNode<Trigger>) { node.update(self) }
}

/// The node of `transaction(_:)`.
@MainActor
final class TransactionNode<Trigger: Equatable>: ViewNode {
  private var modifier: TransactionModifier<Trigger>
  private var changedIn = 0
  /// The outer transaction at the last update of a descendant.
  private(set) var outerTransaction = Transaction()

  init(_ modifier: TransactionModifier<Trigger>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    if animatesLayoutAlways { graph.layoutMotions.lastingTransactionChanges += 1 }
  }

  override var name: String { "transaction" }

  override func didRemove() {
    if animatesLayoutAlways { graph.layoutMotions.lastingTransactionChanges -= 1 }
  }

  private var animatesLayoutAlways: Bool { modifier.isAlways && !modifier.isScoped }

  var isScoped: Bool { modifier.isScoped }

  func update(_ newModifier: TransactionModifier<Trigger>) {
    if newModifier.trigger != modifier.trigger {
      changedIn = graph.updateNumber
      graph.layoutMotions.lastTransactionChange = graph.updateNumber
    }
    modifier = newModifier
  }

  /// A transaction scoped to some modifiers does not animate frames (rule 4.5.35).
  override func innerLayoutTransaction() -> Transaction? {
    guard isScoped else { return innerTransaction() }
    outerTransaction = graph.transaction
    return nil
  }

  override func innerTransaction() -> Transaction? {
    outerTransaction = graph.transaction
    guard modifier.isAlways || changedIn == graph.updateNumber else { return nil }
    var transaction = graph.transaction
    modifier.transform(&transaction)
    return transaction
  }
}

extension TransactionNode: ScopedTransactionNode {}
