import Foundation
import SwiftUI

extension ViewDriver {
  /// The addresses that an `AsyncImage` waits for, in the order in which they were asked for.
  ///
  /// Nothing is fetched by itself: a test answers. Files are read at once, and not among these.
  public var fetches: [URL] { host.fetches.filter(\.isOpen).map(\.url) }

  /// Answers all who wait for an address with the bytes of a file, and draws a frame.
  public func answerFetch(_ url: URL, with data: Data) {
    host.answer(url, with: .success(data))
  }

  /// Tells all who wait for an address that there is nothing, and draws a frame.
  public func failFetch(_ url: URL, with error: any Error) {
    host.answer(url, with: .failure(error))
  }
}
