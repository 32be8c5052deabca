import SwiftUI
@_spi(Engine) import TactileViewGraph

/// Runs of scripts, each in a separate window.
@MainActor
struct MonkeyRun {
  /// How long a window may take to come to rest, in seconds.
  static let longestRest: TimeInterval = 10

  let makeDriver: () throws -> ViewDriver
  let check: (ViewDriver) throws -> Void
  /// The faults that aren't reported.
  let ignored: Set<MonkeyFailure.Fault>

  /// A fault, before its script is shortened.
  struct Finding {
    let fault: MonkeyFailure.Fault
    let reason: String

    static func warning(_ warning: String) -> Self {
      Self(fault: .warning, reason: "There is a warning: \(warning)")
    }
  }

  /// A fault, the events up to it, and the seconds that each of them took.
  struct Outcome {
    let finding: Finding
    let events: [MonkeyEvent]
    let durations: [TimeInterval]
  }

  /// Plays random events on the window until one leads to a fault.
  ///
  /// - Returns: The finding, and the events up to it; nil if there is none.
  func explore(seed: UInt64, count: Int) throws -> Outcome? {
    var source = MonkeyEvents(seed: seed)
    CrashNote.begin("The program crashes. A monkey (seed \(seed)) has played these events:")
    defer { CrashNote.end() }
    let session = try MonkeySession(self)
    var isOver = session.finding != nil || !session.play(.rest)
    var untilRest = 40
    while !isOver {
      var next = source.next(in: session.driver)
      let isLast = session.events.count + next.count >= count
      untilRest -= next.count
      if isLast || untilRest <= 0 { next += source.rest() }
      if next.last == .rest { untilRest = 40 }
      isOver = !next.allSatisfy(session.play) || isLast
    }
    for suspect in session.suspects {
      if let outcome = try outcome(of: suspect, in: session) { return outcome }
    }
    return outcome(of: session)
  }

  /// Plays a script, and returns the fault if it is of a kind, with the events up to it, and the number of frames that the
  /// rests took.
  func replay(
    _ events: [MonkeyEvent], to fault: MonkeyFailure.Fault
  ) throws -> (outcome: Outcome?, frames: Int) {
    CrashNote.begin("The program crashes. A monkey has played these events:")
    defer { CrashNote.end() }
    let session = try MonkeySession(self, replaying: fault)
    guard session.finding == nil else { return (nil, 0) }
    _ = events.allSatisfy(session.play)
    let frames = session.framesOfRests
    guard fault == .canceledTouch else {
      return (outcome(of: session).flatMap { $0.finding.fault == fault ? $0 : nil }, frames)
    }
    guard let last = session.suspects.last, last.count == events.count else {
      return (nil, frames)
    }
    return (try outcome(of: last, in: session), 3 * frames)
  }

  private func outcome(of session: MonkeySession) -> Outcome? {
    session.finding.map {
      Outcome(finding: $0, events: session.events, durations: session.durations)
    }
  }

  // MARK: Canceled touches

  /// Returns the fault of a canceled touch that has changed the window; nil if it may change it so.
  ///
  /// A view that follows a drag without `onEnded`, such as a slider or a drawing, keeps its changes when the drag is
  /// canceled, as if the finger had been lifted. A window may also change by itself meanwhile.
  private func outcome(
    of suspect: MonkeySession.Suspect, in session: MonkeySession
  ) throws -> Outcome? {
    let events = Array(session.events[..<suspect.count])
    let former = events.dropLast() + suspect.touch.preparation
    guard try list(after: former + [.advance(suspect.duration)]) == suspect.before,
      try list(after: former + suspect.touch.events(endingWith: .touchUp(finger: 0)))
        != suspect.after
    else { return nil }
    let difference = TextDifference(from: "\(suspect.before)", to: "\(suspect.after)", limit: 8)
    return Outcome(
      finding: Finding(
        fault: .canceledTouch,
        reason: """
          A canceled touch leaves the view changed, and not as a lifted finger leaves it. The system cancels touches, for \
          alerts and gestures of its own; `onEnded` doesn't run then. Keep what a gesture changes in a `@GestureState`, \
          which is reset, or in `isPressed` of a button style.
          \(difference.words)
          """), events: events, durations: Array(session.durations[..<suspect.count]))
  }

  /// Returns what another window shows after some events.
  private func list(after events: [MonkeyEvent]) throws -> DisplayList {
    var list: DisplayList?
    _ = try RuntimeWarning.collect {
      let driver = try makeDriver()
      for event in events { event.play(on: driver) }
      list = driver.displayList
    }
    guard let list else { preconditionFailure("the closure has made a driver") }
    return list
  }
}
