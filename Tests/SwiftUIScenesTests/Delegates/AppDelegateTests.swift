import SwiftUI
import SwiftUITesting
import Testing

/// The delegate of an app.
@MainActor @Suite struct AppDelegateTests {
  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var calls: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launched")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("inactive") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("ends") }
  }

  struct Delegated: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate

    var body: some Scene {
      WindowGroup { Calls() }
    }
  }

  struct Calls: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View { Text(delegate.calls.joined(separator: ", ")) }
  }

  @Test("the delegate is told of the launch and of the end, and is in the environment")
  func calls() throws {
    let app = Delegated()
    let driver = try ViewDriver(app: app)
    driver.advance(by: 0)
    #expect(driver.labels == ["launched, active"])
    driver.press("q", modifiers: .command)
    #expect(app.delegate.calls == ["launched", "active", "inactive", "ends"])
  }
}
