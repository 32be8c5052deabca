import Foundation

extension ViewDriver {
  /// The links that the system was to open so far, in order: nothing is opened.
  public var openedURLs: [URL] { host.openedURLs }

  /// The texts on the window's pasteboard, which views reach as `UIPasteboard.general`.
  ///
  /// It is not the system's: a window has it for itself.
  public var pasteboard: [String] {
    get { host.pasteboard }
    set { host.pasteboard = newValue }
  }
}
