import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Content that is told to scroll to random offsets, compared with a sum of the ways that are left.
@MainActor
@Suite struct ScrollGoalModelTests {
  /// An animated way; all times are exact sums of sixteenths of a second.
  private struct Run {
    let way: CGSize
    let start: Double
    let duration: Double
  }

  /// A scroll view, and the model.
  @MainActor
  private final class Stage {
    let window: Window
    let node: ScrollNode
    var goal = CGPoint.zero
    var runs: [Run] = []
    /// The number of the last request that is to be told about its arrival.
    var waiting: Int?
    /// The requests that were told about their arrival, and those that should have been.
    var arrived: [Int] = []
    var expected: [Int] = []
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64) throws {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      let window = Window {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 2000, height: 2000) }
      }
      self.window = window
      node = try #require(window.scrollNodes.first)
    }

    var time: Double { window.graph.time }

    /// Where the content is: the ways that are left are missing from the goal.
    var place: CGPoint {
      runs.reduce(goal) { place, run in
        let rest = 1 - min((time - run.start) / run.duration, 1)
        return point(place.x - run.way.width * rest, place.y - run.way.height * rest)
      }
    }

    func request(_ number: Int) {
      let stays = random.below(5) == 0
      let target = stays ? goal : point(CGFloat(random.below(1600)), CGFloat(random.below(1700)))
      let duration = Double(1 + random.below(12)) / 16
      let kind = random.below(8)
      let animation: Animation? = kind == 0 ? nil : .linear(duration: kind == 1 ? 0 : duration)
      operations.append("\(number): \(target) with \(animation?.description ?? "nothing")")
      if animation == nil || target == node.offset {
        (runs, waiting) = ([], nil)
      } else if kind == 1 {
        (runs, waiting) = ([], nil)
        expected.append(number)
      } else {
        let way = CGSize(width: target.x - goal.x, height: target.y - goal.y)
        runs.append(Run(way: way, start: time, duration: duration))
        waiting = number
      }
      goal = target
      node.move(to: target, under: Transaction(animation: animation)) { [unowned self] in
        arrived.append(number)
      }
    }

    func wait() {
      let duration = Double(random.below(9)) / 16
      operations.append("wait \(duration)")
      window.wait(duration)
      runs.removeAll { time - $0.start > $0.duration }
      if runs.isEmpty, let number = waiting {
        expected.append(number)
        waiting = nil
      }
    }

    func check() {
      let (shown, expectedPlace) = (node.offset, place)
      #expect(
        abs(shown.x - expectedPlace.x) < 1e-6 && abs(shown.y - expectedPlace.y) < 1e-6,
        "\(operations)")
      #expect(node.goal == goal && node.isMovingToGoal == !runs.isEmpty, "\(operations)")
      #expect(arrived == expected, "\(operations)")
    }
  }

  @Test("content moves along the sum of all ways to its goals, and only the last goal is reached")
  func goals() throws {
    for seed in UInt64(0)..<12 {
      let stage = try Stage(seed: seed)
      for number in 0..<24 {
        if stage.random.below(2) == 0 { stage.request(number) } else { stage.wait() }
        stage.check()
      }
      stage.window.settle()
      #expect(stage.node.offset == stage.goal)
    }
  }
}
