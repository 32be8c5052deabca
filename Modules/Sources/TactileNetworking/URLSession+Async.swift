import Foundation
import FoundationNetworking

// On Apple's systems these methods exist beside those with a delegate, so that protocols of the user's can ask for them.

extension URLSession {
  /// Loads what a request asks for.
  ///
  /// - Throws: A `URLError` if it can't be loaded.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Loads what is at an address.
  ///
  /// - Throws: A `URLError` if it can't be loaded.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Sends data with a request, and returns the answer.
  ///
  /// - Throws: A `URLError` if it can't be sent.
  public func upload(
    for request: URLRequest, from data: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: data, delegate: nil)
  }

  /// Loads what a request asks for to a file.
  ///
  /// - Throws: A `URLError` if it can't be loaded.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// Loads what is at an address to a file.
  ///
  /// - Throws: A `URLError` if it can't be loaded.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
}
