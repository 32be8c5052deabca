import SwiftUI
import Synchronization
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph
import Testing

/// The window of a run, the events that it has received, and the fault that they lead to.
@MainActor
final class MonkeySession {
  /// The largest number of suspects, since each takes two more runs.
  private static let mostSuspects = 8
  /// The largest number of suspects at one place, which may be that of a slider.
  private static let mostSuspectsNearby = 2

  /// A canceled touch that has changed what the window shows, as some may: the number of events up to it, what the
  /// window showed before and after, and the seconds that the touch took.
  struct Suspect {
    let touch: CanceledTouch
    let count: Int
    let before: DisplayList
    let after: DisplayList
    let duration: TimeInterval
  }

  let driver: ViewDriver
  private let run: MonkeyRun
  /// The fault that a replay looks for; nil in a search.
  private let replayed: MonkeyFailure.Fault?
  private(set) var events: [MonkeyEvent] = []
  /// The seconds that each event took.
  private(set) var durations: [TimeInterval] = []
  private(set) var suspects: [Suspect] = []
  private(set) var finding: MonkeyRun.Finding?

  /// Shows the view, which may issue a warning.
  ///
  /// - Parameter fault: The fault that a replay looks for; nil in a search.
  init(_ run: MonkeyRun, replaying fault: MonkeyFailure.Fault? = nil) throws {
    (self.run, replayed) = (run, fault)
    var driver: ViewDriver?
    let warnings = try RuntimeWarning.collect { driver = try run.makeDriver() }
    guard let driver else { preconditionFailure("the closure has made a driver") }
    self.driver = driver
    if let warning = warnings.first, !run.ignored.contains(.warning) {
      finding = .warning(warning)
    }
  }

  /// Sends an event, and checks whether it leads to a fault.
  ///
  /// - Returns: Whether there is no fault yet.
  func play(_ event: MonkeyEvent) -> Bool {
    let start = driver.time
    events.append(event)
    CrashNote.append(event.code)
    switch event {
    case .canceledTouch(let touch): finding = judge { play(touch) }
    case .rest: finding = judge { event.play(on: driver) }
    default:
      let warnings = RuntimeWarning.collect { event.play(on: driver) }
      if let warning = warnings.first, !run.ignored.contains(.warning) {
        finding = .warning(warning)
      }
    }
    durations.append(driver.time - start)
    return finding == nil
  }

  /// The number of frames that the window has taken to come to rest.
  var framesOfRests: Int {
    Int(zip(events, durations).reduce(0) { $1.0.rests ? $0 + $1.1 * 60 : $0 })
  }

  /// Plays a canceled touch, and remembers it if it changes the window.
  private func play(_ touch: CanceledTouch) -> Bool {
    // The caret of a focused field blinks.
    let isReady = driver.pointers.isEmpty && driver.isActive && !driver.isTyping
    var isAtRest = true
    for part in touch.preparation { isAtRest = part.play(on: driver) }
    let (before, offsets, start) = (driver.displayList, scrollOffsets, driver.time)
    let wasAtRest = isAtRest
    for part in touch.events { isAtRest = part.play(on: driver) }
    let after = driver.displayList
    if isReady, wasAtRest, isAtRest, !driver.isTyping, after != before, scrollOffsets == offsets {
      suspect(
        Suspect(
          touch: touch, count: events.count, before: before, after: after,
          duration: driver.time - start))
    }
    return isAtRest
  }

  /// Remembers a suspect: in a search the first ones at different places, in a replay the last one.
  private func suspect(_ suspect: Suspect) {
    guard !run.ignored.contains(.canceledTouch) else { return }
    if replayed != nil { suspects = [] }
    let nearby = suspects.count { $0.touch.isNear(suspect.touch) }
    guard suspects.count < Self.mostSuspects, nearby < Self.mostSuspectsNearby else { return }
    suspects.append(suspect)
  }

  /// The offsets of the scroll views, which a canceled drag doesn't reset.
  private var scrollOffsets: [CGPoint] {
    var offsets: [CGPoint] = []
    driver.host.graph.root.forEachVisibleNode { node in
      if let scrollView = node as? ScrollNode { offsets.append(scrollView.offset) }
    }
    return offsets
  }

  /// Comes to rest by a closure, and returns the fault that the window has then.
  ///
  /// While a finger or a key is down, and in an inactive window, only warnings are faults.
  private func judge(_ rest: () -> Bool) -> MonkeyRun.Finding? {
    var isAtRest = true
    let warnings = RuntimeWarning.collect { isAtRest = rest() }
    if let warning = warnings.first, !run.ignored.contains(.warning) { return .warning(warning) }
    guard driver.pointers.isEmpty, driver.keys.isEmpty, driver.isActive else { return nil }
    if !isAtRest, !run.ignored.contains(.restlessness) {
      return MonkeyRun.Finding(
        fault: .restlessness,
        reason: """
          The window never comes to rest: \(Int(MonkeyRun.longestRest)) seconds after the last event something still \
          changes, such as state that an animation's completion or `onChange` sets again and again.
          """)
    }
    if let stuck = driver.buttons.first(where: \.isPressed)?.label,
      !run.ignored.contains(.stuckPress)
    {
      return MonkeyRun.Finding(
        fault: .stuckPress,
        reason: "The button “\(stuck)” is still pressed, though no finger is down.")
    }
    // The script of another fault has no check, whose expectations would fail again in each replay.
    guard replayed == nil || replayed == .check, let error = checkError() else { return nil }
    // The library's description contains the whole expectation, which is already an issue of the test.
    let words =
      error is ExpectationFailedError ? FailedExpectation().description : "\(error)"
    return MonkeyRun.Finding(fault: .check, reason: "The check fails: \(words)")
  }

  /// Returns the error that the test's check throws, or one for an expectation that fails; nil if there is neither.
  ///
  /// The issues of expectations count once: those of replays are known. Swift Testing prints known issues as well, and has
  /// no way to evaluate an expectation without a record.
  private func checkError() -> (any Error)? {
    func run() -> (any Error)? {
      do {
        try CallSite.$throwsErrors.withValue(true) { try self.run.check(driver) }
        return nil
      } catch { return error }
    }
    guard Test.current != nil else { return run() }
    var error: (any Error)?
    let (hasFailed, isReplay) = (Flag(), replayed != nil)
    withKnownIssue("an attempt to shorten a monkey's script", isIntermittent: true) {
      error = run()
    } matching: { issue in
      if issue.isFailure { hasFailed.value.store(true, ordering: .relaxed) }
      return isReplay
    }
    return error ?? (hasFailed.value.load(ordering: .relaxed) ? FailedExpectation() : nil)
  }

  private final class Flag: Sendable {
    let value = Atomic(false)
  }

  /// An expectation, such as `#expect`, that failed without an error.
  private struct FailedExpectation: Error, CustomStringConvertible {
    var description: String { "an expectation of the check failed" }
  }
}
