/// When an animation counts as complete.
///
/// Mirrors SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// When its perceived duration has passed, though a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)

  var waitsForRemoval: Bool { isRemoval }
}

/// A closure that waits for the animations of a transaction: runs exactly once, after all of them,
/// or after the update where there are none (rule 4.3.24).
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// Whether some write belongs to the transaction, so that an update will end the wait.
  var isClaimed = false
  /// Main actor only.
  private var running = 0
  private var isDone = false

  init(_ criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// An animation, or the update itself, has to be waited for.
  @MainActor func begin() { running += 1 }

  /// Something that was waited for is over.
  @MainActor func end(in actions: ActionQueue) {
    running -= 1
    guard running == 0, !isDone else { return }
    isDone = true
    nonisolated(unsafe) let action = action
    actions.append { action() }
  }
}

/// Runs the closure; the state changes it makes are animated, and another closure learns of the end.
///
/// - Parameters:
///   - completionCriteria: when the animations count as complete.
///   - completion: runs once, after all animations; at once after the update where there are none.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let waiting = AnimationCompletion(completionCriteria, action: completion)
  transaction.completions.append(waiting)
  let result = try withTransaction(transaction, body)
  // Nothing was written, so no update will come by and end it.
  if !waiting.isClaimed { completion() }
  return result
}

extension Transaction {
  /// Has a closure run when the animations of the transaction are complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, action: completion))
  }
}
