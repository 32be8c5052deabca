import Dispatch
import Foundation
import OpenCombine

/// A scheduler that adds each action to the queue as an operation.
///
/// Pass a queue to an operator such as `receive(on:options:)` to process values in the background. A queue that runs
/// several operations at once can deliver values in another order; set its `maxConcurrentOperationCount` to 1 to keep
/// the order.
extension OperationQueue: @retroactive Scheduler {
  /// The type of the times at which the queue runs actions.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// Options of an operation queue as a scheduler.
  ///
  /// There are no options, and programs can't create a value of this type: omit the `options` argument of operators
  /// such as `receive(on:options:)`. A `DispatchQueue` as a scheduler has options, such as the quality of service.
  ///
  /// Mirrors Foundation's `OperationQueue.SchedulerOptions`.
  public struct SchedulerOptions: Sendable {}

  /// The current time, as a date.
  public var now: DateSchedulerTime { DateSchedulerTime(.now) }

  /// The minimum tolerance of the queue, in seconds: none.
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  /// Adds an action to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    addOperation { action.value() }
  }

  /// Adds an action to the queue at a time, or at once if the time has passed; the tolerance has no effect.
  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let (queue, action) = (UncheckedSendable(self), UncheckedSendable(action))
    let delay = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
      queue.value.addOperation { action.value() }
    }
  }

  /// Adds an action to the queue at a time, and again after each interval in seconds.
  ///
  /// - Returns: A value that stops the repetition when you cancel or release it.
  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
    tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (queue, action) = (UncheckedSendable(self), UncheckedSendable(action))
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval,
      // Longer tolerances, and NaN, count as a day.
      leeway: .nanoseconds(Int(max(0, min(86_400, tolerance.timeInterval)) * 1e9)))
    timer.setEventHandler { queue.value.addOperation { action.value() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
