import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of what a request asks for, which is loaded anew for each subscriber.
  ///
  /// Mirrors Foundation's `URLSession.DataTaskPublisher`. A cancelled subscription cancels its task.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The contents, and what the server says about them.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error that ends the publisher if nothing can be loaded.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that loads it.
    public let session: URLSession

    /// Creates a publisher.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == URLError {
      nonisolated(unsafe) var task: URLSessionDataTask?
      let loaded = Future<Output, URLError> { promise in
        nonisolated(unsafe) let promise = promise
        task = session.dataTask(with: request) { data, response, error in
          if let data, let response {
            promise(.success((data, response)))
          } else {
            promise(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task?.resume()
      }
      loaded.handleEvents(receiveCancel: { [task] in task?.cancel() }).receive(
        subscriber: subscriber)
    }
  }

  /// Returns a publisher of what is at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// Returns a publisher of what a request asks for.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
