extension View {
  /// Animates what changes below in the updates in which the value changes (rule 4.5.30).
  ///
  /// The modifier closest to a changed view wins; nil keeps the changes from being animated.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}

/// Sets the animation in updates in which a value changes.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: Value
}

extension AnimationModifier: ScopeModifier {
  @MainActor
  func makeScope(_ inputs: ViewInputs) -> AnimationNode<Value> {
    AnimationNode(self, inputs: inputs)
  }

  @MainActor
  func updateScope(_ scope: AnimationNode<Value>) { scope.update(self) }
}
