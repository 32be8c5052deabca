import OpenCombine

/// The subscriber of a combined subscription to one of its upstream publishers.
final class UpstreamSubscriber<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  private let combined: CombinedSubscription<Downstream>
  private let index: Int
  private let accept: (Input) -> Downstream.Input?

  init(
    of combined: CombinedSubscription<Downstream>, at index: Int,
    accept: @escaping (Input) -> Downstream.Input?
  ) {
    (self.combined, self.index, self.accept) = (combined, index, accept)
  }

  func receive(subscription: any Subscription) { combined.receive(subscription, from: index) }

  /// Returns no demand: the combined subscription sends requests, so that all upstreams get them in order.
  func receive(_ input: Input) -> Subscribers.Demand {
    combined.receive(from: index) { accept(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    combined.receive(completion, from: index)
  }
}
