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

  private let batches = Mutex<[Batch]>([])
  /// Called on the writing thread when the first write after an update arrives.
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Appends a write of state, which the next update of the graph performs in its transaction.
  package func append(transaction: Transaction, _ write: @escaping @MainActor (ViewGraph) -> Void) {
    transaction.completions.forEach { $0.isClaimed = true }
    let wasEmpty = batches.withLock { batches in
      defer {
        if !transaction.isBarrier, batches.last?.transaction == transaction {
          batches[batches.count - 1].writes.append(write)
        } else {
          batches.append(Batch(transaction: transaction, writes: [write]))
        }
      }
      return batches.isEmpty
    }
    if wasEmpty { wake() }
  }

  /// Removes and returns the writes of the next update; nil if there are none.
  func next() -> Batch? {
    batches.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  /// Whether no writes are waiting.
  var isEmpty: Bool { batches.withLock { $0.isEmpty } }
}
