/// The animation of a view, modifier or style that is animatable as a whole.
///
/// Its body is evaluated in every frame with the current animatable data (rule 4.2.16).
@MainActor
class BodyMotion {
  /// Animates from one value to the next, under the graph's transaction.
  func follow(from old: UnsafeRawPointer, to new: UnsafeRawPointer, node: ViewNode) {}

  /// Sets the current data in a copy of the value; returns whether it differs from the value's own.
  func present(in value: UnsafeMutableRawPointer) -> Bool { false }

  func stop() {}

  /// Returns a closure that creates the animation for a type; nil if its values are not animated as a whole.
  ///
  /// A node of its own animates the data of a shape, where it is drawn.
  nonisolated static func factory(for type: Any.Type) -> (@MainActor @Sendable () -> BodyMotion)? {
    guard let type = type as? any Animatable.Type, !(type is any __NodeAnimatable.Type) else {
      return nil
    }
    func make<Value: Animatable>(
      _: Value.Type
    ) -> (@MainActor @Sendable () -> BodyMotion)? {
      guard Value.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      return { DataMotion<Value>() }
    }
    return make(type)
  }
}

/// The animation of one type's animatable data.
@MainActor
private final class DataMotion<Value: Animatable>: BodyMotion {
  private var animator: Animator<Value.AnimatableData>?

  override func follow(
    from old: UnsafeRawPointer, to new: UnsafeRawPointer, node: ViewNode
  ) {
    let value = new.assumingMemoryBound(to: Value.self).pointee
    let distance =
      value.animatableData - old.assumingMemoryBound(to: Value.self).pointee.animatableData
    animator = animator.followed(distance, to: value, node: node, phase: .body)
  }

  override func present(in value: UnsafeMutableRawPointer) -> Bool {
    guard let animator, animator.isRunning else { return false }
    value.assumingMemoryBound(to: Value.self).pointee.animatableData += animator.offset
    return true
  }

  override func stop() { animator?.stop() }
}
