import Foundation

/// The running animators of a window.
@MainActor
package final class AnimatorSet {
  private var order: [AnyAnimator] = []

  var isEmpty: Bool { order.isEmpty }

  /// Whether any animation that ends is running.
  var hasFinite: Bool { order.contains { !$0.isEndless } }

  /// The running animations that end, in the order in which they began.
  package var unended: [UnendedAnimation] {
    order.filter { !$0.isEndless }.compactMap(\.unended)
  }

  package func insert(_ animator: AnyAnimator) {
    guard !animator.isInSet else { return }
    animator.isInSet = true
    order.append(animator)
  }

  package func remove(_ animator: AnyAnimator) {
    guard animator.isInSet else { return }
    animator.isInSet = false
    order.removeAll { $0 === animator }
  }

  /// Advances every animator and marks the phase that uses its value; removes those that have ended.
  func advance(to time: TimeInterval) {
    guard !order.isEmpty else { return }
    order.removeAll { animator in
      let isRunning = animator.advance(to: time)
      if !isRunning { animator.isInSet = false }
      return !isRunning
    }
  }
}

/// An animator of any value, which the clock advances.
@MainActor
@_spi(Engine) open class AnyAnimator {
  /// Creates an animator, which the graph's set runs.
  @_spi(Engine) public init() {}

  /// Whether the animator is in the set of its window.
  fileprivate final var isInSet = false

  /// Whether the animation never ends.
  var isEndless: Bool { false }

  /// The animation in words; nil if it has none.
  @_spi(Engine) open var unended: UnendedAnimation? { nil }

  /// Advances the animation; returns whether it is still running.
  @_spi(Engine) open func advance(to time: TimeInterval) -> Bool {
    preconditionFailure("subclasses override this")
  }
}

/// A running animation that ends, for messages.
@_spi(Engine) public struct UnendedAnimation {
  /// The node whose value is animated.
  package let node: ViewNode
  /// The animated aspect of the node; nil for the node's main value.
  package let aspect: String?
  /// The animation, such as “linear(2)”; nil if the node's name says it.
  package let animation: String?
  /// The seconds until the animation ends; nil if they aren't known.
  package let rest: TimeInterval?

  package init(
    of node: ViewNode, aspect: String? = nil, by animation: String? = nil, rest: TimeInterval?
  ) {
    (self.node, self.aspect, self.animation, self.rest) = (node, aspect, animation, rest)
  }
}
