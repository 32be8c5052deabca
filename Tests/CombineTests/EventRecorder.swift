import Combine

/// A subscriber that records what it gets as text, and requests values only when told to.
final class EventRecorder<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  private var subscription: (any Subscription)?
  private let demand: Subscribers.Demand
  /// Called for each value; returns the additional demand.
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }

  /// Creates a recorder that requests a number of values when it gets its subscription.
  init(demand: Subscribers.Demand = .unlimited) { self.demand = demand }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    events.append("subscription")
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("\(error)")
    }
  }

  /// Requests more values.
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  /// Cancels the subscription.
  func cancel() { subscription?.cancel() }
}

/// A failure of an upstream.
enum UpstreamError: Error { case jammed }

/// A subject, and a log of the requests and cancellations that reach it.
final class LoggedSubject<Output> {
  let subject = PassthroughSubject<Output, UpstreamError>()
  private(set) var log: [String] = []

  var publisher: AnyPublisher<Output, UpstreamError> {
    subject.handleEvents(
      receiveCancel: { self.log.append("cancel") },
      receiveRequest: { self.log.append("\($0)") }
    ).eraseToAnyPublisher()
  }

  func send(_ values: Output...) { for value in values { subject.send(value) } }
  func finish() { subject.send(completion: .finished) }
  func fail() { subject.send(completion: .failure(.jammed)) }
}
