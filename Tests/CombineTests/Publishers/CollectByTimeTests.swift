import Combine
import Foundation
import Testing

struct CollectByTimeTests {
  private let clock = ManualScheduler()
  private let numbers = LoggedSubject<Int>()

  /// Subscribes a recorder to groups of the subject's values.
  private func record(
    _ strategy: (ManualScheduler) -> Publishers.TimeGroupingStrategy<ManualScheduler> = {
      .byTime($0, 1)
    }, demand: Subscribers.Demand = .unlimited
  ) -> EventRecorder<[Int], UpstreamError> {
    let recorder = EventRecorder<[Int], UpstreamError>(demand: demand)
    numbers.publisher.collect(strategy(clock)).subscribe(recorder)
    return recorder
  }

  @Test("the values of an interval arrive at its end, and an interval without values sends nothing")
  func intervals() {
    let recorder = record()
    numbers.send(1, 2)
    clock.advance(by: 0.9)
    #expect(recorder.events == ["subscription"])
    clock.advance(by: 0.1)
    #expect(recorder.events == ["subscription", "[1, 2]"])
    clock.advance(by: 2)
    numbers.send(3)
    clock.advance(by: 1)
    #expect(recorder.events == ["subscription", "[1, 2]", "[3]"])
  }

  @Test("a group that is full arrives at once, and the interval goes on")
  func count() {
    let recorder = record { .byTimeOrCount($0, 1, 2) }
    clock.advance(by: 0.5)
    numbers.send(1, 2, 3)
    #expect(recorder.events == ["subscription", "[1, 2]"])
    clock.advance(by: 0.5)
    #expect(recorder.events == ["subscription", "[1, 2]", "[3]"])
  }

  @Test(
    "values that are left and the completion arrive in an action of the scheduler, and the timer ends"
  )
  func completion() {
    let recorder = record()
    clock.advance(by: 0.5)
    numbers.send(1)
    numbers.finish()
    #expect(recorder.events == ["subscription"])
    clock.advance(by: 0)
    #expect(recorder.events == ["subscription", "[1]", "finished"])
    #expect(clock.timers.isEmpty)
  }

  @Test("a failure drops the values that are left, and arrives in an action of the scheduler")
  func failure() {
    let recorder = record()
    numbers.send(1)
    numbers.fail()
    #expect(recorder.events == ["subscription"])
    clock.advance(by: 0)
    #expect(recorder.events == ["subscription", "jammed"])
    #expect(clock.timers.isEmpty)
  }

  @Test("a cancellation ends the timer and reaches the publisher")
  func cancellation() {
    let recorder = record()
    numbers.send(1)
    recorder.cancel()
    clock.advance(by: 1)
    #expect(recorder.events == ["subscription"])
    #expect(clock.timers.isEmpty && numbers.log == ["max(1)", "max(1)", "cancel"])
  }

  @Test("a group waits for demand, and so does the completion")
  func demand() {
    let recorder = record(demand: .max(1))
    numbers.send(1)
    clock.advance(by: 1)
    numbers.send(2)
    clock.advance(by: 1)
    #expect(recorder.events == ["subscription", "[1]"])
    numbers.send(3)
    numbers.finish()
    clock.advance(by: 1)
    #expect(recorder.events == ["subscription", "[1]"])
    recorder.request(.max(1))
    clock.advance(by: 0)
    #expect(recorder.events == ["subscription", "[1]", "[2, 3]", "finished"])
  }

  @Test(
    "with time alone, a request asks for one value, each value for the next one, and groups for none"
  )
  func demandByTime() {
    let recorder = record(demand: .max(2))
    recorder.onValue = { _ in .max(3) }
    #expect(numbers.log == ["max(1)"])
    numbers.send(1, 2)
    clock.advance(by: 1)
    #expect(recorder.events == ["subscription", "[1, 2]"])
    #expect(numbers.log == ["max(1)", "max(1)", "max(1)"])
    recorder.request(.unlimited)
    #expect(numbers.log == ["max(1)", "max(1)", "max(1)", "max(1)"])
  }

  @Test("a full group arrives at once, and the demand for the next one is returned")
  func demandOfFullGroup() {
    let recorder = record({ .byTimeOrCount($0, 1, 2) }, demand: .max(1))
    recorder.onValue = { _ in .max(1) }
    numbers.send(1, 2, 3, 4)
    #expect(recorder.events == ["subscription", "[1, 2]", "[3, 4]"])
    #expect(numbers.log == ["max(2)", "max(2)", "max(2)"])
  }

  @Test("a request for groups requests as many values as fill them")
  func demandForCount() {
    let recorder = record({ .byTimeOrCount($0, 1, 3) }, demand: .max(2))
    recorder.onValue = { _ in .max(1) }
    numbers.send(1)
    clock.advance(by: 1)
    #expect(recorder.events == ["subscription", "[1]"])
    #expect(numbers.log == ["max(6)", "max(3)"])
  }

  @Test("a value that the subscriber sends while it gets a group belongs to the next group")
  func reentrancy() {
    let recorder = record()
    recorder.onValue = {
      if $0 == [1] { self.numbers.send(2) }
      return .none
    }
    numbers.send(1)
    clock.advance(by: 1)
    #expect(recorder.events == ["subscription", "[1]"])
    clock.advance(by: 1)
    #expect(recorder.events == ["subscription", "[1]", "[2]"])
  }
}

/// A scheduler whose time moves only when the test says so.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  /// An action and the time at which it is called next.
  final class Timer: Cancellable {
    var time: RunLoop.SchedulerTimeType
    let interval: RunLoop.SchedulerTimeType.Stride?
    let action: () -> Void
    var isCanceled = false

    init(
      _ time: RunLoop.SchedulerTimeType, _ interval: RunLoop.SchedulerTimeType.Stride?,
      _ action: @escaping () -> Void
    ) {
      (self.time, self.interval, self.action) = (time, interval, action)
    }

    func cancel() { isCanceled = true }
  }

  private(set) var now = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
  private var scheduled: [Timer] = []
  var minimumTolerance: RunLoop.SchedulerTimeType.Stride { 0 }

  /// The actions that are still to be called.
  var timers: [Timer] { scheduled.filter { !$0.isCanceled } }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    scheduled.append(Timer(now, nil, action))
  }

  func schedule(
    after date: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    scheduled.append(Timer(date, nil, action))
  }

  func schedule(
    after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride,
    tolerance: RunLoop.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer(date, interval, action)
    scheduled.append(timer)
    return timer
  }

  /// Moves the time forward and calls the actions that are due, in order.
  func advance(by stride: RunLoop.SchedulerTimeType.Stride) {
    let end = now.advanced(by: stride)
    while let timer = timers.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
      now = timer.time
      if let interval = timer.interval {
        timer.time = timer.time.advanced(by: interval)
      } else {
        timer.cancel()
      }
      timer.action()
    }
    now = end
  }
}
