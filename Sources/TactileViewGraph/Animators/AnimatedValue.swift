extension Optional {
  /// Returns the animator after its value has changed by a distance, under the node's transaction (rule 4.3.19).
  ///
  /// The animator is created at the first change that needs one.
  @MainActor
  func followed<Value: Animatable>(
    _ distance: Value.AnimatableData, to model: Value, node: ViewNode, phase: PhaseSet
  ) -> Animator<Value.AnimatableData>? where Wrapped == Animator<Value.AnimatableData> {
    let transaction = node.graph.transaction
    guard transaction.followsValues, distance != .zero else { return self }
    let isAnimated = transaction.isAnimated
    let animator = self ?? Animator(node: node, phase: phase)
    animator.aim { NamedNumber.all(in: model, movedBy: $0) }
    if isAnimated {
      animator.move(by: distance, with: transaction, at: node.graph.time)
    } else {
      animator.track(distance, at: node.graph.time)
    }
    return animator
  }

  /// Follows a change of a node's value under the node's transaction (rule 4.3.19).
  @MainActor
  package mutating func follow<Value: Animatable>(
    from old: Value, to new: Value, node: ViewNode, phase: PhaseSet
  ) where Wrapped == Animator<Value.AnimatableData> {
    let transaction = node.graph.transaction
    guard transaction.followsValues, self != nil || !transaction.isInstant else { return }
    let distance = new.animatableData - old.animatableData
    self = followed(distance, to: new, node: node, phase: phase)
  }

  /// Returns the value to show in this frame.
  @MainActor
  package func presented<Value: Animatable>(of model: Value) -> Value
  where Wrapped == Animator<Value.AnimatableData> {
    guard let self, self.isRunning else { return model }
    var value = model
    value.animatableData += self.offset
    return value
  }
}

/// A value of a node that animates when it changes under an animation.
@MainActor
package struct AnimatedValue<Value: Animatable> {
  /// The value without animation.
  package private(set) var model: Value
  private var animator: Animator<Value.AnimatableData>?

  @inline(__always)
  package init(_ value: Value) { model = value }

  /// Whether the value is animating.
  package var isMoving: Bool { animator?.isRunning ?? false }

  /// The value to show in this frame.
  package var presented: Value { animator.presented(of: model) }

  /// Sets a new value under the node's transaction (rule 4.3.19).
  package mutating func update(_ value: Value, node: ViewNode, phase: PhaseSet) {
    animator.follow(from: model, to: value, node: node, phase: phase)
    model = value
  }

  /// Ends the animation of a node that is removed.
  package func stop() { animator?.stop() }
}
