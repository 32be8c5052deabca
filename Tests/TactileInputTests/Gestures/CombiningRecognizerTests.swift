import SwiftUI
import Testing

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Combined gestures in isolation: the parts pass through given phases, without a view.
@MainActor
@Suite struct CombiningRecognizerTests {
  /// A gesture for the types of the recognizers; it is never attached.
  private typealias Part = AnyGesture<Int>

  /// A recognizer that goes through given phases, one in each step, and notes the verdicts.
  private final class Played: GestureRecognizer<Int> {
    private var phases: [GesturePhase<Int>]
    private(set) var verdicts: [GestureVerdict] = []
    private(set) var stops = 0

    init(_ phases: GesturePhase<Int>...) { self.phases = phases }

    override func evaluate(_ input: GestureInput) -> GesturePhase<Int> {
      verdicts.append(input.verdict)
      return phases.count > 1 ? phases.removeFirst() : phases[0]
    }

    override func didStop() { stops += 1 }
  }

  private func input(
    _ phase: PointerEvent.Phase? = nil, at time: TimeInterval = 0,
    _ verdict: GestureVerdict = .free
  ) -> GestureInput {
    GestureInput(
      event: phase.map {
        PointerEvent(pointer: .touch(0), phase: $0, location: .zero, time: time)
      }, time: time, verdict: verdict)
  }

  private static let phases: [GesturePhase<Int>] = [.possible, .active(1), .ended(1), .failed]

  @Test("3.7.38: of two exclusive gestures the second is recognized after the first has failed")
  func exclusive() {
    for first in Self.phases {
      for second in Self.phases.map({ $0.map { $0 + 1 } }) {
        let parts = (Played(first), Played(second))
        let phase = ExclusiveRecognizer<Part, Part>(parts.0, parts.1).advance(input(.moved))
        let expected: GesturePhase<ExclusiveGesture<Part, Part>.Value> =
          switch (first, second) {
          case (.active, _): .active(.first(1))
          case (.ended, _): .ended(.first(1))
          case (.failed, _): second.map { .second($0) }
          case (.possible, .active): .active(.second(2))
          case (.possible, _): .possible
          }
        #expect(phase == expected, "\(first) before \(second)")
        #expect(parts.1.verdicts == [GestureVerdict(after: first.standing)])
      }
    }
  }

  @Test("3.7.39: of two simultaneous gestures one keeps the other alive")
  func simultaneous() {
    typealias Value = SimultaneousGesture<Part, Part>.Value
    for first in Self.phases {
      for second in Self.phases {
        let parts = (Played(first), Played(second))
        let phase = SimultaneousRecognizer<Part, Part>(parts.0, parts.1).advance(input(.moved))
        let standings = [first.standing, second.standing]
        let expected: GestureStanding =
          standings.contains(.active)
          ? .active
          : standings.contains(.possible)
            ? .possible : standings == [.failed, .failed] ? .failed : .ended
        #expect(phase.standing == expected, "\(first) with \(second)")
        if let value = phase.value {
          #expect(value == Value(first: first.value, second: second.value))
        }
        #expect(parts.0.verdicts == [.free] && parts.1.verdicts == [.free])
      }
    }
  }

  @Test("3.7.40: the second gesture of a sequence receives no events until the first has ended")
  func sequence() {
    typealias Value = SequenceGesture<Part, Part>.Value
    let (first, second) = (
      Played(.possible, .active(1), .ended(2)), Played(.possible, .active(3), .ended(4))
    )
    let sequence = SequenceRecognizer<Part, Part>(first, second)
    var phases: [GesturePhase<Value>] = []
    for phase in [PointerEvent.Phase.began, .moved, .moved] {
      phases.append(sequence.advance(input(phase)))
    }
    #expect(second.verdicts == [])
    for phase in [PointerEvent.Phase.moved, .moved, .ended] {
      phases.append(sequence.advance(input(phase)))
    }
    #expect(
      phases == [
        .possible, .active(.first(1)), .active(.second(2, nil)), .active(.second(2, nil)),
        .active(.second(2, 3)), .ended(.second(2, 4)),
      ])
    #expect(sequence.deadline == nil)
  }

  @Test(
    "3.7.40: the second gesture begins within 0.35 s of the release, or the sequence fails")
  func sequenceDeadline() {
    func play(_ time: TimeInterval) -> GestureStanding {
      let sequence = SequenceRecognizer<Part, Part>(Played(.ended(1)), Played(.possible))
      _ = sequence.advance(input(.ended, at: 1))
      #expect(sequence.deadline == 1.35)
      return sequence.advance(input(.began, at: time)).standing
    }
    #expect(play(1.34) == .active)
    // A finger that goes down later is not awaited: the deadline has passed before.
    let late = SequenceRecognizer<Part, Part>(Played(.ended(1)), Played(.possible))
    _ = late.advance(input(.ended, at: 1))
    #expect(late.advance(input(at: 1.35)).standing == .failed)
    // With the finger still down nothing is urgent.
    let held = SequenceRecognizer<Part, Part>(Played(.ended(1)), Played(.possible))
    _ = held.advance(input(.began, at: 1))
    #expect(held.deadline == nil)
    #expect(held.advance(input(at: 100)).standing == .active)
  }

  @Test("3.7.40: a sequence fails if either of its gestures fails")
  func sequenceFailure() {
    #expect(
      SequenceRecognizer<Part, Part>(Played(.failed), Played(.ended(1))).advance(input(.began))
        == .failed)
    let sequence = SequenceRecognizer<Part, Part>(Played(.ended(1)), Played(.failed))
    _ = sequence.advance(input(.began))
    #expect(sequence.advance(input(.moved)) == .failed)
  }

  @Test("an ended combination doesn't change, and stopping it stops its parts once")
  func ends() {
    let parts = (Played(.active(1)), Played(.possible))
    let both = SimultaneousRecognizer<Part, Part>(parts.0, parts.1)
    _ = both.advance(input(.began))
    both.stop()
    both.stop()
    #expect(both.phase == .failed)
    #expect(parts.0.stops == 1 && parts.1.stops == 1)
    #expect(both.advance(input(.moved)) == .failed)
    #expect(parts.0.verdicts.count == 1)
  }
}
