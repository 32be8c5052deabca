import SwiftUI

extension MonkeyRun {
  /// Returns the shortest script found that has the same fault.
  func shorten(_ outcome: Outcome) throws -> Outcome {
    var shortening = MonkeyShortening(run: self, best: outcome)
    try shortening.shorten()
    return shortening.best
  }
}

/// The search for a shorter script that has the same fault.
///
/// The search removes parts of the script, replaces parts with a wait, and simplifies single events, as long as the script
/// still leads to the fault. The same events always lead to the same script.
@MainActor
struct MonkeyShortening {
  let run: MonkeyRun
  /// The shortest script so far.
  private(set) var best: MonkeyRun.Outcome

  /// The number of events that may still be played, which limits the time; new windows and frames count as events.
  private var budget: Int
  private static let eventsPerWindow = 40
  private static let framesPerEvent = 4
  /// The scripts that were tried.
  private var tried: Set<String> = []

  /// The number of events from which on waits are tried instead of short parts.
  private static let longScript = 12

  /// The durations that waits are shortened to, in seconds.
  private static let plainWaits: [TimeInterval] = [
    0.1, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300,
  ]

  init(run: MonkeyRun, best: MonkeyRun.Outcome) {
    (self.run, self.best) = (run, best)
    budget = 100 * best.events.count + 8000
  }

  mutating func shorten() throws {
    guard !best.events.isEmpty else { return }
    _ = try attempt(best.events)
    try replaceHalvesByWaits()
    if best.events.count > Self.longScript { _ = try attempt(best.events.atOnePlace) }
    try removeParts(from: best.events.count - 1)
    if best.events.count > Self.longScript {
      try removeParts(from: best.events.count - 1, leavingWaits: true)
    }
    var former: [MonkeyEvent] = []
    while former != best.events {
      former = best.events
      try simplify()
      try removeParts(from: min(best.events.count / 2, 8), leavingWaits: true)
    }
  }

  /// Tries to wait instead of the whole script, of its first or of its second half.
  ///
  /// Some faults only need time to pass, and would take many waits if events were removed one by one.
  private mutating func replaceHalvesByWaits() throws {
    let (middle, end) = (best.events.count / 2, best.events.count - 1)
    for part in [0..<end, 0..<middle, middle..<end] where part.upperBound < best.events.count {
      if try attempt(replacing: part, with: [wait(part)], isShorter: true) { return }
    }
  }

  /// Tries to leave out parts of a size, then parts of half the size, and so on.
  ///
  /// - Parameter leavingWaits: Whether parts that are needed are replaced by waits.
  private mutating func removeParts(from largest: Int, leavingWaits: Bool = false) throws {
    var size = max(largest, 1)
    while true {
      var (start, isShorter) = (0, false)
      // The last event shows the fault.
      while start < best.events.count - 1 {
        let part = start..<min(start + size, best.events.count - 1)
        var hasRemoved = try attempt(replacing: part, with: [])
        if !hasRemoved, leavingWaits {
          hasRemoved = try attempt(replacing: part, with: [wait(part)], isShorter: true)
        }
        if hasRemoved { isShorter = true } else { start += size }
      }
      if size == 1, !isShorter { return }
      size = max(size / 2, 1)
    }
  }

  /// A wait that is as long as a part of the script.
  private func wait(_ part: Range<Int>) -> MonkeyEvent {
    .advance(best.durations[part].reduce(0, +))
  }

  /// Tries simpler events at each place.
  private mutating func simplify() throws {
    _ = try attempt(best.events.withOneFinger)
    // From the end, since the number of later events may change.
    var fromEnd = 0
    while fromEnd < best.events.count {
      fromEnd += 1
      for simpler in simpler(best.events[best.events.count - fromEnd], isLast: fromEnd == 1) {
        let place = best.events.count - fromEnd
        guard place >= 0, try !attempt(replacing: place..<place + 1, with: simpler) else { break }
      }
    }
  }

  /// Returns what an event could be replaced by, the simplest first.
  private func simpler(_ event: MonkeyEvent, isLast: Bool) -> [[MonkeyEvent]] {
    switch event {
    // If other events move a view, its location may be that of the last touch.
    case .touchDown(let location, let finger) where lastTouch.map { $0 != location } ?? false:
      return lastTouch.map { [[.touchDown($0, finger: finger)]] } ?? []
    case .touchMove(let location, let duration, let finger) where duration > 0:
      return [[.touchMove(location, over: 0, finger: finger)]]
    case .advance(let duration):
      return Self.plainWaits.filter { $0 < duration }.map { [.advance($0)] }
        + (duration == duration.rounded() ? [] : [[.advance(duration.rounded(.up))]])
    case .canceledTouch(var touch) where isLast && best.finding.fault == .canceledTouch:
      touch.isPrepared = false
      var unmoved = touch
      unmoved.target = nil
      return ([unmoved, touch].filter { .canceledTouch($0) != event }).map { [.canceledTouch($0)] }
    case .canceledTouch(let touch):
      return [
        touch.events.filter { if case .advance = $0 { false } else { true } }, touch.events,
      ]
    default: return []
    }
  }

  /// The place of the last touch.
  private var lastTouch: CGPoint? {
    for case .touchDown(let location, _) in best.events.reversed() { return location }
    return nil
  }

  private mutating func attempt(
    replacing part: Range<Int>, with events: [MonkeyEvent], isShorter: Bool = false
  ) throws -> Bool {
    try attempt(
      Array(best.events[..<part.lowerBound] + events + best.events[part.upperBound...]),
      isShorter: isShorter)
  }

  /// Plays a script, which becomes the best one if it has the fault.
  ///
  /// - Parameter isShorter: Whether only a script with fewer events is tried.
  private mutating func attempt(
    _ events: [MonkeyEvent], isShorter: Bool = false
  ) throws -> Bool {
    let events = events.tidied
    guard events != best.events, !isShorter || events.count < best.events.count,
      budget > 0, tried.insert(events.map(\.code).joined(separator: "\n")).inserted
    else { return false }
    let (outcome, frames) = try run.replay(events, to: best.finding.fault)
    budget -= events.count + Self.eventsPerWindow + frames / Self.framesPerEvent
    guard let outcome else { return false }
    best = outcome
    return true
  }
}
