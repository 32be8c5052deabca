import Synchronization

/// The writes that wait for the next update, in the order of writing.
///
/// Consecutive writes with equal transactions share one update; those with different transactions
/// require an update each (rule 4.4.28). The queue is safe to use on any thread.
package final class TransactionQueue: Sendable {
  /// Writes that one update applies together.
  struct Batch {
    let transaction: Transaction
    var writes: [@MainActor (ViewGraph) -> Void]
  }

  /// Nil when the window has closed, so that later writes are dropped.
  private let batches = Mutex<[Batch]?>([])
  /// Called on the writing thread when the first write after an update arrives.
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Appends a write of state, which the next update of the graph performs in its transaction.
  package func append(transaction: Transaction, _ write: @escaping @MainActor (ViewGraph) -> Void) {
    let countBefore = batches.withLock { batches -> Int? in
      guard let count = batches?.count else { return nil }
      transaction.completions.forEach { $0.isClaimed = true }
      if !transaction.isBarrier, batches?.last?.transaction == transaction {
        batches?[count - 1].writes.append(write)
      } else {
        batches?.append(Batch(transaction: transaction, writes: [write]))
      }
      return count
    }
    if countBefore == 0 { wake() }
  }

  /// Removes and returns the writes of the next update; nil if there are none.
  func next() -> Batch? {
    batches.withLock { $0?.isEmpty == false ? $0?.removeFirst() : nil }
  }

  /// Drops the writes that wait, and all later ones, since no update follows.
  func close() {
    // The writes are released without the lock: the objects that they hold may write when they end.
    let dropped = batches.withLock { batches in
      defer { batches = nil }
      return batches
    }
    withExtendedLifetime(dropped) {}
  }

  /// Whether no writes are waiting.
  var isEmpty: Bool { batches.withLock { $0?.isEmpty ?? true } }
}
