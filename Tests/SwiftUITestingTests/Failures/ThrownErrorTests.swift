import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The errors of the driver's calls, which expectations can match.
@MainActor struct ThrownErrorTests {
  private func driver() throws -> ViewDriver {
    try ViewDriver(text: .squares) { Button("Save") {}.disabled(true) }
  }

  @Test("an expectation of an error gets it, and no issue is recorded")
  func expectation() async throws {
    let driver = try driver()
    let missing = #expect(throws: NotFound.self) { try driver.tap(on: "Send") }
    #expect(missing?.description.hasPrefix("there is no button labeled “Send”") == true)
    #expect(throws: Unreachable.self) { try driver.tap(on: "Save") }
    #expect(throws: NotFound.self) { _ = try driver.button("Send").frame }
    #expect(throws: CannotShow.self) { try ViewDriver(scale: 9) { Text("A") } }
    try #require(throws: ValuesDiffer.self) { try expectNoDifference(1, 2) }
    await #expect(throws: TimedOut.self) {
      try await driver.waitFor("a miracle", limit: 0) { false }
    }
    driver.touchDown(at: .zero)
    #expect(throws: NotAtRest.self) { try driver.expectRest() }
  }

  @Test("a call after an expectation of an error fails the test at its line")
  func after() throws {
    let driver = try driver()
    #expect(throws: NotFound.self) { try driver.tap(on: "Send") }
    let failure = try Failure.of { try driver.tap(on: "Send") }
    #expect(failure.line == #line - 1)
  }
}
