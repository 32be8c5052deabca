/// The callbacks that run after the phases, in the order of their turns.
@MainActor
package final class ActionQueue {
  package typealias Action = @MainActor () -> Void

  private var turns = Turns()
  /// Whether nothing has been queued since the last run.
  private(set) var isEmpty = true

  /// The number of callbacks that led to the one that is running, each of which queued the next one; 0 if none is running.
  package var depth: Int { turns.depth ?? 0 }

  package func append(_ action: @escaping Action) {
    isEmpty = false
    turns.others.append(action, after: turns.depth)
  }

  /// Queues a callback that runs before all others, but after earlier ones of its kind.
  func appendFirst(_ action: @escaping Action) {
    isEmpty = false
    turns.first.append(action, after: turns.depth)
  }

  /// Queues a callback that runs after all others, and after earlier ones of its kind.
  func appendLast(_ action: @escaping Action) {
    isEmpty = false
    turns.last.append(action, after: turns.depth)
  }

  /// Drops the queued callbacks; while they are running, they run to the end.
  func removeAll() { if turns.depth == nil { turns = Turns() } }

  /// Runs the queued callbacks, including those that they queue in turn.
  ///
  /// A call from inside a callback returns immediately: the outer call runs the newly queued
  /// callbacks, in order, after the current one (rule 5.20).
  package func run() {
    guard !isEmpty, turns.depth == nil else { return }
    while let action = turns.next() { action() }
    isEmpty = true
  }

  /// The maximum depth of a callback: a callback that sets itself off would otherwise never end.
  fileprivate nonisolated static let depthLimit = 1000

  /// The queued callbacks.
  private struct Turns {
    var (first, others, last) = (Line(), Line(), Line())
    /// The depth of the callback that is running; nil if none is running.
    private(set) var depth: Int?

    /// Removes the next callback, which runs now, and returns it; nil if there is none, which ends the run.
    mutating func next() -> Action? {
      let entry = first.next() ?? others.next() ?? last.next()
      depth = entry?.depth
      return entry?.action
    }
  }

  /// A queued callback, and the number of those that led to it.
  private typealias Entry = (action: Action, depth: Int)

  /// Callbacks that run in the order in which they were queued.
  private struct Line {
    private var entries: [Entry] = []
    private var position = 0

    /// Adds a callback that was queued by one of a depth; nil if none was running.
    mutating func append(_ action: @escaping Action, after depth: Int?) {
      let depth = depth.map { $0 + 1 } ?? 0
      guard depth < depthLimit else {
        RuntimeWarning.issueOnce(
          "An action set off another one \(depthLimit) times in a row; the next one is dropped. "
            + "Look for an action that sets itself off, such as an onReceive whose action sends to its publisher."
        )
        return
      }
      entries.append((action, depth))
    }

    /// Removes the earliest callback and returns it; nil if there is none.
    mutating func next() -> Entry? {
      guard position < entries.count else {
        if position > 0 { entries.removeAll(keepingCapacity: true) }
        position = 0
        return nil
      }
      position += 1
      return entries[position - 1]
    }
  }
}
