@_spi(Engine) import TactileViewGraph

extension View {
  /// Animates the changes that the modifiers in a closure make, and no others (rule 4.5.33).
  ///
  /// ```swift
  /// Badge(count)
  ///   .animation(.bouncy) { badge in badge.scaleEffect(isActive ? 1.5 : 1) }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The animation; nil changes the view at once.
  ///   - body: Applies the modifiers to the view, which itself keeps the outer transaction.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction(
      { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }, body: body)
  }

  /// Changes the transaction of a body's modifiers, and of nothing else (rule 4.5.33).
  ///
  /// - Parameter body: applies the modifiers to the view, which itself keeps the outer transaction.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(ViewBox(self), keepsTransaction: true))
      .modifier(
        TransactionModifier(trigger: nil as Int?, transform: transform, isScoped: true))
  }

  /// Changes the transaction of a body's modifiers in updates in which a value has changed.
  package nonisolated func transaction<V: View>(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(ViewBox(self), keepsTransaction: true))
      .modifier(TransactionModifier(trigger: value, transform: transform, isScoped: true))
  }
}

extension ViewModifier {
  /// Animates the changes that this modifier makes, but not those of its content (rule 4.5.34).
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Changes the transaction of this modifier, but not that of its content (rule 4.5.34).
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    TransactionOfModifier(modifier: self, transform: transform)
  }
}

/// A modifier with its own transaction.
nonisolated struct TransactionOfModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}
