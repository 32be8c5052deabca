import Foundation

/// Notifications about the phase of the app, which it posts with itself as the object.
///
/// An app posts them when the phase of its windows changes, before its delegate is told. The window of a view in a test belongs
/// to no app, so the test posts them. `scenePhase` in the environment says the same of each window.
extension UIApplication {
  /// Posted after the app's launch, before its first window opens.
  public nonisolated static let didFinishLaunchingNotification = notification("DidFinishLaunching")
  /// Posted when the first of the app's windows comes to the screen.
  public nonisolated static let willEnterForegroundNotification =
    notification("WillEnterForeground")
  /// Posted when a window of the app becomes the active one.
  public nonisolated static let didBecomeActiveNotification = notification("DidBecomeActive")
  /// Posted when no window of the app is active any more.
  public nonisolated static let willResignActiveNotification = notification("WillResignActive")
  /// Posted when no window of the app is on the screen any more.
  public nonisolated static let didEnterBackgroundNotification = notification("DidEnterBackground")
  /// Posted when the app's last window has closed.
  public nonisolated static let willTerminateNotification = notification("WillTerminate")

  private nonisolated static func notification(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
