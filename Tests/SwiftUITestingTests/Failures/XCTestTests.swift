import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import XCTest

/// Methods of an `XCTestCase` that fail, which only run for ``XCTestTests``.
final class FailingXCTests: XCTestCase {
  private static let variable = "TACTILE_FAILING_XCTESTS"

  override func setUpWithError() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment[Self.variable] == nil, "XCTestTests runs this")
  }

  @MainActor private static func driver() throws -> ViewDriver {
    try ViewDriver(text: .squares) { Text("Hello") }
  }

  // XCTest can't call methods of the main actor that aren't asynchronous.

  @MainActor func testThrows() async throws {
    try Self.driver().tap(on: "A")
  }

  @MainActor func testThrowsLater() async throws {
    let driver = try Self.driver()
    await Task.yield()
    try await driver.waitFor("B", limit: 0) { false }
  }

  @MainActor func testNotes() async throws {
    let driver = try Self.driver()
    driver.touchUp()
    try expectNoDifference(1, 2)
    driver.touchDown(at: .zero)
    try driver.expectRest()
  }

  @MainActor func testAssertions() async throws {
    let driver = try Self.driver()
    XCTAssertThrowsError(try driver.tap(on: "C")) { XCTAssert($0 is NotFound) }
    XCTAssertNoThrow(try driver.tap(on: "D"))
  }

  func testSynchronous() throws {
    try MainActor.assumeIsolated {
      let driver = try Self.driver()
      XCTAssertThrowsError(try driver.tap(on: "C")) { XCTAssert($0 is NotFound) }
      try driver.tap(on: "E")
    }
  }

  /// Runs a method in a process of its own, and returns the lines that report its failures, without the file's folder.
  static func failures(of method: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["\(String(reflecting: Self.self))/\(method)"]
    process.environment = ProcessInfo.processInfo.environment.merging([variable: "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains(": error: ") }
      .map { line in String(line.split(separator: "/").last ?? line) }
  }
}

/// Calls of the driver in the methods of an `XCTestCase`, whose failures have a file and a line too.
@Suite struct XCTestTests {
  /// The line of a call in ``FailingXCTests``.
  private func line(of call: String) throws -> Int {
    let lines = try String(contentsOfFile: #filePath, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.hasPrefix("    ") && $0.contains(call) }) + 1
  }

  @Test(
    "a call that ends the test is reported once, at its line",
    arguments: [
      ("testThrows", "tap(on: \"A\")", "there is no button labeled “A”; "),
      ("testThrowsLater", "waitFor(\"B\"", "waited 0 seconds for B, "),
      ("testSynchronous", "tap(on: \"E\")", "there is no button labeled “E”; "),
    ])
  func ends(method: String, call: String, message: String) throws {
    let failures = try FailingXCTests.failures(of: method)
    #expect(failures.count == 1)
    let place = try "XCTestTests.swift:\(line(of: call)): error: FailingXCTests.\(method) : "
    #expect(failures.first?.hasPrefix(place) == true)
    #expect(failures.first?.contains(" - \(message)") == true)
  }

  @Test("a call that doesn't end the test is reported at its line")
  func notes() throws {
    let failures = try FailingXCTests.failures(of: "testNotes")
    #expect(failures.count == 3)
    for (failure, call) in zip(failures, ["touchUp()", "expectNoDifference(1", "expectRest()"]) {
      let place = try "XCTestTests.swift:\(line(of: call)): error: FailingXCTests.testNotes : "
      #expect(failure.hasPrefix("\(place)failed - "))
    }
  }

  @Test("an assertion gets the error")
  func assertions() throws {
    let failures = try FailingXCTests.failures(of: "testAssertions")
    #expect(failures.count == 1)
    let place = try "XCTestTests.swift:\(line(of: "tap(on: \"D\")")): error: "
    #expect(failures.first?.hasPrefix(place) == true)
    #expect(failures.first?.contains("there is no button labeled “D”") == true)
  }
}
