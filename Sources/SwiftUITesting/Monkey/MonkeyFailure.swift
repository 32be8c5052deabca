/// An error for a fault that random input finds in a view.
///
/// ``ViewDriver/monkey(seed:events:ignoring:file:line:check:makeDriver:)`` throws this error. Its description contains
/// the fault and the shortest script found that leads to it, which you can paste into a test. In a test, it is a
/// failure at the line of the call. `monkeyFailure` returns it instead, for tools:
///
/// ```swift
/// let failure = try ViewDriver.monkeyFailure(seed: 7) { try ViewDriver { Checkout() } }
/// failure?.script.forEach { print($0) }
/// ```
///
/// See <doc:Monkeys>.
public struct MonkeyFailure: Error, CustomStringConvertible {
  /// A kind of fault that a monkey finds.
  ///
  /// Pass kinds that your app intends to the parameter `ignoring` of
  /// ``ViewDriver/monkey(seed:events:ignoring:file:line:check:makeDriver:)``.
  public enum Fault: String, Sendable {
    /// The window issued a runtime warning.
    case warning
    /// The window never comes to rest, because something still moves long after the last event.
    case restlessness
    /// A button is pressed although no finger and no mouse button is down.
    case stuckPress
    /// A canceled touch changes the window in a way in which lifting the finger wouldn't.
    case canceledTouch
    /// The test's check throws an error.
    case check
  }

  /// The kind of fault that the monkey has found.
  public let fault: Fault
  /// A description of the fault.
  public let reason: String
  /// The lines of a test that lead to the fault, in order; empty if it happens when the view appears.
  ///
  /// They send events to a `driver` that the test creates. The last one is an expectation that the fault breaks, or the
  /// call of the check that fails.
  public let script: [String]
  /// The seed that produces the same events again.
  public let seed: UInt64

  /// The file that has the whole script; nil if there is none.
  var file: String?

  /// The number of lines of a message: no more than a screen.
  private static let mostLines = 40
  /// The number of lines of a message that the reason may take.
  private static let mostReasonLines = 20

  /// Whether the message leaves out lines of the script.
  var isCut: Bool { linesLeftOut > 0 }

  private var linesLeftOut: Int {
    let room = Self.mostLines - shownReason.count - 1
    return script.count <= room ? 0 : script.count - (room - 1)
  }

  private var shownReason: [Substring] {
    let lines = reason.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count <= Self.mostReasonLines
      ? lines : lines.prefix(Self.mostReasonLines - 1) + ["…"]
  }

  /// A message with the reason and the script, in at most forty lines; of a longer script, its last lines.
  public var description: String {
    let whole = file ?? "the property script"
    let more =
      isCut ? ["  // \(linesLeftOut) more lines come before; \(whole) contains all"] : []
    let lines = more + script.dropFirst(linesLeftOut).map { "  \($0)" }
    return """
      \(shownReason.joined(separator: "\n"))
      It happens after these events (seed \(seed)):
      \(lines.isEmpty ? "  none: it happens when the view appears" : lines.joined(separator: "\n"))
      """
  }
}

extension MonkeyFailure {
  /// Creates the failure of a script; its lines end with an expectation that the fault breaks.
  ///
  /// - Parameter ignored: The faults that the view may have. A window that may be restless has to wait as long as in the
  ///   run.
  @MainActor
  init(_ outcome: MonkeyRun.Outcome, ignored: Set<Fault>, seed: UInt64) {
    (fault, reason, self.seed) = (outcome.finding.fault, outcome.finding.reason, seed)
    guard let event = outcome.events.last else {
      script = []
      return
    }
    let before = outcome.events.dropLast().flatMap(\.lines)
    let last = event.lines
    let lines =
      switch fault {
      case .warning:
        before + ["let warnings = ViewDriver.warnings {"] + last.map { "  \($0)" } + [
          "}", "#expect(warnings == [])",
        ]
      case .restlessness: before + last.dropLast() + ["#expect(driver.settle(limit: 10))"]
      case .stuckPress: before + last + ["#expect(!driver.buttons.contains(where: \\.isPressed))"]
      case .canceledTouch: before + Self.comparison(of: event)
      case .check: before + last + [Self.check(failing: reason)]
      }
    script =
      ignored.contains(.restlessness)
      ? lines.map { $0.replacing(MonkeyEvent.restLine, with: "driver.settle(limit: 10)") } : lines
  }

  /// The lines that compare the window before and after a canceled touch.
  private static func comparison(of event: MonkeyEvent) -> [String] {
    guard case .canceledTouch(let touch) = event else { return event.lines }
    return touch.preparation.flatMap(\.lines) + ["let before = driver.displayList"]
      + touch.events.flatMap(\.lines) + ["try expectNoDifference(driver.displayList, before)"]
  }

  /// The line that calls the check of the test, and says in a comment what it has thrown.
  private static func check(failing reason: String) -> String {
    "try check(driver)  // \(reason.prefix { $0 != "\n" }.prefix(80))"
  }
}
