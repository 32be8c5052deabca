import Foundation

/// The values that are on their way.
@MainActor
final class AnimatorSet {
  private var animators: [ObjectIdentifier: AnyAnimator] = [:]
  private var order: [AnyAnimator] = []

  var isEmpty: Bool { order.isEmpty }

  /// Whether some value will arrive.
  var hasFinite: Bool { order.contains { !$0.isEndless } }

  func insert(_ animator: AnyAnimator) {
    guard animators.updateValue(animator, forKey: ObjectIdentifier(animator)) == nil else { return }
    order.append(animator)
  }

  func remove(_ animator: AnyAnimator) {
    guard animators.removeValue(forKey: ObjectIdentifier(animator)) != nil else { return }
    order.removeAll { $0 === animator }
  }

  /// Moves every value on and marks the phase that consumes it; those that arrived leave the set.
  func advance(to time: TimeInterval) {
    guard !order.isEmpty else { return }
    order.removeAll { animator in
      let isRunning = animator.advance(to: time)
      if !isRunning { animators[ObjectIdentifier(animator)] = nil }
      return !isRunning
    }
  }
}

/// A value on its way, with its type forgotten.
@MainActor
class AnyAnimator {
  /// Whether the value is on its way for good.
  var isEndless: Bool { false }

  /// Moves the value on; returns whether it is still on its way.
  func advance(to time: TimeInterval) -> Bool {
    preconditionFailure("subclasses move their value")
  }
}
