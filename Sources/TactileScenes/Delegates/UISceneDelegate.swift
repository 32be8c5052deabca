import Foundation

/// The methods by which an object follows the life of a scene.
///
/// Implement the methods that you need; the others do nothing.
///
/// Mirrors the methods of UIKit's `UISceneDelegate` that apply to an app on Linux.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is created; create its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the window of the scene has closed.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the window of the scene takes input.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the window of the scene no longer takes input.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the window of the scene is about to be visible.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the window of the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called when the scene is asked to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing when the scene is created.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing when the window has closed.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing when the window takes input.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing when the window no longer takes input.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing when the window is about to be visible.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing when the window is no longer visible.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing with URLs.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
///
/// Mirrors UIKit's `UIWindowSceneDelegate`.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
}
