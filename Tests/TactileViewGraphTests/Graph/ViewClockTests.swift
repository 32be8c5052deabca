import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The scheduled changes of a window, compared with a list of the last requests.
@MainActor
@Suite struct ViewClockTests {
  private final class Listener: ViewNode, ClockListener {
    var called: @MainActor () -> Void = {}

    func timeHasCome() { called() }
  }

  /// A clock with its listeners, and the model: the last request of each listener.
  @MainActor
  private final class Schedule {
    let clock = ViewClock()
    let listeners: [Listener]
    var requests: [Int: TimeInterval] = [:]
    var random: RandomCases
    var now: TimeInterval = 0
    var operations: [String]
    /// The listeners that may not be called: they requested a time while the others were being called.
    var late: Set<Int> = []

    init(seed: UInt64, inputs: ViewInputs) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      listeners = (0..<6).map { _ in Listener(inputs: inputs) }
      for (number, listener) in listeners.enumerated() {
        listener.called = { [unowned self] in call(number) }
      }
    }

    /// Requests a time for a random listener, soon or late, or cancels its request.
    func request() {
      let number = random.below(listeners.count)
      let time = random.below(4) == 0 ? nil : now + Double(random.below(20)) / 4
      operations.append("\(number) requests \(time.map { "\($0)" } ?? "nothing")")
      requests[number] = time
      late.insert(number)
      clock.set(time, for: listeners[number])
    }

    private func call(_ number: Int) {
      operations.append("\(number) is called")
      let time = requests.removeValue(forKey: number)
      #expect(time.map { $0 <= now + ViewClock.tolerance } == true, "\(operations)")
      for _ in 0..<random.below(3) { request() }
    }

    func advance() {
      // Sums of such steps are rounded.
      now += Double(random.below(12)) * 0.1
      operations.append("advance to \(now)")
      late = []
      clock.advance(to: now)
      let missed = requests.filter { $0.value <= now && !late.contains($0.key) }
      #expect(missed.isEmpty, "\(operations)")
    }
  }

  @Test("a listener is called once at its last requested time, whatever others request meanwhile")
  func requests() {
    let window = Window {}
    for seed in UInt64(0)..<40 {
      let schedule = Schedule(seed: seed, inputs: window.graph.root.inputs)
      for _ in 0..<60 {
        if schedule.random.below(3) == 0 { schedule.advance() } else { schedule.request() }
        let next = schedule.requests.values.min()
        #expect(schedule.clock.nextTime == next, "\(schedule.operations)")
      }
    }
  }

  @Test("a time that rounding has moved just beyond the present is due")
  func rounding() {
    let clock = ViewClock()
    let window = Window {}
    let listener = Listener(inputs: window.graph.root.inputs)
    var calls = 0
    listener.called = { calls += 1 }
    clock.set(0.1 + 0.2, for: listener)
    clock.advance(to: 0.3)
    #expect(calls == 1 && clock.nextTime == nil)
  }
}
