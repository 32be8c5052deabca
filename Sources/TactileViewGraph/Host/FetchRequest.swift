import Foundation

/// A view's request for the contents of a URL, which the host answers when available.
@MainActor
package final class FetchRequest {
  package let url: URL
  /// Called when the request is closed, with or without an answer.
  package var willClose: () -> Void = {}
  private var receive: ((Result<Data, any Error>) -> Void)?

  package init(_ url: URL, _ receive: @escaping (Result<Data, any Error>) -> Void) {
    self.url = url
    self.receive = receive
  }

  /// Whether the request has neither been answered nor cancelled.
  package var isOpen: Bool { receive != nil }

  /// Answers the request; further answers are ignored.
  package func answer(_ result: Result<Data, any Error>) {
    let receive = receive
    close()
    receive?(result)
  }

  /// Closes the request without an answer.
  package func close() {
    receive = nil
    willClose()
    willClose = {}
  }
}

/// The reason for which nothing could be fetched or read.
package struct FetchFailure: LocalizedError, Equatable {
  package let reason: String
  package var errorDescription: String? { reason }

  package init(reason: String) { self.reason = reason }
}
