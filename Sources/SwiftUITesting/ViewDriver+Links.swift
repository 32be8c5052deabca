import Foundation

extension ViewDriver {
  /// The URLs that views have asked the system to open, in order.
  ///
  /// The window doesn't open them.
  public var openedURLs: [URL] { host.openedURLs }

  /// The strings on the window's pasteboard, which views access as `UIPasteboard.general`.
  ///
  /// Each window has its own pasteboard, separate from the system's.
  public var pasteboard: [String] {
    get { host.pasteboard }
    set { host.pasteboard = newValue }
  }
}
