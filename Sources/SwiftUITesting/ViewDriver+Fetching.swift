import Foundation
import SwiftUI

extension ViewDriver {
  /// The URLs that `AsyncImage` views are waiting for, in the order of their requests.
  ///
  /// The window doesn't load them. A test answers each request with ``answerFetch(_:with:file:line:)`` or
  /// ``failFetch(_:with:file:line:)``. Local files are read immediately and aren't listed.
  public var fetches: [URL] { host.fetches.filter(\.isOpen).map(\.url) }

  /// Answers all requests for a URL with the contents of an image file, and draws a frame.
  ///
  /// If no view waits for the URL, the call fails the test.
  public func answerFetch(
    _ url: URL, with data: Data, file: StaticString = #filePath, line: UInt = #line
  ) {
    checkIsFetched(url, file, line)
    host.answer(url, with: .success(data))
  }

  /// Fails all requests for a URL with an error, and draws a frame.
  ///
  /// If no view waits for the URL, the call fails the test.
  public func failFetch(
    _ url: URL, with error: any Error, file: StaticString = #filePath, line: UInt = #line
  ) {
    checkIsFetched(url, file, line)
    host.answer(url, with: .failure(error))
  }

  private func checkIsFetched(_ url: URL, _ file: StaticString, _ line: UInt) {
    let urls = fetches.map(\.absoluteString)
    guard !urls.contains(url.absoluteString) else { return }
    misuse(
      "no view waits for \(url.absoluteString)"
        + NearestNames(to: url.absoluteString, among: urls).words(of: "fetches"), file, line)
  }
}
