import Foundation

/// The running animators of a window.
@MainActor
package final class AnimatorSet {
  private var animators: [ObjectIdentifier: AnyAnimator] = [:]
  private var order: [AnyAnimator] = []

  var isEmpty: Bool { order.isEmpty }

  /// Whether any animation that ends is running.
  var hasFinite: Bool { order.contains { !$0.isEndless } }

  package func insert(_ animator: AnyAnimator) {
    guard animators.updateValue(animator, forKey: ObjectIdentifier(animator)) == nil else { return }
    order.append(animator)
  }

  package func remove(_ animator: AnyAnimator) {
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
@_spi(Engine) open class AnyAnimator {
  /// Creates an animator, which the graph's set runs.
  @_spi(Engine) public init() {}

  /// Whether the animation never ends.
  var isEndless: Bool { false }

  /// Advances the animation; returns whether it is still running.
  @_spi(Engine) open func advance(to time: TimeInterval) -> Bool {
    preconditionFailure("subclasses override this")
  }
}
