import Foundation
@_spi(Engine) import TactileViewGraph

/// The app, which opens URLs and posts notifications about its phase.
///
/// Use the ``shared`` app; you can't create another one. It passes URLs to the host of the window whose code runs, or
/// ran last, without asking the handlers of `openURL` actions in the environment. Its notifications, such as
/// ``didBecomeActiveNotification``, tell when the app comes to the front or ends. In views, prefer the environment's
/// `openURL` and `scenePhase`.
///
/// ```swift
/// UIApplication.shared.open(url) { isOpened in
///   if !isOpened { print("Nothing can open \(url).") }
/// }
/// ```
///
/// Mirrors the part of UIKit's `UIApplication` that SwiftUI code uses.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
  /// The singleton app instance.
  public static let shared = UIApplication()

  /// The URL of the app's page in the system's settings, which a host may not support.
  ///
  /// To open the app's own `Settings` window, call the environment's `openSettings` action instead.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// A key of the options that `open(_:options:completionHandler:)` takes.
  ///
  /// It is for code that is written for UIKit, such as `open(url, options: [.universalLinksOnly: true])`. Hosts treat
  /// all URLs alike, so options have no effect.
  ///
  /// Mirrors UIKit's `UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that identifies the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Open the URL only with an app that owns it; ignored, since hosts treat all URLs alike.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  private override init() { super.init() }

  /// Returns whether there is a window whose host can be asked to open a URL.
  ///
  /// The result doesn't predict whether the host will open the URL.
  public func canOpenURL(_ url: URL) -> Bool {
    HostServices.ofThread(for: "UIApplication.canOpenURL(_:)") != nil
  }

  /// Opens a URL and reports whether the host accepted it.
  ///
  /// - Parameters:
  ///   - options: Ignored: hosts treat all URLs alike.
  ///   - completion: Called before the method returns, with true if the host accepted the URL, and with false if it
  ///     didn't or if there is no window.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = HostServices.ofThread(for: "UIApplication.open(_:)")?.open(url) ?? false
    completion?(isOpened)
  }
}
