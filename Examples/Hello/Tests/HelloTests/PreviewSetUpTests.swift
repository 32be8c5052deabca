import SwiftUI
import SwiftUITesting
import Testing

/// A preview has any code before its view.
@MainActor
@Suite struct PreviewSetUpTests {
  /// The labels in a preview of `Greeting.swift`, before and after a tap on its first button.
  private func labels(_ name: String) throws -> [[String]] {
    let found = try Preview.all().first {
      $0.fileID == "HelloTests/Greeting.swift" && $0.preview.displayName == name
    }
    let driver = try ViewDriver(previewing: try #require(found).preview)
    let before = driver.texts.map(\.label)
    guard let button = driver.buttons.first else { return [before] }
    try driver.tap(on: button.label)
    driver.settle()
    return [before, driver.texts.map(\.label)]
  }

  @Test("a closure with set-up code returns the view")
  func returned() throws {
    #expect(try labels("Returned") == [["No guests"]])
    let guests = ["Ada", "Grace", "Guest 1", "Guest 2"].map { "Hello, \($0)" }
    #expect(
      try labels("Set up") == [guests + ["Goodbye"], guests.dropLast() + ["Goodbye"]])
    #expect(
      try labels("Condition") == [["Hello, Ada", "Goodbye"], ["No guests"]])
    #expect(
      try labels("Nested declarations") == [["Hello, Ada", "Goodbye"], ["No guests"]])
  }

  @Test("previewable properties may follow other statements, and the view may be returned")
  func previewable() throws {
    #expect(
      try labels("State after statements") == [
        ["Guests"], ["Guests", "Hello, Ada", "Goodbye"],
      ])
    #expect(try labels("State and returns") == [["Leave"], ["No guests"]])
  }

  @Test("a function can be the body of a preview")
  func function() throws {
    #expect(try labels("Function") == [["From a function"]])
  }
}
