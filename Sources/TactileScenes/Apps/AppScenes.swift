import TactileUIKit
@_spi(Engine) import TactileViewGraph

/// The scenes of UIKit that stand for the windows of an app, for code that looks for them in `connectedScenes`.
@MainActor
struct AppScenes {
  private var scenes: [ObjectIdentifier: UIWindowScene] = [:]

  /// Makes a scene for each new window, removes those of closed windows, and updates their states.
  mutating func update(_ windows: [AppWindow]) {
    let open = Set(windows.map { ObjectIdentifier($0) })
    for (id, scene) in scenes where !open.contains(id) {
      scene.activationState = .unattached
      UIScene.connected.remove(scene)
      scenes[id] = nil
    }
    for window in windows {
      let scene = scenes[ObjectIdentifier(window)] ?? connectedScene()
      scenes[ObjectIdentifier(window)] = scene
      scene.activationState = UIScene.ActivationState(window.phase)
    }
  }

  private func connectedScene() -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session)
    session.scene = scene
    UIWindow(windowScene: scene).makeKeyAndVisible()
    UIScene.connected.insert(scene)
    return scene
  }
}

/// An app whose scenes are made otherwise.
protocol AppWithOwnScenes {}
