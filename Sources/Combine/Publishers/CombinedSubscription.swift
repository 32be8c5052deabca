import Foundation
import OpenCombine

/// The subscription of one subscriber to several upstream publishers: the core of `CombineLatest` and `Merge`.
///
/// It finishes when all upstreams have finished, fails as soon as one fails, and cancels all of them together.
///
/// Invariants: neither the subscriber nor an upstream is called with the lock held. After `isEnded`, no event is
/// added. There are held values only while there is no demand.
final class CombinedSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  /// A policy for values that arrive without demand.
  enum Excess {
    /// Values are dropped, and each upstream gets every request of the subscriber.
    case dropped
    /// Values are held until there is demand, and each upstream gets requests for one value at a time.
    case held
  }

  private struct Upstream {
    var subscription: (any Subscription)?
    var isFinished = false
    /// With `dropped`, all demand that the upstream has received; with `held`, one while it owes a value or has one
    /// held.
    var requested = Subscribers.Demand.none
  }

  let description: String
  private let excess: Excess
  private let delivery: SerialDelivery<Downstream>
  /// Recursive, because a value that is replaced or dropped may cancel the subscription when it is deinitialized.
  private let lock = NSRecursiveLock()
  private var upstreams: [Upstream]
  /// The number of values that the subscriber still accepts.
  private var demand = Subscribers.Demand.none
  /// All demand that the subscriber has ever sent.
  private var total = Subscribers.Demand.none
  private var held: [(index: Int, value: Downstream.Input)] = []
  private var isEnded = false

  /// Subscribes a subscriber to publishers.
  ///
  /// The subscriber gets its subscription first, so an upstream may send or complete while it is subscribed to.
  ///
  /// - Parameters:
  ///   - name: The name of the publisher, which `print()` shows.
  ///   - count: The number of upstreams.
  ///   - downstream: The subscriber.
  ///   - excess: The policy for values that arrive without demand.
  ///   - subscribe: A closure that subscribes to each upstream.
  @discardableResult
  init(
    _ name: String, of count: Int, to downstream: Downstream, excess: Excess,
    subscribe: (CombinedSubscription) -> Void
  ) {
    description = name
    self.excess = excess
    delivery = SerialDelivery(to: downstream)
    upstreams = Array(repeating: Upstream(), count: count)
    delivery.start(self)
    subscribe(self)
    update { finishIfPossible() }
  }

  /// Subscribes to an upstream, unless the subscription has ended.
  ///
  /// - Parameters:
  ///   - upstream: The publisher to subscribe to.
  ///   - index: The place of the upstream among the others.
  ///   - accept: A closure that returns the value to publish for a value of the upstream, `nil` for none. It runs
  ///     with the lock held.
  func subscribe<Source: Publisher>(
    to upstream: Source, at index: Int, accept: @escaping (Source.Output) -> Downstream.Input?
  ) where Source.Failure == Downstream.Failure {
    guard lock.withLock({ !isEnded }) else { return }
    upstream.subscribe(UpstreamSubscriber(of: self, at: index, accept: accept))
  }

  // MARK: The subscriber

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    update {
      self.demand += demand
      total += demand
      while !held.isEmpty, self.demand > .none {
        let next = held.removeFirst()
        publish(next.value, of: next.index)
      }
      finishIfPossible()
    }
  }

  func cancel() {
    let subscriptions = lock.withLock { end() }
    delivery.cancel()
    for subscription in subscriptions { subscription.cancel() }
  }

  // MARK: The upstreams

  func receive(_ subscription: any Subscription, from index: Int) {
    let isAccepted = lock.withLock {
      guard !isEnded, !upstreams[index].isFinished, upstreams[index].subscription == nil else {
        return false
      }
      upstreams[index].subscription = subscription
      return true
    }
    guard isAccepted else { return subscription.cancel() }
    requestMore()
  }

  func receive(from index: Int, accept: () -> Downstream.Input?) {
    update {
      guard !isEnded, !upstreams[index].isFinished, let value = accept() else { return }
      if demand > .none {
        publish(value, of: index)
      } else if excess == .held {
        held.append((index, value))
      }
    }
  }

  func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    var subscriptions: [any Subscription] = []
    lock.withLock {
      upstreams[index].subscription = nil
      upstreams[index].isFinished = true
      if case .failure = completion, !isEnded {
        subscriptions = end()
        delivery.append(.completion(completion))
      }
      finishIfPossible()
    }
    for subscription in subscriptions { subscription.cancel() }
    delivery.deliver(request: request)
  }

  // MARK: State, with the lock held

  private func publish(_ value: Downstream.Input, of index: Int) {
    demand -= 1
    if excess == .held, upstreams[index].requested != .unlimited {
      upstreams[index].requested = .none
    }
    delivery.append(.value(value))
  }

  private func finishIfPossible() {
    guard !isEnded, held.isEmpty, upstreams.allSatisfy(\.isFinished) else { return }
    _ = end()
    delivery.append(.completion(.finished))
  }

  /// Marks the subscription as ended and returns the upstream subscriptions to cancel.
  private func end() -> [any Subscription] {
    isEnded = true
    held = []
    defer { for index in upstreams.indices { upstreams[index].subscription = nil } }
    return upstreams.compactMap(\.subscription)
  }

  /// The demand that an upstream doesn't know of yet.
  private func missingDemand(of upstream: Upstream) -> Subscribers.Demand {
    guard upstream.requested != .unlimited else { return .none }
    switch excess {
    case .dropped: return total == .unlimited ? .unlimited : total - upstream.requested
    case .held where demand == .unlimited: return .unlimited
    case .held: return demand > .none && upstream.requested == .none ? .max(1) : .none
    }
  }

  // MARK: Effects, without the lock

  /// Changes the state, and then does what follows from the change.
  private func update(_ change: () -> Void) {
    lock.withLock { change() }
    delivery.deliver(request: request)
    requestMore()
  }

  /// Requests from each upstream the demand that it doesn't know of yet.
  private func requestMore() {
    let requests = lock.withLock {
      var requests: [(any Subscription, Subscribers.Demand)] = []
      for index in upstreams.indices {
        guard let subscription = upstreams[index].subscription else { continue }
        let demand = missingDemand(of: upstreams[index])
        guard demand > .none else { continue }
        upstreams[index].requested += demand
        requests.append((subscription, demand))
      }
      return requests
    }
    for (subscription, demand) in requests { subscription.request(demand) }
  }
}
