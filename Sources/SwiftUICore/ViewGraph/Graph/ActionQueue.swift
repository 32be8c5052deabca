/// The callbacks that run after the phases, in the order of their turns.
@MainActor
package final class ActionQueue {
  package typealias Action = @MainActor () -> Void

  private var turns = Turns()
  /// Whether nothing has been queued since the last run.
  private(set) var isEmpty = true

  package func append(_ action: @escaping Action) {
    isEmpty = false
    turns.others.append(action)
  }

  /// Queues a callback that runs before all others, but after earlier ones of its kind.
  func appendFirst(_ action: @escaping Action) {
    isEmpty = false
    turns.first.append(action)
  }

  /// Queues a callback that runs after all others, and after earlier ones of its kind.
  func appendLast(_ action: @escaping Action) {
    isEmpty = false
    turns.last.append(action)
  }

  /// Drops the queued callbacks; while they are running, they run to the end.
  func removeAll() { if !turns.isRunning { turns = Turns() } }

  /// Runs the queued callbacks, including those that they queue in turn.
  ///
  /// A call from inside a callback returns immediately: the outer call runs the newly queued
  /// callbacks, in order, after the current one (rule 5.20).
  package func run() {
    guard !isEmpty, turns.begin() else { return }
    while let action = turns.next() { action() }
    isEmpty = true
  }

  /// The queued callbacks.
  private struct Turns {
    var (first, others, last) = (Line(), Line(), Line())
    private(set) var isRunning = false

    /// Begins to run the callbacks; returns whether they aren't running already.
    mutating func begin() -> Bool {
      defer { isRunning = true }
      return !isRunning
    }

    /// Removes the next callback and returns it; nil if there is none, which ends the run.
    mutating func next() -> Action? {
      if let action = first.next() ?? others.next() ?? last.next() { return action }
      isRunning = false
      return nil
    }
  }

  /// Callbacks that run in the order in which they were queued.
  private struct Line {
    private var actions: [Action] = []
    private var position = 0

    mutating func append(_ action: @escaping Action) { actions.append(action) }

    /// Removes the earliest callback and returns it; nil if there is none.
    mutating func next() -> Action? {
      guard position < actions.count else {
        if position > 0 { actions.removeAll(keepingCapacity: true) }
        position = 0
        return nil
      }
      position += 1
      return actions[position - 1]
    }
  }
}
