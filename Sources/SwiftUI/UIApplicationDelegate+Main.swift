import CTactileGTK
@_spi(Engine) import TactileScenes

extension UIApplicationDelegate {
  /// Runs an app that starts from its delegate, as programs for UIKit do.
  ///
  /// The class that is marked with `@main` inherits it. For each window, the app asks the delegate for the configuration of
  /// a scene, creates the scene's delegate, and shows the window that this makes visible.
  @MainActor
  public static func main() {
    tactile_run(Unmanaged.passRetained(AppLaunch(DelegateApp<Self>.self)).toOpaque())
  }
}
