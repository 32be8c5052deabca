import Foundation
import OpenCombine

/// Delivers events of several threads to a subscriber, one at a time and in order.
///
/// The lock isn't held while the subscriber runs, so a subscriber can wait for another thread that sends. An event of
/// the thread that runs the subscriber is delivered at once, inside the subscriber's `receive(_:)`: a subscriber that
/// sends sees the result when `send(_:)` returns, as with Combine. An event of another thread waits until the
/// subscriber returns.
///
/// Invariants: `depth` counts the calls of the subscriber that haven't returned, all on `thread`. Nothing is
/// delivered after a completion or a cancellation.
final class SerialDelivery<Downstream: Subscriber> {
  /// An event for the subscriber.
  enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let lock = NSLock()
  private var downstream: Downstream?
  private var events: [Event] = []
  private var thread: pthread_t?
  private var depth = 0

  init(to downstream: Downstream) { self.downstream = downstream }

  /// Delivers the subscription, before any event.
  func start(_ subscription: any Subscription) {
    lock.withLock { downstream }?.receive(subscription: subscription)
  }

  /// Adds an event, which `deliver(request:)` delivers.
  ///
  /// Call it with the lock that orders the events.
  func append(_ event: Event) {
    lock.withLock { if downstream != nil { events.append(event) } }
  }

  /// Releases the subscriber and drops the events that haven't been delivered.
  func cancel() {
    // Both are released without the lock: their deinitializers may cancel subscriptions.
    let released = lock.withLock {
      defer { (downstream, events) = (nil, []) }
      return (downstream, events)
    }
    _ = released
  }

  /// Delivers the waiting events, unless the subscriber runs on another thread, which then delivers them.
  ///
  /// - Parameter request: A closure that gets the demand that the subscriber returns.
  func deliver(request: (Subscribers.Demand) -> Void) {
    while let (downstream, event) = next() {
      var demand = Subscribers.Demand.none
      switch event {
      case .value(let value): demand = downstream.receive(value)
      case .completion(let completion): downstream.receive(completion: completion)
      }
      lock.withLock {
        depth -= 1
        if depth == 0 { thread = nil }
      }
      if demand > .none { request(demand) }
    }
  }

  private func next() -> (Downstream, Event)? {
    let current = pthread_self()
    return lock.withLock {
      guard let downstream = self.downstream, !events.isEmpty, thread == nil || thread == current
      else { return nil }
      let event = events.removeFirst()
      if case .completion = event { (self.downstream, events) = (nil, []) }
      thread = current
      depth += 1
      return (downstream, event)
    }
  }
}
