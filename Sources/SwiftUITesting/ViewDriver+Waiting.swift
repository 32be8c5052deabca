import Foundation
import TactileHeadlessHost

/// An error for a condition that doesn't become true within a time limit.
///
/// ``ViewDriver/waitFor(_:limit:file:line:condition:)`` throws this error. Its message names the condition and lists
/// the texts in the window. In a test, it is a failure at the line of the call, and the test ends. If the message says
/// that a sleep or a timer is unfinished, call ``ViewDriver/advance(by:file:line:)`` instead: the window's clock stands
/// still during a wait.
public struct TimedOut: Error, CustomStringConvertible {
  let condition: String
  let limit: TimeInterval
  let texts: [String]
  /// A sentence about the work that waits for the window's clock, with a remedy; nil if none waits.
  let pending: String?

  /// A message that names the condition, and lists the texts in the window.
  public var description: String {
    let list = texts.isEmpty ? "none" : texts.map { "“\($0)”" }.joined(separator: ", ")
    return
      "waited \(limit.inSeconds) for \(condition), which did not happen; the window has the texts: "
      + "\(list). "
      + (pending.map { "The window's clock stands still during waitFor. \($0)" }
        ?? "Use waitFor(_:limit:condition:) only for work that leaves the window's clock, such as that of a network or a "
        + "thread; for sleeps and timers, advance the clock.")
  }
}

extension ViewDriver {
  /// Waits until a condition is true, for work that doesn't run on the window's clock.
  ///
  /// Use this method for networks, files and threads. The virtual clock stands still meanwhile. The condition is
  /// evaluated at once, and then about every millisecond, after the work that has returned to the window. Time in which
  /// other tests keep the main actor busy doesn't count.
  ///
  /// ```swift
  /// try driver.tap(on: "Load")
  /// try await driver.waitFor("the answer") { driver.texts.contains { $0.label == "42" } }
  /// ```
  ///
  /// - Parameters:
  ///   - description: A name of the condition, for the message of the error.
  ///   - limit: The maximum time to wait, in seconds of the machine's clock.
  ///   - condition: A closure that returns whether the wait is over.
  /// - Throws: ``TimedOut`` if the condition doesn't become true within the limit, `CancellationError` if the test is
  ///   canceled, and any error of the condition.
  public func waitFor(
    _ description: String = "the condition", limit: TimeInterval = 10,
    file: StaticString = #filePath, line: UInt = #line, condition: () throws -> Bool
  ) async throws {
    var waited: TimeInterval = 0
    while true {
      advance(by: 0, file: file, line: line)
      if try condition() { return }
      guard waited < limit else {
        try CallSite(file, line).fail(
          TimedOut(
            condition: description, limit: limit, texts: texts.map(\.label),
            pending: waitSentences.isEmpty ? nil : waitSentences.joined(separator: " ")),
          isAsynchronous: true)
      }
      let start = ContinuousClock.now
      try await Task.sleep(for: .milliseconds(1))
      // A longer turn was that of other tests.
      waited += min((ContinuousClock.now - start) / .seconds(1), 0.02)
    }
  }
}
