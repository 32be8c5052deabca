import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Traces as JSON.
@MainActor
@Suite struct TraceFileTests {
  @Test("the JSON has the same content as the trace, with the same bytes each time")
  func json() throws {
    func trace() throws -> Trace {
      let driver = try TraceStory.driver { TraceStory.Counter() }
      return try driver.trace { try driver.tap(on: "Add") }
    }
    let first = try trace()
    let bytes = try first.json()
    #expect(try trace().json() == bytes)
    #expect(try JSONDecoder().decode(Trace.self, from: bytes) == first)
  }

  @Test(
    "decoding a trace of another version throws an error with the remedy",
    arguments: ["", "\"version\": 4,"])
  func version(field: String) throws {
    #expect(try String(decoding: Trace().json(), as: UTF8.self).contains("\"version\" : 3"))
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Trace.self, from: Data("{\(field) \"entries\": []}".utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      context.debugDescription
        == "The trace has version \(field.isEmpty ? 1 : 4) of the format, and version 3 is needed. "
        + "Record it again.")
  }
}
