import Foundation
import OpenCombine

/// The subscription of one subscriber to a publisher whose values are collected by time.
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
  private var isFinished = false
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
    if count == nil { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    update {
      guard !isEnded, !isFinished else { return }
      group.append(input)
      if let count, group.count >= count { publishGroup() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    var timer: (any Cancellable)?
    update {
      guard !isEnded, !isFinished else { return }
      isFinished = true
      (timer, self.timer, upstream) = (self.timer, nil, nil)
      if case .failure = completion {
        (isEnded, group) = (true, [])
        delivery.append(.completion(completion))
      }
      publishGroup()
    }
    timer?.cancel()
  }

  // MARK: The subscriber

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    update {
      self.demand += demand
      if isFinished || group.count >= count ?? .max { publishGroup() }
    }
    if let count { lock.withLock { upstream }?.request(demand * count) }
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
    ) { [weak self] in self?.update { self?.publishGroup() } }
    let isKept = lock.withLock {
      if !isEnded, !isFinished { self.timer = timer }
      return self.timer != nil
    }
    if !isKept { timer.cancel() }
  }

  // MARK: State

  /// Publishes the collected values if there are any and there is demand, and then finishes if the upstream has.
  ///
  /// Call it with the lock held.
  private func publishGroup() {
    guard !isEnded else { return }
    if !group.isEmpty, demand > .none {
      demand -= 1
      delivery.append(.value(group))
      group = []
    }
    if isFinished, group.isEmpty {
      isEnded = true
      delivery.append(.completion(.finished))
    }
  }

  /// Changes the state with the lock held, and then delivers what has been published.
  private func update(_ change: () -> Void) {
    lock.withLock { change() }
    delivery.deliver(request: request)
  }
}
