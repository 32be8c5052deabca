/// The way of the data of a view, modifier or style that is animatable as a whole: its body is
/// evaluated in every frame with the data shown then (rule 4.2.16).
@MainActor
class BodyMotion {
  /// Takes the way from one value to the next, under the graph's transaction.
  func follow(from old: UnsafeRawPointer, to new: UnsafeRawPointer, node: ViewNode) {}

  /// Puts the data shown now into a copy of the value; returns whether that differs from the value.
  func present(in value: UnsafeMutableRawPointer) -> Bool { false }

  func stop() {}

  /// How such motions are made for a type; nil where its values do not move as a whole.
  ///
  /// The data of shapes move where they are drawn.
  nonisolated static func factory(for type: Any.Type) -> (@MainActor @Sendable () -> BodyMotion)? {
    guard let type = type as? any Animatable.Type, !(type is any Shape.Type) else { return nil }
    func make<Value: Animatable>(
      _: Value.Type
    ) -> (@MainActor @Sendable () -> BodyMotion)? {
      guard Value.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      return { DataMotion<Value>() }
    }
    return make(type)
  }
}

/// The way of the data of one type.
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
