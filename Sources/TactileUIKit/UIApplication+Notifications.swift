import Foundation
@_spi(Engine) import TactileViewGraph

/// Notifications about the phase of the app, which it posts with itself as the object.
///
/// An app posts them when the phase of its windows changes, before it calls its delegate. The window of a view in a
/// test belongs to no app, so the test posts them. In views, use the environment value `scenePhase`, which is the phase
/// of each window.
extension UIApplication {
  /// Posted after the app's launch, before its first window opens.
  public nonisolated static let didFinishLaunchingNotification = notification("DidFinishLaunching")
  /// Posted when a window of the app comes to the foreground and none was there before, such as at launch.
  public nonisolated static let willEnterForegroundNotification =
    notification("WillEnterForeground")
  /// Posted when a window of the app becomes active and none was before.
  public nonisolated static let didBecomeActiveNotification = notification("DidBecomeActive")
  /// Posted when no window of the app is active any more.
  public nonisolated static let willResignActiveNotification = notification("WillResignActive")
  /// Posted when no window of the app is in the foreground any more; on a desktop, when the last one has closed.
  public nonisolated static let didEnterBackgroundNotification = notification("DidEnterBackground")
  /// Posted when the app's last window has closed.
  public nonisolated static let willTerminateNotification = notification("WillTerminate")

  private nonisolated static func notification(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
