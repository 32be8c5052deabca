import SwiftUI

// Apps that start from a delegate, in the manner of UIKit.

class NamedAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "A", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NamedSceneDelegate.self
    print(configuration.name ?? "", configuration.role == .windowApplication)
    print(options.urlContexts.map(\.url), connectingSceneSession.configuration)
    return configuration
  }
}

class NamedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let controller = UIHostingController(rootView: Text("A"))
    controller.rootView = Text("B")
    window.rootViewController = controller
    self.window = window
    window.makeKeyAndVisible()
    print(windowScene.windows, windowScene.keyWindow as Any, windowScene.screen)
    print(window.isKeyWindow, window.windowScene as Any, session.scene as Any)
    print(scene.session, scene.delegate as Any, scene.activationState.rawValue)
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

final class NamedQuietSceneDelegate: UIResponder, UISceneDelegate {}

@MainActor func nameWindows(_ scene: UIScene, _ delegate: NamedQuietSceneDelegate) {
  let states: [UIScene.ActivationState] = [
    .unattached, .foregroundActive, .foregroundInactive, .background,
  ]
  let controller: UIViewController = UIHostingController(rootView: Text("A"))
  print(UIWindow(frame: .zero), UIResponder(), states, controller)
  print(UIHostingController(rootView: Text("A")).sizeThatFits(in: CGSize(width: 10, height: 10)))
  print(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene })
  print(UISceneSession.Role(rawValue: "A").rawValue, UIScene.ActivationState(rawValue: 0) as Any)
  delegate.sceneDidBecomeActive(scene)
  delegate.sceneWillResignActive(scene)
  delegate.sceneWillEnterForeground(scene)
  delegate.sceneDidEnterBackground(scene)
  delegate.sceneDidDisconnect(scene)
  delegate.scene(scene, openURLContexts: [])
  delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
}

@MainActor func nameMethods(
  _ scene: UIScene, _ delegate: any UISceneDelegate, _ windows: any UIWindowSceneDelegate,
  _ application: any UIApplicationDelegate
) {
  windows.window = nil
  delegate.sceneDidBecomeActive(scene)
  delegate.sceneWillResignActive(scene)
  delegate.sceneWillEnterForeground(scene)
  delegate.sceneDidEnterBackground(scene)
  delegate.sceneDidDisconnect(scene)
  delegate.scene(scene, openURLContexts: [])
  delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
  print(
    windows.window as Any,
    application.application(
      .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions()))
}

final class NamedQuietAppDelegate: UIResponder, UIApplicationDelegate {}

@MainActor func nameDefaults(_ scene: UIScene, _ delegate: NamedQuietAppDelegate) {
  print(
    delegate.application(
      .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions()))
}

enum NamedDelegateProgram {
  @MainActor static func run() { NamedAppDelegate.main() }
}
