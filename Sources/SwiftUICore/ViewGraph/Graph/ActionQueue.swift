/// A first-in, first-out queue of callbacks that run after the phases.
@MainActor
package final class ActionQueue {
  private var actions: [@MainActor () -> Void] = []
  private var firstActions: [@MainActor () -> Void] = []
  private var lastActions: [@MainActor () -> Void] = []
  private var isRunning = false

  package func append(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// Queues a callback that runs before all others, but after earlier ones of its kind.
  func appendFirst(_ action: @escaping @MainActor () -> Void) { firstActions.append(action) }

  /// Queues a callback that runs after all others, and after earlier ones of its kind.
  func appendLast(_ action: @escaping @MainActor () -> Void) { lastActions.append(action) }

  /// Runs the queued callbacks, including those that they queue in turn.
  ///
  /// A call from inside a callback returns immediately: the outer call runs the newly queued
  /// callbacks, in order, after the current one (rule 5.20).
  package func run() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    var position = 0
    while true {
      while true {
        if !firstActions.isEmpty {
          actions.insert(contentsOf: firstActions, at: position)
          firstActions.removeAll(keepingCapacity: true)
        }
        guard position < actions.count else { break }
        actions[position]()
        position += 1
      }
      guard !lastActions.isEmpty else { break }
      actions += lastActions
      lastActions.removeAll(keepingCapacity: true)
    }
    actions.removeAll(keepingCapacity: true)
  }
}
