import Foundation
import OpenCombine

extension Timer {
  /// Returns a publisher that emits the date at regular intervals.
  ///
  /// The publisher starts when it is connected, by `connect()` or `autoconnect()`.
  ///
  /// - Parameters:
  ///   - interval: The time between two values, in seconds.
  ///   - tolerance: How much later than planned a value may come, in seconds.
  ///   - runLoop: The run loop that the timer runs on.
  ///   - mode: The mode of the run loop, usually `.common`.
  ///   - options: Options of the scheduler; there are none.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that emits the date at regular intervals.
  ///
  /// Create it with `Timer.publish(every:tolerance:on:in:options:)`. The timer starts when you connect the publisher,
  /// or at the first subscription after `autoconnect()`, and emits the first date after one interval. All subscribers
  /// share the timer. With `autoconnect()`, it stops when the last subscription is canceled.
  ///
  /// ```swift
  /// struct Stopwatch: View {
  ///   @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///   @State private var seconds = 0
  ///
  ///   var body: some View {
  ///     Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
  ///   }
  /// }
  /// ```
  ///
  /// Keep the publisher in a property, as above: one that a body creates starts over at each evaluation. A date that
  /// arrives while a subscriber has no demand is dropped. In a test, the timer follows the window's clock.
  ///
  /// Mirrors Foundation's `Timer.TimerPublisher`.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the published values.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The time between two values, in seconds.
    public final let interval: TimeInterval
    /// How much later than planned a value may come, in seconds; `nil` for the default of `Timer`.
    public final let tolerance: TimeInterval?
    /// The run loop that the timer runs on.
    public final let runLoop: RunLoop
    /// The mode of the run loop in which the timer fires, such as `.common`.
    public final let mode: RunLoop.Mode
    /// Options of the scheduler; there are none, so the value has no effect.
    public final let options: RunLoop.SchedulerOptions?

    /// Where the program made the publisher, which a view that receives its values starts later.
    private let origin: (any Sendable)?
    private let lock = NSLock()
    private var subscribers: [DemandingSubscriber<Date>] = []
    /// Stops the timer that runs; nil while none runs.
    private var stop: (() -> Void)?

    /// Creates a publisher that emits the date at regular intervals once it is connected.
    ///
    /// - Parameters:
    ///   - interval: The time between two values, in seconds.
    ///   - tolerance: How much later than planned a value may come, in seconds; `nil` for the default of `Timer`.
    ///   - runLoop: The run loop that the timer runs on.
    ///   - mode: The mode of the run loop, usually `.common`.
    ///   - options: Options of the scheduler; there are none.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
      origin = RunLoopTimer.whereCalled?()
    }

    /// Attaches a subscriber, which receives values while the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let demanding = DemandingSubscriber<Date>(subscriber) { [weak self] cancelled in
        self?.remove(cancelled)
      }
      lock.withLock { subscribers.append(demanding) }
      subscriber.receive(subscription: demanding)
    }

    /// Starts the timer, which fires first after one interval; has no effect while the timer runs.
    ///
    /// All connections share one timer, so canceling any of them stops it. Releasing a connection doesn't. To stop a
    /// timer that `autoconnect()` has started, connect once more: `timer.upstream.connect().cancel()`.
    ///
    /// - Returns: A connection that stops the timer when you cancel it.
    public func connect() -> any Cancellable {
      let publisher = UncheckedSendable(self)
      lock.withLock {
        guard stop == nil else { return }
        let timer = RunLoopTimer(delay: interval, interval: interval, origin: origin) {
          publisher.value.fire()
        }
        stop = timer.start(on: runLoop, mode: mode, tolerance: tolerance)
      }
      return Connection(publisher: self)
    }

    /// A connection that only `cancel()` ends; releasing it has no effect.
    private struct Connection: Cancellable {
      let publisher: TimerPublisher

      func cancel() { publisher.disconnect() }
    }

    private func disconnect() {
      let stop = lock.withLock {
        defer { self.stop = nil }
        return self.stop
      }
      stop?()
    }

    private func fire() {
      let now = Date.now
      for subscriber in lock.withLock({ subscribers }) { subscriber.receive(now) }
    }

    private func remove(_ subscriber: DemandingSubscriber<Date>) {
      lock.withLock { subscribers.removeAll { $0 === subscriber } }
    }
  }
}
