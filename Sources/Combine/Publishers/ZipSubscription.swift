import Foundation
import OpenCombine

/// The values of an upstream publisher that wait for values of the others.
///
/// It's used only with the lock of its subscription held.
final class ZipQueue<Value> {
  private var values: [Value] = []
  private var first = 0

  /// Adds a value at the end.
  func append(_ value: Value) { values.append(value) }

  /// Removes the first value and returns it; the queue must not be empty.
  func removeFirst() -> Value {
    defer {
      first += 1
      if first * 2 > values.count {
        values.removeFirst(first)
        first = 0
      }
    }
    return values[first]
  }
}

/// The subscription of one subscriber to publishers whose values are published in tuples, one of each: the core of
/// `zip`.
///
/// The upstreams keep it, so it lives as long as one of them can send, whether or not the subscriber keeps it. It
/// finishes when no further tuple is possible, and then cancels the upstreams that haven't finished.
///
/// Each upstream gets each request of the subscriber. A request that the subscriber makes while it gets a tuple
/// reaches the upstream that completed the tuple as the result of its `receive(_:)`, and the others as a request.
/// Tuples are published with or without demand: an upstream that sends more than it was asked for isn't held back.
/// OpenCombine's suite, which passes with Apple's Combine, observes all of this.
///
/// Invariants: neither the subscriber nor an upstream is called with the lock held. After `isEnded`, no event is
/// added.
final class ZipSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private struct Upstream {
    var subscription: (any Subscription)?
    var isFinished = false
    /// The number of values that wait for values of the others.
    var surplus = 0
  }

  /// A call of an upstream that delivers tuples, and the demand that the call returns.
  private struct Delivery {
    let thread: pthread_t
    let index: Int
    var demand = Subscribers.Demand.none
  }

  let description = "Zip"
  private let delivery: SerialDelivery<Downstream>
  private let dequeue: () -> Downstream.Input
  /// Recursive, because a value that is dropped may cancel the subscription when it is deinitialized.
  private let lock = NSRecursiveLock()
  private var upstreams: [Upstream]
  /// All demand that the subscriber has sent.
  private var total = Subscribers.Demand.none
  private var deliveries: [Delivery] = []
  private var isStarted = false
  private var isEnded = false

  /// Subscribes a subscriber to publishers.
  ///
  /// - Parameters:
  ///   - count: The number of upstreams.
  ///   - downstream: The subscriber, which gets its subscription when all upstreams have been subscribed to.
  ///   - dequeue: A closure that takes a value of each upstream. It runs with the lock held, while each has one.
  ///   - subscribe: A closure that subscribes to each upstream.
  @discardableResult
  init(
    of count: Int, to downstream: Downstream, dequeue: @escaping () -> Downstream.Input,
    subscribe: (ZipSubscription) -> Void
  ) {
    delivery = SerialDelivery(to: downstream)
    upstreams = Array(repeating: Upstream(), count: count)
    self.dequeue = dequeue
    subscribe(self)
    delivery.start(self)
    lock.withLock { isStarted = true }
    delivery.deliver(request: request)
  }

  /// Subscribes to an upstream whose values enter a queue.
  func subscribe<Source: Publisher>(
    to upstream: Source, at index: Int, queue: ZipQueue<Source.Output>
  ) where Source.Failure == Downstream.Failure {
    upstream.subscribe(ZipUpstream(of: self, at: index, queue: queue))
  }

  // MARK: The subscriber

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let subscriptions = lock.withLock {
      total += demand
      let current = deliveries.lastIndex { $0.thread == pthread_self() }
      if let current { deliveries[current].demand += demand }
      let sender = current.map { deliveries[$0].index }
      return upstreams.indices.filter { $0 != sender }.compactMap { upstreams[$0].subscription }
    }
    for subscription in subscriptions { subscription.request(demand) }
  }

  func cancel() {
    let subscriptions = lock.withLock { end() }
    delivery.cancel()
    for subscription in subscriptions { subscription.cancel() }
  }

  // MARK: The upstreams

  func receive(_ subscription: any Subscription, from index: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard !isEnded, !upstreams[index].isFinished, upstreams[index].subscription == nil else {
        return nil
      }
      upstreams[index].subscription = subscription
      return total
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(from index: Int, enqueue: () -> Void) -> Subscribers.Demand {
    update(from: index) {
      guard !isEnded, !upstreams[index].isFinished else { return [] }
      enqueue()
      upstreams[index].surplus += 1
      if upstreams.allSatisfy({ $0.surplus > 0 }) {
        for index in upstreams.indices { upstreams[index].surplus -= 1 }
        delivery.append(.value(dequeue()))
      }
      return finishIfPossible()
    }
  }

  func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    _ = update(from: index) {
      guard !isEnded, !upstreams[index].isFinished else { return [] }
      upstreams[index].isFinished = true
      guard case .failure = completion else {
        upstreams[index].subscription = nil
        return finishIfPossible()
      }
      defer { delivery.append(.completion(completion)) }
      return end()
    }
  }

  // MARK: State, with the lock held

  /// Finishes if an upstream has finished and has no value left; returns the subscriptions to cancel.
  private func finishIfPossible() -> [any Subscription] {
    guard !isEnded, upstreams.contains(where: { $0.isFinished && $0.surplus == 0 }) else {
      return []
    }
    delivery.append(.completion(.finished))
    return end()
  }

  /// Marks the subscription as ended and returns the upstream subscriptions to cancel.
  private func end() -> [any Subscription] {
    isEnded = true
    defer { for index in upstreams.indices { upstreams[index].subscription = nil } }
    return upstreams.compactMap(\.subscription)
  }

  // MARK: Effects, without the lock

  /// Changes the state, delivers what has been published, and cancels the subscriptions that the change returns.
  ///
  /// - Returns: The demand that the upstream at the index gets from the deliveries.
  private func update(
    from index: Int, _ change: () -> [any Subscription]
  ) -> Subscribers.Demand {
    let (canceled, isStarted) = lock.withLock {
      let canceled = change()
      deliveries.append(Delivery(thread: pthread_self(), index: index))
      return (canceled, self.isStarted)
    }
    if isStarted { delivery.deliver(request: request) }
    for subscription in canceled { subscription.cancel() }
    return lock.withLock {
      let own = deliveries.lastIndex { $0.thread == pthread_self() }!
      return deliveries.remove(at: own).demand
    }
  }
}

/// The subscriber of a zip subscription to one of its upstream publishers.
final class ZipUpstream<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  private let zip: ZipSubscription<Downstream>
  private let index: Int
  private let queue: ZipQueue<Input>

  init(of zip: ZipSubscription<Downstream>, at index: Int, queue: ZipQueue<Input>) {
    (self.zip, self.index, self.queue) = (zip, index, queue)
  }

  func receive(subscription: any Subscription) { zip.receive(subscription, from: index) }

  func receive(_ input: Input) -> Subscribers.Demand {
    zip.receive(from: index) { queue.append(input) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    zip.receive(completion, from: index)
  }
}
