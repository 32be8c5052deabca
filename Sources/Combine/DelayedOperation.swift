import Dispatch
import Foundation
import OpenCombine

/// An operation that is in its queue before it's time to run it.
///
/// It isn't ready until then, because it depends on an operation that no queue runs.
final class DelayedOperation: Operation, Cancellable, @unchecked Sendable {
  private let due = Operation()
  private let lock = NSLock()
  /// The action; `nil` after it has run.
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
    addDependency(due)
  }

  /// Adds the operation to a queue that runs it at a time, or at once if the time has passed.
  func add(to queue: OperationQueue, at time: OperationQueue.SchedulerTimeType) {
    queue.addOperation(self)
    let delay = time.date.timeIntervalSinceNow
    // Foundation's `Operation` is thread-safe; it starts at most once.
    let operation = UncheckedSendable(self)
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, delay)) {
      operation.value.due.start()
    }
  }

  override func main() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
}

/// An action that a queue repeats: each operation that runs adds the next one.
final class OperationRepetition: @unchecked Sendable {
  private let queue: OperationQueue
  private let interval: OperationQueue.SchedulerTimeType.Stride
  private let action: () -> Void
  private let lock = NSLock()
  private var next: DelayedOperation?
  private var isCanceled = false

  init(
    on queue: OperationQueue, every interval: OperationQueue.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    (self.queue, self.interval, self.action) = (queue, interval, action)
  }

  /// Adds the operation that runs the action at a time, unless the repetition has been canceled.
  func addOperation(at time: OperationQueue.SchedulerTimeType) {
    let operation = DelayedOperation { [weak self] in self?.run(at: time) }
    let isAdded = lock.withLock {
      if !isCanceled { next = operation }
      return !isCanceled
    }
    if isAdded { operation.add(to: queue, at: time) }
  }

  /// Ends the repetition; an action that runs is not interrupted.
  func cancel() {
    let operation = lock.withLock {
      defer { (next, isCanceled) = (nil, true) }
      return next
    }
    operation?.cancel()
  }

  private func run(at time: OperationQueue.SchedulerTimeType) {
    addOperation(at: max(time.advanced(by: interval), queue.now))
    action()
  }
}
