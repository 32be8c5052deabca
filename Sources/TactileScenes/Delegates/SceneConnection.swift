import Combine
import Foundation
@_spi(Engine) import TactileDataFlow
import TactileUIKit
@_spi(Engine) import TactileViewGraph

/// A scene with its delegate, from the moment at which its window opens.
@MainActor
final class SceneConnection: ObservableObject {
  private let scene: UIWindowScene
  private let sceneDelegate: (any UISceneDelegate)?
  private var isConnected = true

  /// Creates a scene, and its delegate as the app's delegate says.
  init(_ delegate: some UIApplicationDelegate) {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    scene = UIWindowScene(session: session)
    session.scene = scene
    session.configuration = delegate.application(
      .shared, configurationForConnecting: session, options: options)
    sceneDelegate = Self.sceneDelegate(session.configuration, of: delegate)
    scene.delegate = sceneDelegate
    UIScene.connected.insert(scene)
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    let noteChange = { [weak self] in
      guard let self else { return }
      objectWillChange.send()
    }
    scene.contentDidChange = noteChange
    UIWindow.contentDidChange = noteChange
    if scene.windows.isEmpty, UIWindow.visibleWithoutScene.isEmpty {
      RuntimeWarning.issue(
        "The app has no window. Create one in scene(_:willConnectTo:options:) of the scene's delegate, give it a "
          + "rootViewController, and call makeKeyAndVisible().")
    }
  }

  /// Creates the delegate that a configuration names, or else one of the class `SceneDelegate` in the module of the app's
  /// delegate; nil if there is no such class.
  private static func sceneDelegate(
    _ configuration: UISceneConfiguration, of delegate: some UIApplicationDelegate
  ) -> (any UISceneDelegate)? {
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    let found: AnyClass? =
      configuration.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
    return (found as? UIResponder.Type)?.init() as? any UISceneDelegate
  }

  /// What the last window that became visible shows.
  var content: AnyView {
    (scene.windows.last ?? UIWindow.visibleWithoutScene.last)?.content ?? AnyView(EmptyView())
  }

  /// Tells the delegate of a phase of the scene's window.
  func enter(_ phase: ScenePhase) {
    let old = scene.activationState
    let new = UIScene.ActivationState(phase)
    guard old != new else { return }
    scene.activationState = new
    if old == .foregroundActive { sceneDelegate?.sceneWillResignActive(scene) }
    if old == .unattached || old == .background, new != .background {
      sceneDelegate?.sceneWillEnterForeground(scene)
    }
    if new == .foregroundActive { sceneDelegate?.sceneDidBecomeActive(scene) }
    if new == .background { sceneDelegate?.sceneDidEnterBackground(scene) }
  }

  /// Tells the delegate that the scene's window has closed.
  func disconnect() {
    guard isConnected else { return }
    isConnected = false
    enter(.background)
    UIScene.connected.remove(scene)
    sceneDelegate?.sceneDidDisconnect(scene)
  }

  /// Tells the delegate of a URL to open.
  func open(_ url: URL) {
    sceneDelegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
  }
}

extension UIScene.ActivationState {
  /// The state of a scene whose window has a phase.
  init(_ phase: ScenePhase) {
    self =
      switch phase {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      default: .background
      }
  }
}
