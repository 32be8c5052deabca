import SwiftUI
import SwiftUITesting
import Testing

/// Values that windows store.
@MainActor @Suite struct SceneStorageTests {
  enum Tab: String { case first, second }

  struct Book: App {
    var body: some Scene {
      WindowGroup("Book") { Page() }
    }
  }

  struct Page: View {
    @SceneStorage("page") private var page = 1
    @SceneStorage("tab") private var tab = Tab.first
    @SceneStorage("mark") private var mark: String?
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text("Page \(page), \(tab.rawValue), \(mark ?? "no mark")")
        Button("Turn") { page += 1 }
        Button("Switch") { tab = .second }
        Button("Mark") { mark = "here" }
        Marker(page: $page)
      }
    }
  }

  struct Marker: View {
    @Binding var page: Int
    var body: some View { Button("Start") { page = 1 } }
  }

  @Test("a window keeps its values, and another window has values of its own")
  func values() throws {
    let driver = try ViewDriver(app: Book())
    for button in ["Turn", "Switch", "Mark"] { try driver.tap(on: button) }
    #expect(driver.labels.first == "Page 2, second, here")
    driver.press("n", modifiers: .command)
    #expect(driver.windows[1].labels.first == "Page 1, first, no mark")
    try driver.windows[1].tap(on: "Turn")
    #expect(driver.windows.map { $0.labels.first?.prefix(6) } == ["Page 2", "Page 2"])
    try driver.tap(on: "Start")
    #expect(driver.windows.map { $0.labels.first?.prefix(6) } == ["Page 1", "Page 2"])
  }

  @Test("outside of an app, the value stays as it is, and a warning says so")
  func noApp() throws {
    let driver = try ViewDriver { Page() }
    let warnings = try ViewDriver.warnings { try driver.tap(on: "Turn") }
    #expect(driver.labels.first == "Page 1, first, no mark")
    #expect(warnings.contains { $0.contains("“page”") && $0.contains("scene") })
  }
}
