import Foundation
import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Random blocks that enqueue further blocks: a window is updated after each turn of the main queue.
@MainActor
@Suite struct TurnModelTests {
  /// What a block does.
  indirect enum Step {
    case set(Int)
    case enqueue(Queue, [Step])
  }

  /// How a block comes to the main thread.
  enum Queue: CaseIterable {
    case dispatch, runLoop, task
  }

  @Test("5.27: onChange runs after each turn of the main queue, over random blocks")
  func turnsFollowTheModel() async {
    let seed = setting("TACTILE_FUZZ_SEED", default: 1)
    let scripts = setting("TACTILE_TURN_SCRIPTS", default: 100)
    await ScriptRun(test: "turnsFollowTheModel", scripts: "TACTILE_TURN_SCRIPTS") { seed, _ in
      var random = SplitMix(seed: seed)
      let steps = steps(&random, depth: 4)
      let (shown, expected) = (changes(after: steps), expectedChanges(after: steps))
      return shown == expected
        ? nil : ("onChange was called with \(shown) instead of \(expected) after \(steps)", [])
    }
    .play(scripts, from: seed)
  }

  private func steps(_ random: inout SplitMix, depth: Int) -> [Step] {
    (0..<random.below(4)).map { _ in
      guard depth > 0, random.chance(2) else { return .set(random.below(3)) }
      let queue = Queue.allCases[random.below(Queue.allCases.count)]
      return .enqueue(queue, steps(&random, depth: depth - 1))
    }
  }

  // MARK: The window

  private final class Log {
    var changes: [Int] = []
  }

  private func changes(after steps: [Step]) -> [Int] {
    let log = Log()
    let size = CGSize(width: 100, height: 100)
    let host = HeadlessHost(
      HostConfiguration(size: size, displayScale: 1), hasVirtualTime: true
    ) {
      Stateful(0) { value in
        Button("Go") { run(steps, on: value) }
          .onChange(of: value.wrappedValue) { _, new in log.changes.append(new) }
      }
    }
    for phase in [PointerEvent.Phase.began, .ended] {
      host.send(phase, .touch(0), at: CGPoint(x: 50, y: 50))
    }
    host.advance(by: 0.1)
    return log.changes
  }

  private func run(_ steps: [Step], on value: Binding<Int>) {
    for step in steps {
      switch step {
      case .set(let number): value.wrappedValue = number
      case .enqueue(let queue, let steps):
        let block: @MainActor @Sendable () -> Void = { run(steps, on: value) }
        switch queue {
        case .dispatch: DispatchQueue.main.async(execute: block)
        case .runLoop: RunLoop.main.perform { MainActor.assumeIsolated(block) }
        case .task: Task { block() }
        }
      }
    }
  }

  // MARK: The model

  private func expectedChanges(after steps: [Step]) -> [Int] {
    var (value, shown) = (0, 0)
    var (changes, turn): ([Int], [[Step]]) = ([], [steps])
    while !turn.isEmpty {
      var next: [[Step]] = []
      for step in turn.joined() {
        switch step {
        case .set(let number): value = number
        case .enqueue(_, let steps): next.append(steps)
        }
      }
      if value != shown { changes.append(value) }
      (shown, turn) = (value, next)
    }
    return changes
  }
}
