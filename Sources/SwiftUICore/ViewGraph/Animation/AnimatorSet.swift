import Foundation

/// The running animators of a window.
@MainActor
final class AnimatorSet {
  private var animators: [ObjectIdentifier: AnyAnimator] = [:]
  private var order: [AnyAnimator] = []

  var isEmpty: Bool { order.isEmpty }

  /// Whether any animation that ends is running.
  var hasFinite: Bool { order.contains { !$0.isEndless } }

  func insert(_ animator: AnyAnimator) {
    guard animators.updateValue(animator, forKey: ObjectIdentifier(animator)) == nil else { return }
    order.append(animator)
  }

  func remove(_ animator: AnyAnimator) {
    guard animators.removeValue(forKey: ObjectIdentifier(animator)) != nil else { return }
    order.removeAll { $0 === animator }
  }

  /// Advances every animator and marks the phase that uses its value; removes those that have
  /// ended.
  func advance(to time: TimeInterval) {
    guard !order.isEmpty else { return }
    order.removeAll { animator in
      let isRunning = animator.advance(to: time)
      if !isRunning { animators[ObjectIdentifier(animator)] = nil }
      return !isRunning
    }
  }
}

/// A type-erased animator.
@MainActor
class AnyAnimator {
  /// Whether the animation never ends.
  var isEndless: Bool { false }

  /// Advances the animation; returns whether it is still running.
  func advance(to time: TimeInterval) -> Bool {
    preconditionFailure("subclasses move their value")
  }
}
