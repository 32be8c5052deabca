import Foundation

/// The storage of a `@State` property.
///
/// Closures read the latest value. Bodies read the applied value, beginning with the update that
/// applies the write (rules 5.2 and 4.4.28). The cell may be read and written on any thread; writes
/// become visible to bodies on the main actor.
package final class StateCell<Value>: AnyCell, @unchecked Sendable {
  // `@exclusivity(unchecked)`: see `ViewNode`. Each property below says what guards it.
  /// The queue of the graph whose updates apply the writes.
  private let queue: TransactionQueue
  /// The value that bodies read; main actor only.
  @exclusivity(unchecked) private var applied: Value
  /// The latest value, guarded by the lock.
  private var latest: Value
  /// The index of the property in the owner's storage.
  private let slot: Int32
  /// The type of the view, for warnings.
  private let owner: Any.Type

  @MainActor package init(_ value: Value, in context: PropertyContext) {
    applied = value
    latest = value
    queue = context.node.graph.queue
    slot = Int32(context.slot)
    owner = context.node.ownerType
  }

  private var property: String { ViewDescriptor.of(owner).storedName(at: Int(slot)) }

  /// The value: in a body the applied one, which creates a dependency; elsewhere the latest one.
  package var value: Value {
    if ThreadContext.current.evaluation != nil {
      track()
      return applied
    }
    return StateLock.withLock { latest }
  }

  /// Queues a write under the transaction; equal values are dropped when the write is applied.
  package func write(_ newValue: Value, transaction: Transaction) {
    if ThreadContext.current.evaluation != nil {
      RuntimeWarning.issueOnce(
        "Modifying state of \(TracedWords.owner(owner)) during view update: the change waits for the next update. "
          + "Move it into an action, onChange or task.")
    }
    StateLock.withLock { latest = newValue }
    // The write passes the value from its thread to the main actor.
    nonisolated(unsafe) let newValue = newValue
    queue.append(transaction: transaction) { [self] graph in
      guard !ValueComparison.areEqual(applied, newValue) else { return }
      graph.note(
        .updates,
        .write(
          property: property, view: TracedWords.owner(owner), from: TracedWords.short(applied),
          to: TracedWords.short(newValue)))
      applied = newValue
      fire(because: .state(property: property, view: TracedWords.owner(owner)))
    }
  }
}

/// A lock for the latest values of all states, which is held only during an assignment.
private enum StateLock {
  private static let lock = NSLock()

  static func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
