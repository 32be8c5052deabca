import Foundation
import OpenCombine

/// A subscriber and its remaining demand, for sources that drop values without demand.
///
/// Timers and notifications do not wait: a value that arrives without demand is lost.
final class DemandingSubscriber<Output>: Subscription {
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var deliver: ((Output) -> Subscribers.Demand)?
  private var onCancel: ((DemandingSubscriber) -> Void)?

  init<S: Subscriber>(_ subscriber: S, onCancel: @escaping (DemandingSubscriber) -> Void)
  where S.Input == Output, S.Failure == Never {
    deliver = { subscriber.receive($0) }
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let onCancel = lock.withLock {
      defer { (deliver, self.onCancel) = (nil, nil) }
      return self.onCancel
    }
    onCancel?(self)
  }

  /// Delivers a value to the subscriber if it has asked for one.
  ///
  /// The subscriber runs without the lock, so it can request more values or cancel.
  func receive(_ value: Output) {
    let deliver = lock.withLock { () -> ((Output) -> Subscribers.Demand)? in
      guard let deliver = self.deliver, demand > .none else { return nil }
      demand -= 1
      return deliver
    }
    guard let more = deliver?(value), more > .none else { return }
    lock.withLock { demand += more }
  }
}
