import Foundation
import OpenCombine

/// A scheduler that runs actions on the run loop's thread.
///
/// `receive(on: RunLoop.main)` delivers values on the main thread, where they may change the state of views.
extension RunLoop: @retroactive Scheduler {
  /// Options of a run loop as a scheduler.
  ///
  /// There are no options, and programs can't create a value of this type: omit the argument of operators that take
  /// one. A `DispatchQueue` as a scheduler has options, such as the quality of service.
  ///
  /// Mirrors Foundation's `RunLoop.SchedulerOptions`.
  public struct SchedulerOptions: Sendable {}

  /// The current time, as a date.
  public var now: SchedulerTimeType { SchedulerTimeType(.now) }

  /// The minimum tolerance of the run loop, in seconds: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action in the next iteration of the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    let timer = RunLoopTimer(delay: 0, interval: nil) { action.value() }
    if RunLoopTimer.start?(timer) == nil { perform { action.value() } }
  }

  /// Runs an action at a time, or as soon as possible if the time has passed.
  ///
  /// The tolerance is the time in seconds by which the run loop may delay the action to save energy.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    start(at: date, repeatingEvery: nil, tolerance: tolerance, action)
  }

  /// Runs an action at a time, and again after each interval in seconds.
  ///
  /// - Returns: A value that stops the repetition when you cancel or release it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(start(at: date, repeatingEvery: interval, tolerance: tolerance, action))
  }

  @discardableResult
  private func start(
    at time: SchedulerTimeType, repeatingEvery interval: SchedulerTimeType.Stride?,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> () -> Void {
    let action = UncheckedSendable(action)
    let timer = RunLoopTimer(
      delay: time.date.timeIntervalSinceNow, interval: interval?.timeInterval
    ) { action.value() }
    return timer.start(on: self, mode: .default, tolerance: tolerance.timeInterval)
  }
}
