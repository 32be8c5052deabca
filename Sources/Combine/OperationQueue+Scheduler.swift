import Foundation
import OpenCombine

/// A scheduler that adds each action to the queue as an operation.
///
/// Pass a queue to an operator such as `receive(on:options:)` to process values in the background. A queue that runs
/// several operations at once can deliver values in another order; set its `maxConcurrentOperationCount` to 1 to keep
/// the order.
extension OperationQueue: @retroactive Scheduler {
  /// Options of an operation queue as a scheduler.
  ///
  /// There are no options, and programs can't create a value of this type: omit the `options` argument of operators
  /// such as `receive(on:options:)`. A `DispatchQueue` as a scheduler has options, such as the quality of service.
  ///
  /// Mirrors Foundation's `OperationQueue.SchedulerOptions`.
  public struct SchedulerOptions: Sendable {}

  /// The current time, as a date.
  public var now: SchedulerTimeType { SchedulerTimeType(.now) }

  /// The minimum tolerance of the queue, in seconds: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an action to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    addOperation(BlockOperation { action.value() })
  }

  /// Adds an operation to the queue that is ready at a time, or at once if the time has passed.
  ///
  /// The operation is in the queue from the beginning: `waitUntilAllOperationsAreFinished()` waits for it, and
  /// `cancelAllOperations()` cancels it. The tolerance has no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    DelayedOperation(action).add(to: self, at: date)
  }

  /// Adds an operation to the queue that is ready at a time; each operation that runs adds the next one.
  ///
  /// The time of the next operation is an interval in seconds later, or now if that has passed. The tolerance has no
  /// effect.
  ///
  /// - Returns: A value that stops the repetition when you cancel or release it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = OperationRepetition(on: self, every: interval, action)
    repetition.addOperation(at: date)
    return AnyCancellable(repetition.cancel)
  }
}
