import Foundation
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The rotations of a symbol by two effects, compared with the sum of the turns that each has made.
@MainActor
@Suite struct SymbolPerformanceModelTests {
  /// A number of turns that take a second each; all times are exact sums of sixteenths of a second.
  private struct Turns {
    let start: Double
    let speed: Double
    /// The number of turns; nil for an effect that repeats while it is active.
    let count: Int?

    /// The turns made at a time.
    func made(at time: Double) -> Double {
      min((time - start) * speed, count.map(Double.init) ?? .infinity)
    }

    func isOver(at time: Double) -> Bool {
      count.map { (time - start) * speed > Double($0) } ?? false
    }
  }

  /// A symbol that turns when a value changes, and turns while it is active, and the model.
  @MainActor
  private final class Stage {
    let graph: ViewGraph
    var performance = SymbolPerformance()
    var triggered = SymbolEffectEntry(
      motion: .rotate(1), speed: 1, trigger: AnyEquatable(0), isActive: false)
    var active = SymbolEffectEntry(motion: .rotate(1), speed: 1, isActive: false)
    var trigger = 0
    /// What each change of the value has started, and what the active effect has started.
    var changes: [Turns] = []
    var activity: Turns?
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64, graph: ViewGraph) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      self.graph = graph
      update()
    }

    private func update() { performance.update([triggered, active], node: graph.root) }

    private func speed() -> Double { [0.5, 1, 2][random.below(3)] }

    func change() {
      trigger += 1
      (triggered.trigger, triggered.speed) = (AnyEquatable(trigger), speed())
      triggered.count = random.below(2) == 0 ? nil : 1 + random.below(3)
      operations.append("\(triggered.count ?? 1) turns at speed \(triggered.speed)")
      changes.append(
        Turns(start: graph.time, speed: triggered.speed, count: triggered.count ?? 1))
      update()
    }

    func activate(_ isActive: Bool) {
      active.isActive = isActive
      (active.speed, active.count) = (speed(), random.below(2) == 0 ? nil : 1 + random.below(3))
      operations.append("active: \(isActive), \(active.count ?? 0) turns at speed \(active.speed)")
      activity =
        isActive ? Turns(start: graph.time, speed: active.speed, count: active.count) : nil
      update()
    }

    func advance() {
      let duration = Double(random.below(12)) / 16
      operations.append("advance by \(duration)")
      graph.advance(to: graph.time + duration)
      changes.removeAll { $0.isOver(at: graph.time) }
      if activity?.isOver(at: graph.time) == true { activity = nil }
    }

    func check() {
      // Effects that are over have made whole turns.
      let turns = (changes + [activity].compactMap(\.self)).reduce(0) {
        $0 + $1.made(at: graph.time)
      }
      let difference = (performance.pose.degrees - turns * 360).remainder(dividingBy: 360)
      #expect(abs(difference) < 1e-6, "\(operations)")
      #expect(graph.isAnimating == (!changes.isEmpty || activity != nil), "\(operations)")
    }
  }

  @Test("a symbol has made the turns that its effects have started, and rests after whole ones")
  func turns() {
    let window = Window {}
    for seed in UInt64(0)..<40 {
      let stage = Stage(seed: seed, graph: window.graph)
      for _ in 0..<50 {
        switch stage.random.below(6) {
        case 0, 1: stage.change()
        case 2: stage.activate(!stage.active.isActive)
        default: stage.advance()
        }
        stage.check()
      }
      stage.performance.stop()
      #expect(!window.graph.isAnimating)
    }
  }
}
