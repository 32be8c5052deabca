import Testing

@testable import TactileDrawing

/// Warnings that bodies and layouts repeat in each frame.
@Suite struct WarningHistoryTests {
  /// Adds warnings in order, and returns those that are new.
  private func new(_ messages: [String]) -> [String] {
    var history = WarningHistory()
    return messages.filter { history.insert($0) }
  }

  @Test("a repeated warning isn't new")
  func repeated() {
    #expect(new(["negative", "negative", "infinite", "negative"]) == ["negative", "infinite"])
  }

  @Test("the history of a program that issues a different warning in each frame is limited")
  func capacity() {
    let numbers = (0..<WarningHistory.capacity).map { "\($0)" }
    #expect(new(numbers + ["0"]).count == WarningHistory.capacity + 1)
  }
}
