import SwiftUI
@_spi(Engine) import SwiftUICore

/// One run of a script in a window of its own.
@MainActor
struct MonkeyRun {
  /// How long a window may take to come to rest, in seconds.
  static let longestRest: TimeInterval = 10

  /// How often a script is played to make it shorter.
  private static let mostRuns = 50

  let makeDriver: () throws -> ViewDriver
  let check: (ViewDriver) throws -> Void
  /// The faults that the view may have.
  let ignored: Set<MonkeyFailure.Fault>

  /// A fault, before its script is shortened.
  struct Finding {
    let fault: MonkeyFailure.Fault
    let reason: String
  }

  /// Plays events made up for the window until one finds a fault.
  ///
  /// - Returns: The finding, and the events up to it; nil if there is none.
  func explore(seed: UInt64, count: Int) throws -> (finding: Finding, events: [MonkeyEvent])? {
    var source = MonkeyEvents(seed: seed)
    var played: [MonkeyEvent] = []
    CrashNote.begin("The program crashes. A monkey (seed \(seed)) has played these events:")
    defer { CrashNote.end() }
    let (session, first) = try start()
    if let first { return (first, []) }
    for number in 1...max(count, 1) {
      let next = source.next(in: session.driver)
      for event in next == .rest || number % 40 == 0 || number == count ? source.rest() : [next] {
        played.append(event)
        CrashNote.append(event.code)
        if let finding = session.play(event) { return (finding, played) }
      }
    }
    return nil
  }

  /// Plays a script, and returns what it finds, with the events up to it.
  func replay(_ events: [MonkeyEvent]) throws -> (finding: Finding, events: [MonkeyEvent])? {
    CrashNote.begin("The program crashes. A monkey has played these events:")
    defer { CrashNote.end() }
    let (session, first) = try start()
    if let first { return (first, []) }
    for (index, event) in events.enumerated() {
      CrashNote.append(event.code)
      if let finding = session.play(event) { return (finding, Array(events[...index])) }
    }
    return nil
  }

  /// Returns the shortest script found that has the same fault: without the events that it doesn't need.
  ///
  /// It removes halves, quarters and so on of the script as long as the fault stays, in at most 50 runs.
  func shorten(_ events: [MonkeyEvent], to finding: Finding) throws -> ([MonkeyEvent], Finding) {
    var (best, found, runs) = (events, finding, 0)
    var size = max(events.count / 2, 1)
    while runs < Self.mostRuns {
      var (start, isShorter) = (0, false)
      while start < best.count, runs < Self.mostRuns {
        var shorter = best
        shorter.removeSubrange(start..<min(start + size, best.count))
        runs += 1
        if let again = try replay(shorter), again.finding.fault == finding.fault {
          (best, found, isShorter) = (again.events, again.finding, true)
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { break }
      size = max(size / 2, 1)
    }
    return (best, found)
  }

  /// Shows the view, and returns the fault that it has when it appears.
  private func start() throws -> (Session, Finding?) {
    var session: Session?
    let warnings = try RuntimeWarning.collect {
      session = Session(driver: try makeDriver(), run: self)
    }
    guard let session else { preconditionFailure("the closure has made a driver") }
    let warning = ignored.contains(.warning) ? nil : warnings.first
    return (session, warning.map { .warning($0) } ?? session.play(.rest))
  }
}

/// The window of a run.
@MainActor
private struct Session {
  let driver: ViewDriver
  let run: MonkeyRun

  /// Sends an event, and returns the fault that it finds.
  func play(_ event: MonkeyEvent) -> MonkeyRun.Finding? {
    var before: DisplayList?
    let warnings = RuntimeWarning.collect { event.play(on: driver) { before = listAtRest() } }
    if let warning = warnings.first, !run.ignored.contains(.warning) { return .warning(warning) }
    if let before, driver.displayList != before, !run.ignored.contains(.canceledTouch) {
      return MonkeyRun.Finding(
        fault: .canceledTouch,
        reason: """
          A canceled touch changes the view. The system cancels touches, for alerts and gestures of its own; `onEnded` \
          doesn't run then, but `@GestureState` is reset, and button styles are told.
          \(TextDifference(from: "\(before)", to: "\(driver.displayList)", limit: 8).words)
          """)
    }
    return event == .rest ? checkRest() : nil
  }

  /// Returns what the window shows at rest; nil if it changes by itself, or something is pressed.
  private func listAtRest() -> DisplayList? {
    guard driver.pointers.isEmpty, driver.settle(limit: MonkeyRun.longestRest) else { return nil }
    let list = driver.displayList
    driver.advance(by: 1)
    return driver.displayList == list ? list : nil
  }

  /// Waits until the window is at rest, and returns the fault that it has then.
  private func checkRest() -> MonkeyRun.Finding? {
    var isAtRest = true
    let warnings = RuntimeWarning.collect {
      isAtRest = driver.settle(limit: MonkeyRun.longestRest)
    }
    if let warning = warnings.first, !run.ignored.contains(.warning) { return .warning(warning) }
    if !isAtRest, !run.ignored.contains(.restlessness) {
      return MonkeyRun.Finding(
        fault: .restlessness,
        reason: """
          The window never comes to rest: \(Int(MonkeyRun.longestRest)) seconds after the last event something still \
          changes, such as state that an animation's completion or `onChange` sets again and again.
          """)
    }
    if driver.pointers.isEmpty, let stuck = driver.stuckButton, !run.ignored.contains(.stuckPress) {
      return MonkeyRun.Finding(
        fault: .stuckPress,
        reason: "The button “\(stuck)” is still pressed, though no finger is down.")
    }
    do {
      try run.check(driver)
      return nil
    } catch {
      return MonkeyRun.Finding(fault: .check, reason: "The check fails: \(error)")
    }
  }
}

extension MonkeyRun.Finding {
  static func warning(_ warning: String) -> Self {
    Self(fault: .warning, reason: "There is a warning: \(warning)")
  }
}

extension ViewDriver {
  /// The label of a button that is pressed.
  fileprivate var stuckButton: String? { buttons.first(where: \.isPressed)?.label }
}
