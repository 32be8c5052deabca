import SwiftUI
import Testing

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Gestures and their combinations without a view: random touches, compared with the rules.
@MainActor
@Suite struct GestureModelTests {
  /// A gesture for the types of the recognizers; it is never attached.
  private typealias Part = AnyGesture<[Double]>

  /// A state machine without a view, with values that are numbers.
  private final class Driven<Machine: GestureMachine>: GestureRecognizer<[Double]> {
    private var machine: Machine
    private let numbers: (Machine.Value) -> [Double]

    init(_ machine: Machine, _ numbers: @escaping (Machine.Value) -> [Double]) {
      self.machine = machine
      self.numbers = numbers
    }

    override var wantedDeadline: TimeInterval? { machine.deadline }

    override func evaluate(_ input: GestureInput) -> GesturePhase<[Double]> {
      machine.step(input.event.map { GestureModelTests.sample($0) }, at: input.time, input.verdict)
        .map(numbers)
    }
  }

  /// A view of 100 points at the window's (100, 100), whose local points are half as large.
  private static func sample(_ event: PointerEvent) -> PointerSample {
    PointerSample(
      pointer: event.pointer, phase: event.phase, time: event.time, global: event.location,
      location: CGPoint(x: (event.location.x - 100) * 2, y: (event.location.y - 100) * 2),
      bounds: CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  /// The engine's recognizer of a gesture.
  private func recognizer(_ gesture: NaiveGesture) -> GestureRecognizer<[Double]> {
    switch gesture {
    case .tap(let count): return Driven(TapMachine(count: count)) { [$0.x, $0.y] }
    case .hold(let duration, let distance, let isActive):
      let machine = LongPressMachine(
        minimumDuration: duration, mouseDuration: duration, maximumDistance: distance,
        isActiveAtOnce: isActive)
      return Driven(machine) { [$0 ? 1 : 0] }
    case .drag(let distance):
      return Driven(DragMachine(minimumDistance: distance)) {
        [
          $0.location.x, $0.location.y, $0.startLocation.x, $0.startLocation.y, $0.velocity.width,
          $0.velocity.height, $0.time.timeIntervalSinceReferenceDate,
        ]
      }
    case .magnify(let least):
      let machine = FingerPairMachine<[Double]>(
        measuring: { $0.magnification }, from: 1, atLeast: least
      ) { fingers, velocity, time in
        [
          fingers.magnification - 1, velocity, time.timeIntervalSinceReferenceDate,
          fingers.startLocation.x, fingers.startLocation.y,
        ]
      }
      return Driven(machine) { $0 }
    case .rotate(let least):
      let machine = FingerPairMachine<[Double]>(
        measuring: { $0.rotation }, from: 0, atLeast: least
      ) { fingers, velocity, time in
        [
          fingers.rotation, velocity, time.timeIntervalSinceReferenceDate,
          fingers.startAnchor.x * 200, fingers.startAnchor.y * 200,
        ]
      }
      return Driven(machine) { $0 }
    case .pan(let axes, let catches):
      return Driven(PanMachine(axes: axes, catches: catches)) {
        [$0.translation.width, $0.translation.height, $0.velocity.width, $0.velocity.height]
      }
    case .press(let outset, let delay):
      return Driven(PressGesture(outset: outset, touchDelay: delay)) { [$0 ? 1 : 0] }
    case .exclusive(let first, let second):
      let both = ExclusiveRecognizer<Part, Part>(recognizer(first), recognizer(second))
      return MapRecognizer(both) {
        switch $0 {
        case .first(let value): [1] + value
        case .second(let value): [2] + value
        }
      }
    case .simultaneous(let first, let second):
      let both = SimultaneousRecognizer<Part, Part>(recognizer(first), recognizer(second))
      return MapRecognizer(both) {
        ($0.first.map { [1] + $0 } ?? []) + ($0.second.map { [2] + $0 } ?? [])
      }
    case .sequence(let first, let second):
      let both = SequenceRecognizer<Part, Part>(recognizer(first), recognizer(second))
      return MapRecognizer(both) {
        switch $0 {
        case .first(let value): [1] + value
        case .second(let first, let second): [2] + first + (second ?? [])
        }
      }
    }
  }

  // MARK: Random cases

  /// Random events of fingers or the mouse, as a window sends them.
  private struct Touches {
    var random: RandomCases
    let isMouse: Bool
    /// The number of a hundred events that the first finger has.
    let share: Int
    private(set) var time: TimeInterval = 0
    private var down: [PointerEvent.Pointer: CGPoint] = [:]

    private static let ways: [Double] = [0, 0, 1, 5, 7, 9.9, 10, 10.1, 20, 44.9, 45, 80, 200]
    private static let times: [Double] = [
      0, 0.005, 0.012, 0.05, 0.05, 0.1, 0.1, 0.2, 0.3, 0.35, 0.4, 0.5, 0.75,
    ]

    init(_ random: RandomCases) {
      self.random = random
      isMouse = self.random.below(6) == 0
      share = [100, 80, 50][self.random.below(3)]
    }

    private mutating func way() -> CGFloat {
      let way = Self.ways[random.below(Self.ways.count)]
      return random.below(2) == 0 ? way : -way
    }

    /// The next event; nil if only time passes.
    mutating func next() -> PointerEvent? {
      time += Self.times[random.below(Self.times.count)]
      guard random.below(8) > 0 else { return nil }
      let finger = random.below(100) < share ? 1 : 2 + random.below(6) / 5
      let pointer: PointerEvent.Pointer = isMouse ? .mouse(button: 0) : .touch(finger)
      guard let place = down[pointer] else {
        // No two fingers are at the same place, nor turn by exactly a half.
        let square = CGFloat(finger * finger)
        let start = CGPoint(x: 150 + square / 16, y: 150 + square / 64)
        down[pointer] = start
        // Where the beginning wasn't seen.
        let phase: PointerEvent.Phase = random.below(15) == 0 ? .moved : .began
        return PointerEvent(pointer: pointer, phase: phase, location: start, time: time)
      }
      let location = CGPoint(
        x: place.x + way(), y: place.y + (random.below(2) == 0 ? 0 : way()))
      switch random.below(20) {
      case 0:
        down[pointer] = nil
        return PointerEvent(pointer: pointer, phase: .cancelled, location: place, time: time)
      case 1..<9:
        down[pointer] = nil
        let end = random.below(3) == 0 ? location : place
        return PointerEvent(pointer: pointer, phase: .ended, location: end, time: time)
      default:
        return PointerEvent(pointer: pointer, phase: .moved, location: location, time: time)
      }
    }
  }

  private func randomLeaf(_ random: inout RandomCases) -> NaiveGesture {
    switch random.below(6) {
    case 0, 1: .tap(count: 1 + random.below(3))
    case 2:
      .hold(
        duration: [0.5, 0.5, 0.1, 0, .infinity][random.below(5)],
        distance: [10, 45, 0][random.below(3)], isActiveAtOnce: random.below(2) == 0)
    case 3: .magnify(least: [0.01, 0.5][random.below(2)])
    case 4: .rotate(least: [0.02, 1][random.below(2)])
    default: .drag(distance: [10, 0, 45, .infinity][random.below(4)])
    }
  }

  private func randomGesture(_ random: inout RandomCases, depth: Int) -> NaiveGesture {
    guard depth > 0, random.below(4) > 0 else { return randomLeaf(&random) }
    let parts = (
      randomGesture(&random, depth: depth - 1), randomGesture(&random, depth: depth - 1)
    )
    return switch random.below(3) {
    case 0: .exclusive(parts.0, parts.1)
    case 1: .simultaneous(parts.0, parts.1)
    default: .sequence(parts.0, parts.1)
    }
  }

  private func isClose(_ one: NaiveGesture.Phase, _ other: NaiveGesture.Phase) -> Bool {
    let (own, expected) = (one.value ?? [], other.value ?? [])
    return one.standing == other.standing && own.count == expected.count
      && zip(own, expected).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
  }

  /// Plays random events and compares the phase after each of them, and just before.
  ///
  /// - Returns: The standings that the gesture had.
  private func play(
    _ gesture: NaiveGesture, _ random: RandomCases, steps: Int, _ name: String
  ) -> Set<GestureStanding> {
    let recognizer = recognizer(gesture)
    var touches = Touches(random)
    var story: [NaiveGesture.Moment] = []
    var (standings, verdict): (Set<GestureStanding>, GestureVerdict) = ([], .free)
    func step(_ event: PointerEvent?, _ time: TimeInterval) -> Bool {
      story.append(
        NaiveGesture.Moment(
          sample: event.map { Self.sample($0) }, time: time, verdict: verdict))
      let phase = recognizer.advance(GestureInput(event: event, time: time, verdict: verdict))
      let expected = gesture.phases(story)[story.count - 1]
      standings.insert(phase.standing)
      guard !isClose(phase, expected) else { return true }
      let events = story.map { moment in
        let text = moment.sample.map { "\($0.phase) \($0.pointer) \($0.global)" } ?? "wait"
        return "\(moment.time): \(text), \(moment.verdict)"
      }
      Issue.record(
        "\(name), \(gesture): \(phase) instead of \(expected) after\n\(events.joined(separator: "\n"))"
      )
      return false
    }
    for _ in 0..<steps {
      let event = touches.next()
      // Without an event, phases change at deadlines only.
      for _ in 0..<20 {
        guard let deadline = recognizer.deadline, deadline <= touches.time else { break }
        guard step(nil, deadline) else { return standings }
      }
      if let last = story.last, last.time < touches.time - 0.001 {
        guard step(nil, touches.time - 0.0001) else { return standings }
      }
      if touches.random.below(8) == 0 {
        verdict = [.free, .wait, .beaten][touches.random.below(3)]
      }
      guard step(event, touches.time) else { return standings }
    }
    return standings
  }

  @Test(
    "3.2.7, 3.2.8, 3.3.14, 3.4.19 to 3.4.25, 3.5.29, 3.7.41: random touches have the phases that the rules name"
  )
  func machines() {
    var standings: [String: Set<GestureStanding>] = [:]
    for seed in UInt64(0)..<400 {
      var random = RandomCases(seed: seed)
      let gesture = randomLeaf(&random)
      let kind = Mirror(reflecting: gesture).children.first?.label ?? ""
      standings[kind, default: []].formUnion(play(gesture, random, steps: 12, "seed \(seed)"))
    }
    // Each kind of gesture has been recognized, and has failed.
    #expect(standings.count == 5)
    for (kind, found) in standings { #expect(found.isSuperset(of: [.ended, .failed]), "\(kind)") }
  }

  @Test("2.2.21 to 2.2.28, 2.4.48, 2.4.51: random touches pan and press as the rules say")
  func pansAndPresses() {
    for seed in UInt64(0)..<400 {
      var random = RandomCases(seed: seed)
      let axes: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical], []]
      let gesture: NaiveGesture =
        random.below(2) == 0
        ? .pan(axes[random.below(seed % 10 == 0 ? 4 : 3)], catches: random.below(4) == 0)
        : .press(outset: [70, 0][random.below(2)], delay: [0.012, 0.15][random.below(2)])
      _ = play(gesture, random, steps: 12, "seed \(seed)")
    }
  }

  @Test("3.7.38 to 3.7.41: combined gestures are recognized in random touches by the rules")
  func combinations() {
    var standings: Set<GestureStanding> = []
    for seed in UInt64(0)..<500 {
      var random = RandomCases(seed: seed)
      let gesture = randomGesture(&random, depth: 2)
      standings.formUnion(play(gesture, random, steps: 12, "seed \(seed)"))
    }
    #expect(standings == [.possible, .active, .ended, .failed])
  }
}
