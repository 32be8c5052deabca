import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Elements that a test asks for and doesn't find, where a remedy is at hand.
@MainActor
@Suite struct NotFoundTests {
  @Test("a row that a lazy stack has not made is scrolled to")
  func lazyRow() throws {
    let driver = try ViewDriver(text: .squares) {
      ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Button("Row \($0)") {} } } }
    }
    let failure = try Failure.of { try driver.tap(on: "Row 400") }
    #expect(
      failure.message.hasSuffix(
        "“Row 4” or “Row 10”? If a lazy stack or list hasn't created it yet, call driver.scroll(to: "
          + "driver.button(\"Row 400\")) first"))
    try driver.scroll(to: driver.button("Row 400"))
    try driver.tap(on: "Row 400")
  }

  @Test("a row that doesn't exist has been looked for from the beginning to the end")
  func missingRow() throws {
    let driver = try ViewDriver(text: .squares) {
      ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Button("Row \($0)") {} } } }
    }
    let failure = try Failure.of { try driver.scroll(to: driver.button("Product")) }
    #expect(failure.message.hasPrefix("there is no button labeled “Product”; the buttons in the "))
    #expect(
      failure.message.hasSuffix(
        " and 23 more. driver.scroll(to:) has looked for it from the beginning to the end of each scroll view"
      ))
  }

  @Test("a task that is ready or sleeps is named with the call that waits for it")
  func sleepingTask() throws {
    struct Loader: View {
      @State private var state = "Load"
      var body: some View {
        Button(state) {
          Task {
            try await Task.sleep(for: .seconds(1))
            state = "Loaded"
          }
        }
      }
    }
    let driver = try ViewDriver(text: .squares) { Loader() }
    let start = "there is no text “Loaded”; did you mean “Load”?"
    #expect(String(describingForTest: driver.text("Loaded")) == start)
    try driver.tap(on: "Load")
    #expect(
      try Failure.of { _ = try driver.text("Loaded").frame }.message
        .hasPrefix(
          "\(start) A task or a block is ready and has not run; call driver.advance(by: 0) to run it."
        )
    )
    driver.advance(by: 0.99)
    let message = String(describingForTest: driver.text("Loaded"))
    #expect(
      message.hasPrefix("\(start) A sleep of a task ends in 0.01 s (NotFoundTests.swift:"))
    #expect(message.hasSuffix("); call driver.advance(by: 0.01) to wait for it."))
    driver.advance(by: 0.01)
    #expect(driver.text("Loaded").exists)
  }

  @Test("a timer and an animation are named, and an endless animation isn't")
  func otherWaits() throws {
    struct Content: View {
      let hasTimer: Bool
      @State private var isAsking = false
      var body: some View {
        ProgressView()
        Button("Ask") { isAsking = true }
          .alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
          .onAppear {
            if hasTimer { _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in } }
          }
      }
    }
    let driver = try ViewDriver(text: .squares) { Content(hasTimer: false) }
    driver.settle()
    #expect(
      try Failure.of { try driver.tap(on: "Yes") }.message
        == "there is no button labeled “Yes”; the buttons in the window are “Ask”")
    try driver.tap(on: "Ask")
    #expect(
      try Failure.of { try driver.tap(on: "No") }.message
        .contains(
          "; the transition of Text \"Really?\" in the alert, by easeInOut(0.35), ends in 0.35 s"))
    driver.settle()
    try driver.tap(on: "Yes")
    let ticking = try ViewDriver(text: .squares) { Content(hasTimer: true) }
    #expect(
      try Failure.of { try ticking.tap(on: "Yes") }.message
        .hasPrefix(
          "there is no button labeled “Yes”; the buttons in the window are “Ask”. A Timer that repeats every 5 s is "
            + "due in 5 s (NotFoundTests.swift:"))
  }

  @Test("an item of a closed menu is looked for in the menu")
  func closedMenu() throws {
    let driver = try ViewDriver(text: .squares) {
      Button("Add") {}
      Menu("More") { Button("Sort") {} }
    }
    #expect(
      try Failure.of { try driver.tap(on: "Sort") }.message
        == "there is no button labeled “Sort”; the buttons in the window are “Add”, “More”. If it is in a menu, open "
        + "that first: driver.tap(on: \"More\")")
    #expect(
      try Failure.of { try driver.tap(on: "Ad") }.message
        == "there is no button labeled “Ad”; did you mean “Add”?")
    try driver.tap(on: "More")
    driver.settle()
    try driver.tap(on: "Sort")
  }

  @Test("a button that fades in is waited for")
  func fadingIn() throws {
    struct Content: View {
      @State private var isShown = false
      var body: some View {
        Button("More") { withAnimation(.linear(duration: 1)) { isShown = true } }
        if isShown { Button("Less") {}.transition(.opacity) }
      }
    }
    let driver = try ViewDriver(text: .squares) { Content() }
    try driver.tap(on: "More")
    let failure = try Failure.of { try driver.tap(on: "Less") }
    #expect(failure.message.hasSuffix("call driver.settle() first"))
    driver.settle()
    try driver.tap(on: "Less")
  }

  @Test("an element without the action is shown with its actions")
  func action() throws {
    let driver = try ViewDriver(text: .squares) {
      Text("Letter").accessibilityAction(named: "Archive") {}
      Text("Note")
    }
    let failure = try Failure.of { try driver.perform("Delete", on: "Letter") }
    #expect(failure.message == "“Letter” has no action “Delete”; its actions are “Archive”")
    #expect(failure.line == #line - 2)
    let other = try Failure.of { try driver.perform("Delete", on: "Note") }
    #expect(other.message == "“Note” has no action “Delete”; it has none")
  }

  @Test("a property in an expectation fails at the expectation")
  func expectation() throws {
    let driver = try ViewDriver(text: .squares) { Button("Add") {} }
    let failure = try Failure.of { try #expect(driver.button("Ad").isEnabled) }
    #expect(failure.line == #line - 1)
  }

  @Test("found elements are described in a line each")
  func description() throws {
    let driver = try ViewDriver(size: CGSize(width: 200, height: 100), text: .squares) {
      Button("Add") {}.disabled(true)
    }
    let add = try #require(driver.buttons.first)
    #expect("\(add)".hasPrefix("button “Add” at ("))
    #expect("\(add)".hasSuffix(", disabled"))
    let other = try ViewDriver(size: CGSize(width: 200, height: 100), text: .squares) {
      Button("Louder") {}.accessibilityValue("3").accessibilityAddTraits(.isSelected)
    }
    let louder = try #require(other.buttons.first)
    #expect(louder.value == "3" && louder.traits.contains(.isSelected))
    #expect("\(louder)".hasPrefix("button “Louder” at ("))
    #expect("\(louder)".hasSuffix(", selected, value “3”"))
  }
}
