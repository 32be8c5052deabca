import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// What the delegates of the apps below were told.
@MainActor private var calls: [String] = []

/// The delegate of an app that was made from a template of UIKit.
class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("launched")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.append("configured \(connectingSceneSession.role.rawValue)")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

/// The class that the template's Info.plist names.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connected")
    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: TemplateContent(name: "Pear"))
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnected") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("inactive") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    calls += URLContexts.map { "opened \($0.url)" }
  }
}

struct TemplateContent: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// The delegate of an app that is older than scenes.
class WindowAppDelegate: UIResponder, UIApplicationDelegate {
  static var controller: UIHostingController<TemplateContent>?
  var window: UIWindow?

  final class NoDelegate: UIResponder {}

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIHostingController(rootView: TemplateContent(name: "Plum"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    Self.controller = controller
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NoDelegate.self
    return configuration
  }
}

/// Apps that start from a delegate.
@MainActor @Suite(.serialized) struct SceneDelegateTests {
  init() { calls = [] }

  @Test("the window of the scene's delegate is shown, and the delegates are told of its life")
  func template() throws {
    let driver = try ViewDriver(app: DelegateApp<TemplateAppDelegate>())
    driver.advance(by: 0)
    #expect(
      calls == [
        "launched", "configured UIWindowSceneSessionRoleApplication", "connected", "foreground",
        "active",
      ])
    try driver.tap(on: "Pear 0")
    driver.settle()
    #expect(driver.labels == ["Pear 1"])
    calls = []
    driver.press("q", modifiers: .command)
    #expect(calls == ["inactive", "background", "disconnected"])
  }

  @Test("the scenes of open windows are connected, one for each window")
  func connectedScenes() throws {
    let before = UIApplication.shared.connectedScenes
    func scenes() -> [UIWindowScene] {
      UIApplication.shared.connectedScenes.subtracting(before).compactMap { $0 as? UIWindowScene }
    }
    let template = try ViewDriver(app: DelegateApp<TemplateAppDelegate>())
    template.advance(by: 0)
    #expect(scenes().map(\.activationState) == [.foregroundActive])
    #expect(scenes().first?.keyWindow?.rootViewController != nil)
    template.press("q", modifiers: .command)
    #expect(scenes().isEmpty)

    let app = try ViewDriver(app: PlainApp())
    app.advance(by: 0)
    #expect(scenes().map(\.activationState) == [.foregroundActive])
    #expect(scenes().first?.keyWindow?.windowScene === scenes().first)
    app.press("q", modifiers: .command)
    #expect(scenes().isEmpty)
  }

  struct PlainApp: App {
    var body: some Scene { WindowGroup { Text("Plain") } }
  }

  @Test("a hosting controller measures its view as in the window, and the view doesn't appear")
  func sizeThatFits() throws {
    var sizes: [CGSize] = []
    var appeared = 0
    let driver = try ViewDriver {
      Button("Measure") {
        let controller = UIHostingController(
          rootView: Color.red.frame(width: 30, height: 20).padding(5).onAppear { appeared += 1 })
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1000)
        sizes.append(controller.sizeThatFits(in: unlimited))
        let flexible = UIHostingController(rootView: Color.red.frame(maxWidth: 50))
        sizes.append(flexible.sizeThatFits(in: CGSize(width: 40, height: 60)))
        sizes.append(flexible.sizeThatFits(in: CGSize(width: 400, height: 60)))
        let text = UIHostingController(rootView: Text("Measured"))
        sizes.append(text.sizeThatFits(in: unlimited))
      }
    }
    try driver.tap(on: "Measure")
    let expected = [
      CGSize(width: 40, height: 30), CGSize(width: 40, height: 60), CGSize(width: 50, height: 60),
    ]
    #expect(sizes.dropLast() == expected[...])
    #expect(try #require(sizes.last).width > 20)
    #expect(appeared == 0)
  }

  @Test("a scene is asked to open URLs")
  func urls() throws {
    let url = try #require(URL(string: "pear://tree/3"))
    let driver = try ViewDriver(app: DelegateApp<TemplateAppDelegate>())
    driver.advance(by: 0)
    driver.open(url)
    #expect(calls.last == "opened pear://tree/3")
  }

  @Test("a window without a scene is shown, and a new root view keeps the state of the old one")
  func window() throws {
    let driver = try ViewDriver(app: DelegateApp<WindowAppDelegate>())
    driver.advance(by: 0)
    try driver.tap(on: "Plum 0")
    driver.settle()
    #expect(driver.labels == ["Plum 1"])
    WindowAppDelegate.controller?.rootView = TemplateContent(name: "Prune")
    driver.settle()
    #expect(driver.labels == ["Prune 1"])
    // A window that becomes visible later is in front.
    let later = UIWindow(frame: .zero)
    later.rootViewController = UIHostingController(rootView: Text("Later"))
    later.makeKeyAndVisible()
    driver.settle()
    #expect(driver.labels == ["Later"])
  }
}
