import Synchronization

/// The criteria for the completion of an animation.
///
/// Pass criteria to `withAnimation(_:completionCriteria:_:completion:)`. The default, ``logicallyComplete``, suits a
/// next step that needn't wait until a spring has come to rest. Pass ``removed`` where nothing may move anymore:
///
/// ```swift
/// withAnimation(.bouncy, completionCriteria: .removed) { isOpen = false } completion: { takePicture() }
/// ```
///
/// By either criterion, an animation is also complete when its view is removed, or when its value changes under an
/// animation without a duration. Mirrors SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// The animation is complete when its perceived duration has passed, even if a spring is still settling or another
  /// animation has taken over the value.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// The animation is complete when it and all later animations of the same value have settled and are removed.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)

  var waitsForRemoval: Bool { isRemoval }
}

/// A closure that waits for the animations of a transaction.
///
/// It runs exactly once: after all of the animations, or after the update if there are none (rule 4.3.24).
package final class AnimationCompletion: Sendable {
  let criteria: AnimationCompletionCriteria
  // Called on the main actor only, where the caller of `withAnimation` expects it.
  private nonisolated(unsafe) let action: () -> Void
  private let claim = Atomic(false)
  /// The number of animations and updates to wait for.
  @MainActor private var running = 0
  private let isDone = Atomic(false)

  package init(_ criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Whether a write belongs to the transaction, so that an update will end the wait.
  var isClaimed: Bool {
    get { claim.load(ordering: .relaxed) }
    set { claim.store(newValue, ordering: .relaxed) }
  }

  /// Adds an animation, or the update itself, to the wait.
  @MainActor package func begin() { running += 1 }

  /// Ends the wait for an animation or the update, and queues the closure after the last.
  @MainActor package func end(in actions: ActionQueue) {
    running -= 1
    guard running == 0, !isDone.exchange(true, ordering: .relaxed) else { return }
    actions.append { self.action() }
  }

  /// Calls the closure if nothing was written in the transaction, so that no update will end the wait.
  func endUnlessClaimed() {
    if !isClaimed, !isDone.exchange(true, ordering: .relaxed) { action() }
  }
}

/// Animates the state changes that a closure makes, and calls a second closure when the animations are complete.
///
/// - Parameters:
///   - animation: the animation of the changes; nil changes values at once.
///   - completionCriteria: the criteria for the completion of the animations.
///   - body: the closure that changes state.
///   - completion: a closure that runs once, after all animations; if there are none, it runs after the update, and if
///     no state changes, before the function returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let waiting = AnimationCompletion(completionCriteria, action: completion)
  transaction.completions.append(waiting)
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// Adds a closure that runs once, when the animations of the transaction are complete.
  ///
  /// If there are none, it runs after the update; if no state changes in the transaction, it runs before
  /// ``withTransaction(_:_:)`` returns.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, action: completion))
  }
}
