import SwiftUI
import SwiftUITesting
import Testing

/// The lines of failures: each call fails at its own.
@MainActor
@Suite struct CallSiteTests {
  @Test("a failure is reported once, at the line of the action")
  func line() throws {
    let driver = try FailingTap.driver { Button("Save") {}.disabled(true) }
    let failure = try Failure.of { try driver.tap(on: "Save") }
    #expect(failure.line == #line - 1)
    let reading = try Failure.of { _ = try driver.button("Safe").frame }
    #expect(reading.line == #line - 1)
    let later = driver.text("Later")
    let acting = try Failure.of { try later.tap() }
    #expect(acting.line == #line - 1)
    let readingLater = try Failure.of { _ = try later.frame }
    #expect(readingLater.line == #line - 1)
  }

  @Test("each action fails at its own line")
  func actions() throws {
    let driver = try FailingTap.driver { Text("Hello") }
    let save = driver.button("Save")
    let actions: [() throws -> Void] = [
      { try save.tap() }, { try save.click() }, { try save.hold(for: 1) }, { try save.hover() },
      { try save.drag(by: .zero) }, { try save.touchDown() }, { try save.mouseDown() },
      { try driver.tap(on: "Save") }, { try driver.touchDown(on: "Save") },
      { try driver.click(on: "Save") }, { try driver.mouseDown(on: "Save") },
      { try driver.drag(on: "Save", by: .zero) }, { try driver.hover(over: "Save") },
    ]
    for action in actions {
      let failure = try Failure.of(action)
      #expect(failure.message == "there is no button labeled “Save”; the window has no buttons")
      #expect((#line - 12..<#line).contains(failure.line))
    }
  }

  @Test("an expectation of a locator says what it finds, or why it finds nothing")
  func expectations() throws {
    let driver = try FailingTap.driver {
      Button("Sign in") {}.frame(width: 100, height: 50)
      Button("Off") {}.disabled(true)
    }
    #expect(
      String(describingForTest: driver.button("Sing in"))
        == "there is no button labeled “Sing in”; did you mean “Sign in”?")
    #expect(
      String(describingForTest: driver.button("Off")).hasPrefix(
        "the button labeled “Off” can't be touched: it is disabled"))
    #expect(
      String(describingForTest: driver.button("Sign in")).hasPrefix(
        "the button labeled “Sign in” at ("))
  }
}
