import Combine
import Foundation
import FoundationNetworking
import Synchronization
import TactileNetworking
import Testing

/// A protocol of the user's that sessions conform to.
private protocol Loader {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
}

extension URLSession: Loader {}

/// Answers requests without a network: with the path of the address, or with an error for “/none”.
private final class Answers: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.path != "/none" else {
      client?.urlProtocol(self, didFailWithError: URLError(.badURL))
      return
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

/// What sessions load.
@Suite struct NetworkingTests {
  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }

  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "https://example.com/\(path)"))
  }

  @Test("a session fulfills the protocols that apps declare for it")
  func conformance() async throws {
    let loader: any Loader = session
    #expect(try await loader.data(from: url("a")).0 == Data("/a".utf8))
    #expect(try await loader.data(for: URLRequest(url: url("b"))).0 == Data("/b".utf8))
  }

  @Test("a publisher sends what was loaded and finishes, or fails")
  func publisher() async throws {
    for try await (data, _) in session.dataTaskPublisher(for: try url("a")).values {
      #expect(data == Data("/a".utf8))
    }
    await #expect(throws: URLError.self) {
      for try await _ in session.dataTaskPublisher(for: URLRequest(url: try url("none"))).values {}
    }
  }
}
