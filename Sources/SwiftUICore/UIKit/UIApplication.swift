import Foundation

/// The app that runs, as far as it reaches out of its windows.
///
/// Mirrors UIKit's `UIApplication`. Links are handed to the host of the window that runs, as by `openURL`
/// of the environment where nobody has set another.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
  /// The app.
  public static let shared = UIApplication()

  /// The address of the app's page in the system's settings; a host may have none.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// What a link can be opened with.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// Names an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only by an app that the link belongs to: hosts open all links alike.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  private override init() { super.init() }

  /// Whether there is a window whose host would be asked; what it answers is only known then.
  public func canOpenURL(_ url: URL) -> Bool {
    ViewGraph.active(for: "UIApplication.canOpenURL(_:)") != nil
  }

  /// Opens a link, and tells whether somebody did.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = ViewGraph.active(for: "UIApplication.open(_:)")?.onOpenURL(url) ?? false
    completion?(isOpened)
  }
}
