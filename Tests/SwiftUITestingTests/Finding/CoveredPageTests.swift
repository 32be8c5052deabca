import SwiftUI
import SwiftUITesting
import Testing

/// Pages that others cover: tests find what can be seen.
@MainActor
@Suite struct CoveredPageTests {
  private struct Message: View {
    var body: some View { Text("Dear reader") }
  }

  private struct Mail: View {
    @State private var isComposing = false

    var body: some View {
      NavigationStack {
        VStack {
          Text("3 letters")
          NavigationLink("Open") {
            VStack {
              Message(); Text("3 replies")
            }
          }
          Button("Compose") { isComposing = true }
        }
        .navigationTitle("Inbox")
      }
      .fullScreenCover(isPresented: $isComposing) {
        VStack {
          Text("New letter")
          Button("Send") { isComposing = false }
        }
      }
    }
  }

  @Test("a text of a covered page is found again when its page is visible")
  func page() throws {
    let driver = try ViewDriver(text: .squares) { Mail() }
    #expect(driver.text("3 letters").exists && !driver.view(Message.self).exists)
    try driver.tap(on: "Open")
    #expect(!driver.text("3 letters").exists && driver.view(Message.self).exists)
    driver.settle()
    #expect(driver.texts.map(\.label) == ["Dear reader", "3 replies"])
    try driver.tap(on: "Inbox")
    driver.settle()
    #expect(driver.text("3 letters").exists && !driver.view(Message.self).exists)
  }

  @Test(
    "a failure says that a text is on a covered page, and suggests texts of the visible one only")
  func failures() throws {
    let driver = try ViewDriver(text: .squares) { Mail() }
    try driver.tap(on: "Open")
    driver.settle()
    #expect(
      try Failure.of { try driver.text("3 letters").tap() }.message
        == "the text “3 letters” is on a page behind the visible one; go back to that page first")
    #expect(
      try Failure.of { try driver.button("Open").tap() }.message
        == "the button labeled “Open” is on a page behind the visible one; go back to that page first"
    )
    let guess = try Failure.of { try driver.text("3 lettuces").tap() }.message
    #expect(guess.hasPrefix("there is no text “3 lettuces”") && !guess.contains("3 letters"))
  }

  @Test("a text behind a full-screen cover isn't found; the failure names the cover")
  func cover() throws {
    let driver = try ViewDriver(text: .squares) { Mail() }
    try driver.tap(on: "Compose")
    driver.settle()
    #expect(driver.texts.map(\.label) == ["New letter", "Send"])
    #expect(
      try Failure.of { try driver.text("3 letters").tap() }.message.hasPrefix(
        "the text “3 letters” is behind the full-screen cover that begins with “New letter”"))
    try driver.tap(on: "Send")
    driver.settle()
    #expect(driver.text("3 letters").exists)
  }
}
