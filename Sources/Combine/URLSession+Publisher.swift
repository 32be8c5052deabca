#if Networking
  import Foundation
  import FoundationNetworking
  import OpenCombine

  extension URLSession {
    /// Returns a publisher that loads the contents of a URL with a GET request, once for each subscriber.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher that performs a request, once for each subscriber.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }

    /// A publisher that performs a request and emits the response.
    ///
    /// Create it with `dataTaskPublisher(for:)` of a `URLSession`. Each subscriber performs its own request, and
    /// cancels it with the subscription.
    ///
    /// ```swift
    /// cancellable = URLSession.shared.dataTaskPublisher(for: url)
    ///   .map(\.data)
    ///   .decode(type: [Song].self, decoder: JSONDecoder())
    ///   .replaceError(with: [])
    ///   .receive(on: RunLoop.main)
    ///   .sink { songs = $0 }
    /// ```
    ///
    /// Keep the cancellable: releasing it cancels the request. The publisher emits the response once all data has
    /// arrived, and finishes. The response arrives on a thread of the session, so return to the main thread before you
    /// change views. A response with an HTTP status such as 404 isn't a failure; check `response`. In an `async`
    /// function, `data(from:)` of the session is simpler. The publisher requires the package trait `Networking`.
    ///
    /// Mirrors Foundation's `URLSession.DataTaskPublisher`.
    public struct DataTaskPublisher: Publisher {
      /// The data of the response, and its metadata.
      public typealias Output = (data: Data, response: URLResponse)
      /// The error of a failed request.
      public typealias Failure = URLError

      /// The request to perform for each subscriber.
      public let request: URLRequest
      /// The session that performs the request.
      public let session: URLSession

      /// Creates a publisher that performs a request in a session.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      /// Attaches a subscriber; the request begins with the subscriber's first demand.
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == URLError {
        subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
      }
    }
  }

  /// A request on behalf of one subscriber.
  private final class DataTaskSubscription: Subscription {
    typealias Answer = Result<URLSession.DataTaskPublisher.Output, URLError>

    private let lock = NSLock()
    private let publisher: URLSession.DataTaskPublisher
    private var deliver: ((Answer) -> Void)?
    private var task: URLSessionDataTask?

    init<S: Subscriber>(_ publisher: URLSession.DataTaskPublisher, _ subscriber: S)
    where S.Input == URLSession.DataTaskPublisher.Output, S.Failure == URLError {
      self.publisher = publisher
      deliver = { answer in
        switch answer {
        case .success(let output):
          _ = subscriber.receive(output)
          subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
      }
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none else { return }
      let subscription = UncheckedSendable(self)
      let task = lock.withLock { () -> URLSessionDataTask? in
        guard deliver != nil, self.task == nil else { return nil }
        self.task = publisher.session.dataTask(with: publisher.request) { data, response, error in
          guard error == nil, let response else {
            return subscription.value.finish(.failure(error as? URLError ?? URLError(.unknown)))
          }
          subscription.value.finish(.success((data ?? Data(), response)))
        }
        return self.task
      }
      task?.resume()
    }

    func cancel() {
      let task = lock.withLock {
        defer { (deliver, self.task) = (nil, nil) }
        return self.task
      }
      task?.cancel()
    }

    private func finish(_ answer: Answer) {
      let deliver = lock.withLock {
        defer { (self.deliver, task) = (nil, nil) }
        return self.deliver
      }
      deliver?(answer)
    }
  }
#endif
