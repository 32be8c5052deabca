/// An error thrown if a view doesn't stand random input.
///
/// Its description says what is wrong, and has the shortest script found that shows it, which can be pasted into a test.
public struct MonkeyFailure: Error, CustomStringConvertible {
  /// The kinds of faults that are found.
  public enum Fault: String, Sendable {
    /// The window issued a runtime warning.
    case warning
    /// Something moves for ever after the last event, so that the window never comes to rest.
    case restlessness
    /// A button is still pressed when no finger and no mouse button is down.
    case stuckPress
    /// A touch that was canceled without having moved has changed what the window shows.
    case canceledTouch
    /// The check that the test passed to the monkey has thrown an error.
    case check
  }

  /// The kind of fault that was found.
  public let fault: Fault
  /// A description of the fault.
  public let reason: String
  /// The lines of a test that show the fault, in order; each calls a method of `driver`.
  public let script: [String]
  /// The seed that makes the same events again.
  public let seed: UInt64

  /// A message with the reason and the script; of a script that fills more than a screen, its last lines.
  public var description: String {
    let limit = 40
    let left = script.count - limit
    let more = left > 0 ? ["  // \(left) more lines come before; the property script has all"] : []
    let lines = more + script.suffix(limit).map { "  \($0)" }
    return """
      \(reason)
      It happens after these events (seed \(seed)):
      \(lines.isEmpty ? "  none: the view shows it when it appears" : lines.joined(separator: "\n"))
      """
  }
}

extension MonkeyFailure {
  /// Creates the failure of a script of events; its lines end with an expectation that the fault breaks.
  @MainActor
  init(_ finding: MonkeyRun.Finding, after events: [String], seed: UInt64) {
    fault = finding.fault
    reason = finding.reason
    self.seed = seed
    let events = events.map { $0.split(separator: "\n").map(String.init) }
    let last = events.last ?? []
    let before = events.dropLast().flatMap(\.self)
    guard !events.isEmpty else {
      script = []
      return
    }
    script =
      switch finding.fault {
      case .warning:
        before + ["let warnings = ViewDriver.warnings {"] + last.map { "  \($0)" } + [
          "}", "#expect(warnings == [])",
        ]
      case .restlessness: before + last.dropLast() + ["#expect(driver.settle(limit: 10))"]
      case .stuckPress: before + last + ["#expect(!driver.buttons.contains(where: \\.isPressed))"]
      case .canceledTouch:
        before + last.prefix(MonkeyEvent.linesBeforeCanceled) + ["let before = driver.displayList"]
          + last.dropFirst(MonkeyEvent.linesBeforeCanceled)
          + ["try expectNoDifference(driver.displayList, before)"]
      case .check: before + last + ["// Here the check of the test fails."]
      }
  }
}
