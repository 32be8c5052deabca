import Foundation

extension ViewDriver {
  /// The links that the system was to open so far, in order: nothing is opened.
  public var openedURLs: [URL] { host.openedURLs }
}
