/// The callbacks that run after the phases, in the order of their turns.
@MainActor
package final class ActionQueue {
  package typealias Action = @MainActor () -> Void

  private var firstActions = Line()
  private var actions = Line()
  private var lastActions = Line()
  private var isRunning = false

  package func append(_ action: @escaping Action) { actions.append(action) }

  /// Queues a callback that runs before all others, but after earlier ones of its kind.
  func appendFirst(_ action: @escaping Action) { firstActions.append(action) }

  /// Queues a callback that runs after all others, and after earlier ones of its kind.
  func appendLast(_ action: @escaping Action) { lastActions.append(action) }

  /// Runs the queued callbacks, including those that they queue in turn.
  ///
  /// A call from inside a callback returns immediately: the outer call runs the newly queued
  /// callbacks, in order, after the current one (rule 5.20).
  package func run() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while let action = firstActions.next() ?? actions.next() ?? lastActions.next() { action() }
  }

  /// Callbacks that run in the order in which they were queued.
  private struct Line {
    private var actions: [Action] = []
    private var position = 0

    mutating func append(_ action: @escaping Action) { actions.append(action) }

    /// Removes the earliest callback and returns it; nil if there is none.
    mutating func next() -> Action? {
      guard position < actions.count else {
        actions.removeAll(keepingCapacity: true)
        position = 0
        return nil
      }
      position += 1
      return actions[position - 1]
    }
  }
}
