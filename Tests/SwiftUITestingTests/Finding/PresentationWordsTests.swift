import SwiftUI
import SwiftUITesting
import Testing

/// The names of sheets, alerts and menus in messages.
@MainActor
@Suite struct PresentationWordsTests {
  @Test("a button behind a sheet or an alert says so")
  func behind() throws {
    let driver = try FailingTap.driver {
      Button("Save") {}.alert("Really?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    #expect(
      try Failure.of { try driver.tap(on: "Save") }.message
        == "the button labeled “Save” is behind the alert “Really?”; close that first; its buttons are “Yes”"
    )
  }

  @Test("a program's own view of the name of a presentation is none")
  func ownNames() throws {
    struct SheetView: View {
      var body: some View { Text("Details") }
    }
    struct AlertView: View {
      var body: some View { SheetView() }
    }
    let driver = try FailingTap.driver {
      SheetView()
      Button("Save") {}.fullScreenCover(isPresented: .constant(true)) { AlertView() }
    }
    driver.settle()
    #expect(
      try Failure.of { try driver.expectRest() }.message
        == "the full-screen cover that begins with “Details” is still open; close it before the end"
    )
    let own = try FailingTap.driver { SheetView() }
    try own.expectRest()
  }

  @Test("what is in front is named by its kind and its title")
  func presentations() throws {
    func cover(@ViewBuilder _ content: () -> some View) throws -> String {
      let driver = try FailingTap.driver(content)
      driver.settle()
      let message = try Failure.of { try driver.tap(on: "Save") }.message
      return String(
        message.prefix { $0 != ";" }.dropFirst("the button labeled “Save” is behind ".count))
    }
    let save = Button("Save") {}
    try #expect(
      cover { save.sheet(isPresented: .constant(true)) { Text("Details") } }
        == "the sheet that begins with “Details”")
    try #expect(
      cover { save.fullScreenCover(isPresented: .constant(true)) { Text("Details") } }
        == "the full-screen cover that begins with “Details”")
    try #expect(
      cover { save.popover(isPresented: .constant(true)) { Text("Details") } }
        == "the popover that begins with “Details”")
    try #expect(
      cover {
        save.confirmationDialog("Sure?", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Yes") {}
        }
      } == "the confirmation dialog “Sure?”")
    let driver = try FailingTap.driver {
      save
      Menu("More") { Button("Copy") {} }
    }
    try driver.tap(on: "More")
    driver.settle()
    #expect(
      try Failure.of { try driver.tap(on: "Save") }.message
        .hasPrefix("the button labeled “Save” is behind the menu that begins with “Copy”; "))
  }
}
