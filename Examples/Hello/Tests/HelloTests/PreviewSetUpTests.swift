import SwiftUI
import SwiftUITesting
import Testing

/// A preview has any code before its view.
@MainActor
@Suite struct PreviewSetUpTests {
  /// The labels in a preview of `Greeting.swift`, before and after a tap on its first button.
  private func labels(_ module: String, _ name: String) throws -> [[String]] {
    let found = try Preview.all().first {
      $0.fileID == "\(module)/Greeting.swift" && $0.preview.displayName == name
    }
    let driver = try ViewDriver(previewing: try #require(found).preview)
    let before = driver.texts.map(\.label)
    guard let button = driver.buttons.first else { return [before] }
    try driver.tap(on: button.label)
    driver.settle()
    return [before, driver.texts.map(\.label)]
  }

  @Test(
    "a closure with set-up code returns the view, in Swift 6 and in Swift 5 mode",
    arguments: ["Hello", "HelloSwift5"])
  func returned(module: String) throws {
    #expect(try labels(module, "Returned") == [["Nobody is here"]])
    let guests = ["Ada", "Grace", "Guest 1", "Guest 2"].map { "Hello, \($0)" }
    #expect(
      try labels(module, "Set up") == [guests + ["Goodbye"], guests.dropLast() + ["Goodbye"]])
    #expect(
      try labels(module, "Condition") == [["Hello, Ada", "Goodbye"], ["Nobody is here"]])
    #expect(
      try labels(module, "Nested declarations") == [["Hello, Ada", "Goodbye"], ["Nobody is here"]])
  }

  @Test("previewable properties may follow other statements, and the view may be returned")
  func previewable() throws {
    #expect(
      try labels("Hello", "State after statements") == [
        ["Guests"], ["Guests", "Hello, Ada", "Goodbye"],
      ])
    #expect(try labels("Hello", "State and returns") == [["Leave"], ["Nobody is here"]])
  }

  @Test("a function can be the body of a preview")
  func function() throws {
    #expect(try labels("HelloSwift5", "Function") == [["From a function"]])
  }
}
