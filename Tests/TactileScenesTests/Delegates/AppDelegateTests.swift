import Combine
import Foundation
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

  struct Noted: App {
    let notes = Notes.shared

    var body: some Scene {
      WindowGroup { Noting(notes: notes) }
    }
  }

  @MainActor final class Notes {
    static let shared = Notes()
    var names: [String] = []
  }

  struct Noting: View {
    let notes: Notes

    var body: some View {
      Text("Noting")
        .onReceive(
          NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
        ) { _ in notes.names.append("a view") }
    }
  }

  @Test("the app posts notifications of its launch, of its phases and of its end")
  func notifications() throws {
    let notes = Notes.shared
    let names: [(Notification.Name, String)] = [
      (UIApplication.didFinishLaunchingNotification, "launched"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
      (UIApplication.didBecomeActiveNotification, "active"),
      (UIApplication.willResignActiveNotification, "inactive"),
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willTerminateNotification, "ends"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.publisher(for: name).sink { _ in
        MainActor.assumeIsolated { notes.names.append(word) }
      }
    }
    let driver = try ViewDriver(app: Noted())
    driver.advance(by: 0)
    #expect(notes.names == ["launched", "foreground", "active"])
    notes.names = []
    driver.press("q", modifiers: .command)
    #expect(notes.names.contains("inactive"))
    #expect(notes.names.filter { $0 != "a view" } == ["inactive", "background", "ends"])
    tokens.forEach { $0.cancel() }
  }
}
