/// Callbacks that wait until the phases have finished: first in, first out.
@MainActor
final class ActionQueue {
  private var actions: [@MainActor () -> Void] = []

  func append(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// Runs what waits, and what it queues in turn.
  func run() {
    var position = 0
    while position < actions.count {
      actions[position]()
      position += 1
    }
    actions.removeAll(keepingCapacity: true)
  }
}
