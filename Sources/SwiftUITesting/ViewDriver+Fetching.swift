import Foundation
import SwiftUI

extension ViewDriver {
  /// The URLs that `AsyncImage` views are waiting for, in the order of their requests.
  ///
  /// Nothing is fetched: the test answers each request. Local files are read at once and never
  /// listed.
  public var fetches: [URL] { host.fetches.filter(\.isOpen).map(\.url) }

  /// Answers all requests for a URL with the contents of an image file, and draws a frame.
  public func answerFetch(_ url: URL, with data: Data) {
    host.answer(url, with: .success(data))
  }

  /// Fails all requests for a URL with an error, and draws a frame.
  public func failFetch(_ url: URL, with error: any Error) {
    host.answer(url, with: .failure(error))
  }
}
