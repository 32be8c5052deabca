import SwiftUI
import SwiftUITesting
import Testing

/// The titles of windows.
@MainActor @Suite struct WindowTitleTests {
  struct Mail: App {
    var body: some Scene {
      WindowGroup("Mail") {
        NavigationStack {
          NavigationLink("Inbox") { Text("No messages").navigationTitle("Inbox") }
            .navigationTitle("Folders")
        }
      }
      WindowGroup("Bare", id: "bare") { Text("Bare") }
    }
  }

  @Test(
    "the window has the title of the view in front, and that of the one below after it is popped")
  func navigation() throws {
    let driver = try ViewDriver(app: Mail())
    #expect(driver.windowTitle == "Folders")
    try driver.tap(on: "Inbox")
    driver.settle()
    #expect(driver.windowTitle == "Inbox")
    try driver.tap(on: "Folders")
    driver.settle()
    #expect(driver.windowTitle == "Folders")
  }

  struct Plain: App {
    var body: some Scene {
      WindowGroup("Scene") { Counter() }
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count") { count += 1 }.navigationTitle(count == 0 ? "" : "Counted \(count)")
    }
  }

  @Test("a title without a navigation stack is the window's, and changes with state")
  func state() throws {
    let driver = try ViewDriver(app: Plain())
    try driver.tap(on: "Count")
    #expect(driver.windowTitle == "Counted 1")
  }
}
