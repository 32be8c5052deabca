@_spi(Engine) import TactileViewGraph

extension View {
  /// Animates changes inside this view in updates in which a value changes (rule 4.5.30).
  ///
  /// The modifier closest to a changed view takes precedence; a nil animation disables animation of the changes.
  @inline(__always)
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}

/// Sets the animation of updates in which a value changes.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: Value
}

extension AnimationModifier: TransactionalModifier {
  @MainActor
  func makeTransactionNode(_ inputs: ViewInputs) -> AnimationNode<Value> {
    AnimationNode(self, inputs: inputs)
  }

  @MainActor
  func updateTransactionNode(_ node: AnimationNode<Value>) { node.update(self) }
}
