extension View {
  /// Animates what some modifiers change, and nothing else (rule 4.5.33).
  ///
  /// - Parameter body: applies the modifiers to the view, which keeps the transaction from outside.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction(
      { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }, body: body)
  }

  /// Changes the transaction for some modifiers, and for nothing else (rule 4.5.33).
  ///
  /// - Parameter body: applies the modifiers to the view, which keeps the transaction from outside.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
      .modifier(
        TransactionModifier(trigger: nil as Int?, transform: transform, isScoped: true))
  }

  /// Changes the transaction for some modifiers in updates in which a value has changed.
  nonisolated func transaction<V: View>(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
      .modifier(TransactionModifier(trigger: value, transform: transform, isScoped: true))
  }
}

extension ViewModifier {
  /// Animates what this modifier changes, and not its content (rule 4.5.34).
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Changes the transaction for this modifier, and not for its content (rule 4.5.34).
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    TransactionOfModifier(modifier: self, transform: transform)
  }
}

/// A modifier with a transaction of its own.
nonisolated struct TransactionOfModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}

/// A view that modifiers with a transaction of their own are applied to.
///
/// Mirrors SwiftUI's `PlaceholderContentView`. It keeps the transaction from outside of them.
public nonisolated struct PlaceholderContentView<Value: View>: View {
  let content: Value

  /// The view as it is.
  public var body: some View { content.modifier(KeptTransactionModifier()) }
}

/// Gives its content the transaction from outside of the scope it belongs to.
nonisolated struct KeptTransactionModifier: ViewModifier {
  typealias Body = Never
}

extension KeptTransactionModifier: ScopeModifier {
  @MainActor
  func makeScope(_ inputs: ViewInputs) -> KeptTransactionNode {
    KeptTransactionNode(inputs: inputs)
  }

  @MainActor
  func updateScope(_ scope: KeptTransactionNode) {}
}

/// A node that changes the transaction up to a ``KeptTransactionNode``, and remembers what it was.
@MainActor
protocol ScopedTransactionNode: ViewNode {
  var isScoped: Bool { get }
  var outerTransaction: Transaction { get }
}

/// The end of a scope: what is below has the transaction from outside of it.
@MainActor
final class KeptTransactionNode: ViewNode {
  override var name: String { "kept transaction" }

  override func enterScope() -> Transaction? {
    // Scopes nest: those that end between here and ours begin there as well.
    var ended = 0
    var node = parent
    while let current = node {
      if current is KeptTransactionNode { ended += 1 }
      if let scope = current as? any ScopedTransactionNode, scope.isScoped {
        if ended == 0 { return scope.outerTransaction }
        ended -= 1
      }
      node = current.parent
    }
    return nil
  }
}
