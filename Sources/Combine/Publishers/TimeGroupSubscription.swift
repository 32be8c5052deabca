import Foundation
import OpenCombine

/// The subscription of one subscriber to a publisher whose values are collected by time.
///
/// Groups of an interval, the last group and the completion are sent in actions of the scheduler; a group that is full
/// is sent by the call that fills it, which returns the demand for it. With `byTime`, each request of the subscriber
/// requests one value, and each value requests the next one. The suites of OpenCombine and CombineX, which pass with
/// Apple's Combine, observe both.
///
/// Invariants: neither the subscriber nor the upstream is called with the lock held. After `isEnded`, no event is
/// added and the timer is canceled. A group waits for demand, and the completion waits for the last group.
final class TimeGroupSubscription<Input, Context: Scheduler, Downstream: Subscriber>: Subscriber,
  Subscription, CustomStringConvertible
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  var description: String { "CollectByTime" }

  private let delivery: SerialDelivery<Downstream>
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  /// The number of values that fill a group; `nil` if only time limits it.
  private let count: Int?
  private let options: Context.SchedulerOptions?
  /// Recursive, because a value that is replaced or dropped may cancel the subscription when it is deinitialized.
  private let lock = NSRecursiveLock()
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var group: [Input] = []
  /// The completion of the upstream, which follows the last group.
  private var completion: Subscribers.Completion<Failure>?
  private var isEnded = false

  init(
    of: Input.Type, to downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    delivery = SerialDelivery(to: downstream)
    self.options = options
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, count) = (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, self.count) = (scheduler, interval, max(1, count))
    }
  }

  // MARK: The upstream

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard upstream == nil, !isEnded else { return false }
      upstream = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    delivery.start(self)
    startTimer()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    var returned = Subscribers.Demand.none
    update {
      guard !isEnded, completion == nil else { return }
      group.append(input)
      if isFull { publishGroup() }
      if count == nil { returned = .max(1) }
    } request: {
      returned += $0 * (count ?? 0)
      accept($0)
    }
    return returned
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    var timer: (any Cancellable)?
    let isFirst = lock.withLock {
      guard !isEnded, self.completion == nil else { return false }
      self.completion = completion
      (timer, self.timer, upstream) = (self.timer, nil, nil)
      if case .failure = completion { group = [] }
      return true
    }
    guard isFirst else { return }
    timer?.cancel()
    publishOnScheduler()
  }

  // MARK: The subscriber

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    accept(demand)
    lock.withLock { upstream }?.request(count.map { demand * $0 } ?? .max(1))
  }

  func cancel() {
    let (timer, upstream) = lock.withLock {
      defer { (self.timer, self.upstream, group, isEnded) = (nil, nil, [], true) }
      return (self.timer, self.upstream)
    }
    delivery.cancel()
    timer?.cancel()
    upstream?.cancel()
  }

  // MARK: The timer

  private func startTimer() {
    guard lock.withLock({ !isEnded }) else { return }
    // The timer keeps no subscription alive that the subscriber has let go of.
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.publish() }
    let isKept = lock.withLock {
      if !isEnded, completion == nil { self.timer = timer }
      return self.timer != nil
    }
    if !isKept { timer.cancel() }
  }

  /// Publishes what is left in a later action of the scheduler, which keeps the subscription until then.
  private func publishOnScheduler() {
    scheduler.schedule(options: options) { self.publish() }
  }

  /// Publishes the collected values, and the completion of the upstream.
  private func publish() {
    update {
      publishGroup()
    } request: {
      // With `byTime`, the upstream gets its demand from the values that it sends.
      count == nil ? accept($0) : request($0)
    }
  }

  // MARK: State

  /// Whether the collected values have reached the maximum.
  private var isFull: Bool { group.count >= count ?? .max }

  /// Publishes the collected values if there are any and there is demand, and then completes if the upstream has.
  ///
  /// Call it with the lock held.
  private func publishGroup() {
    guard !isEnded else { return }
    if !group.isEmpty, demand > .none {
      demand -= 1
      delivery.append(.value(group))
      group = []
    }
    if let completion, group.isEmpty {
      isEnded = true
      delivery.append(.completion(completion))
    }
  }

  /// Adds demand, and publishes the values that have been waiting for it.
  private func accept(_ demand: Subscribers.Demand) {
    let isComplete = lock.withLock {
      self.demand += demand
      return completion != nil && !isEnded
    }
    if isComplete { return publishOnScheduler() }
    update {
      if isFull { publishGroup() }
    } request: {
      request($0)
    }
  }

  /// Changes the state with the lock held, and then delivers what has been published.
  ///
  /// - Parameter request: A closure that gets the demand that the subscriber returns.
  private func update(_ change: () -> Void, request: (Subscribers.Demand) -> Void) {
    lock.withLock { change() }
    delivery.deliver(request: request)
  }
}
