import SwiftUI

@_spi(Engine) @testable import TactileViewGraph

/// A gesture as the rules describe it: its phase follows from everything that has happened so far.
///
/// Values are numbers, so that all gestures have values of one type.
indirect enum NaiveGesture {
  case tap(count: Int)
  case hold(duration: TimeInterval, distance: CGFloat, isActiveAtOnce: Bool)
  case drag(distance: CGFloat)
  case magnify(least: Double)
  case rotate(least: Double)
  case pan(Axis.Set, catches: Bool)
  case press(outset: CGFloat, delay: TimeInterval)
  case exclusive(NaiveGesture, NaiveGesture)
  case simultaneous(NaiveGesture, NaiveGesture)
  case sequence(NaiveGesture, NaiveGesture)

  typealias Phase = GesturePhase<[Double]>

  /// An event or the passing of time, under a verdict of the gestures that precede.
  struct Moment {
    var sample: PointerSample?
    var time: TimeInterval
    var verdict: GestureVerdict
  }

  /// The phases that others see, after each of the moments.
  func phases(_ story: [Moment]) -> [Phase] {
    let parts = parts(story)
    var phases: [Phase] = []
    for index in story.indices {
      // A gesture that is over doesn't change.
      if let last = phases.last, last.isTerminal {
        phases.append(last)
      } else {
        phases.append(parts[index])
      }
    }
    return phases
  }

  private func parts(_ story: [Moment]) -> [Phase] {
    switch self {
    case .exclusive(let first, let second):
      // Rule 3.7.38; the second one has to yield to the first (rule 3.7.41).
      let firsts = first.phases(story)
      let yielding = zip(story, firsts).map { moment, phase in
        var moment = moment
        switch (moment.verdict, phase) {
        case (.beaten, _), (_, .active), (_, .ended): moment.verdict = .beaten
        case (.wait, _), (_, .possible): moment.verdict = .wait
        case (.free, .failed): break
        }
        return moment
      }
      return zip(firsts, second.phases(yielding)).map { first, second in
        switch (first, second) {
        case (.active, _), (.ended, _): first.map { [1] + $0 }
        case (.possible, .active), (.failed, _): second.map { [2] + $0 }
        case (.possible, _): .possible
        }
      }
    case .simultaneous(let first, let second):
      // Rule 3.7.39.
      return zip(first.phases(story), second.phases(story)).map { first, second in
        let value = (first.value.map { [1] + $0 } ?? []) + (second.value.map { [2] + $0 } ?? [])
        if case .active = first { return .active(value) }
        if case .active = second { return .active(value) }
        guard first.isTerminal, second.isTerminal else { return .possible }
        return value.isEmpty ? .failed : .ended(value)
      }
    case .sequence(let first, let second):
      let firsts = first.phases(story)
      guard let end = firsts.firstIndex(where: { $0.isTerminal }),
        case .ended(let value) = firsts[end]
      else { return firsts.map { $0.map { [1] + $0 } } }
      let before = firsts[..<end].map { $0.map { [1] + $0 } }
      let rest = Array(story[(end + 1)...])
      // Rule 3.7.40; the next touch has to begin as soon as that of another tap (rule 3.2.7).
      let limit = story[end].time + 0.35
      let isHeld = !Self.pointersDown(after: story[...end]).isEmpty
      let next = rest.firstIndex { $0.sample?.phase == .began || $0.sample?.phase == .moved }
      let after = zip(rest.indices, second.phases(rest)).map { index, phase -> Phase in
        if !isHeld, index <= next ?? .max, rest[index].time >= limit { return .failed }
        if case .possible = phase { return .active([2] + value) }
        return phase.map { [2] + value + $0 }
      }
      return before + [.active([2] + value)] + after
    default:
      var own = Phase.possible
      return story.indices.map { end in
        // A gesture that is over isn't interested in the rest.
        if !own.isTerminal { own = phase(Array(story[...end])) }
        return yielding(own, to: story[end].verdict)
      }
    }
  }

  /// The phase of a gesture under a verdict (rule 3.7.41).
  private func yielding(_ phase: Phase, to verdict: GestureVerdict) -> Phase {
    if case .failed = phase { return .failed }
    switch (self, verdict) {
    case (_, .free): return phase
    case (.tap, .beaten), (.press, .beaten), (.pan, .beaten): return .failed
    default: return .possible
    }
  }

  /// The pointers that are down after a part of a story.
  private static func pointersDown(
    after story: ArraySlice<Moment>
  ) -> Set<PointerEvent.Pointer> {
    var down: Set<PointerEvent.Pointer> = []
    for case let sample? in story.map(\.sample) {
      if sample.phase == .began || sample.phase == .moved {
        down.insert(sample.pointer)
      } else {
        down.remove(sample.pointer)
      }
    }
    return down
  }
}
