import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A value that changes with and without animations, compared with the sum of all changes, and the
/// completions of the changes.
@MainActor
@Suite struct AnimatorModelTests {
  private struct Level: Animatable { var animatableData: Double }

  /// An animated change of the value; all times are exact sums of sixteenths of a second.
  private struct Run {
    var distance: Double
    let start: Double
    let delay: Double
    let duration: Double
    let isEased: Bool
    /// Whether every second repetition goes backward; nil for a change that isn't repeated.
    let reverses: Bool?
    /// The number by which a completion is told that the change has ended, and when.
    let number: Int
    let criteria: AnimationCompletionCriteria
    /// The numbers that are told at the next moment, because their endless animation was replaced.
    var due: [Int] = []
    /// The numbers that are told when this animation and all later ones have ended.
    var removals: [Int] = []

    /// Points of a curve that starts and ends slowly.
    private static let points: [(time: Double, progress: Double)] = (0...2000).map { step in
      let t = Double(step) / 2000
      let (first, second, end) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
      return (first * 0.42 + second * 0.58 + end, second + end)
    }

    var animation: Animation {
      let base: Animation =
        isEased ? .easeInOut(duration: duration) : .linear(duration: duration)
      return (reverses.map { base.repeatForever(autoreverses: $0) } ?? base).delay(delay)
    }

    var isEndless: Bool { reverses != nil }

    func hasEnded(at time: Double) -> Bool { !isEndless && time - start - delay > duration }

    func isComplete(at time: Double) -> Bool {
      criteria == .logicallyComplete && !isEndless && time - start >= delay + duration
    }

    private func progress(_ time: Double) -> Double {
      guard isEased, let index = Self.points.firstIndex(where: { $0.time >= time }), index > 0
      else { return time }
      let (before, after) = (Self.points[index - 1], Self.points[index])
      let fraction = (time - before.time) / (after.time - before.time)
      return before.progress + (after.progress - before.progress) * fraction
    }

    /// The distance that the animation still has to cover.
    func rest(at time: Double) -> Double {
      let passed = max(time - start - delay, 0) / duration
      // A repetition lasts until its end, included.
      let index = max(passed.rounded(.up) - 1, 0)
      let share = progress(passed - index)
      let goesBack = reverses == true && index.truncatingRemainder(dividingBy: 2) == 1
      return distance * (goesBack ? share : 1 - share)
    }
  }

  /// A value of a window, and the model.
  @MainActor
  private final class Stage {
    let graph: ViewGraph
    var value = AnimatedValue(Level(animatableData: 0))
    var model = 0.0
    var runs: [Run] = []
    /// The completions that were called, and those that should have been.
    var called: [Int] = []
    var complete: Set<Int> = []
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64, graph: ViewGraph) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      self.graph = graph
    }

    func change() { change(by: Double(random.below(7) - 3) * 50) }

    func change(by distance: Double, isEndless: Bool? = nil) {
      let repeats = isEndless ?? (random.below(6) == 0)
      var run = Run(
        distance: distance, start: graph.time, delay: Double(random.below(3)) / 8,
        duration: Double(1 + random.below(16)) / 16, isEased: random.below(2) == 0,
        reverses: repeats ? random.below(2) == 0 : nil, number: operations.count,
        criteria: random.below(2) == 0 ? .logicallyComplete : .removed)
      var transaction = Transaction(animation: run.animation)
      transaction.addAnimationCompletion(criteria: run.criteria) {
        [unowned self, number = run.number] in called.append(number)
      }
      switch isEndless == nil ? random.below(10) : 9 {
      case 0, 1: transaction = Transaction()
      case 2: transaction.disablesAnimations = true
      case 3:
        transaction.animation = .linear(duration: 0)
        guard distance != 0 else { break }
        complete.formUnion(runs.flatMap { $0.due + $0.removals + [$0.number] })
        runs = []
      default:
        guard distance != 0 else { break }
        if run.criteria == .removed { run.removals = [run.number] }
        // An animation covers the rest of those that would never end.
        for endless in runs where endless.isEndless {
          run.distance += endless.rest(at: graph.time)
          run.removals += endless.removals
          run.due += endless.due
          if endless.criteria == .logicallyComplete { run.due.append(endless.number) }
        }
        runs.removeAll(where: \.isEndless)
        runs.append(run)
      }
      model += distance
      operations.append("by \(distance) with \(transaction.effectiveAnimation?.description ?? "-")")
      graph.inTransaction(transaction) {
        value.update(Level(animatableData: model), node: graph.root, phase: .display)
      }
    }

    func advance(by duration: Double) {
      operations.append("advance by \(duration)")
      graph.advance(to: graph.time + duration)
      complete.formUnion(runs.filter { $0.isComplete(at: graph.time) }.map(\.number))
      for index in runs.indices.reversed() {
        complete.formUnion(runs[index].due)
        runs[index].due = []
        guard runs[index].hasEnded(at: graph.time) else { continue }
        let run = runs.remove(at: index)
        if index < runs.count {
          runs[index].removals += run.removals
        } else {
          complete.formUnion(run.removals)
        }
      }
    }

    func check() {
      graph.runActions()
      #expect(called.sorted() == complete.sorted(), "\(operations)")
      let shown = value.presented.animatableData
      let expected = runs.reduce(model) { $0 - $1.rest(at: graph.time) }
      #expect(abs(shown - expected) < 0.001, "\(operations)")
      #expect(value.model.animatableData == model && value.isMoving == !runs.isEmpty)
      #expect(graph.isAnimating == !runs.isEmpty, "\(operations)")
      #expect(graph.hasFiniteAnimation == runs.contains { !$0.isEndless }, "\(operations)")
    }
  }

  @Test("the shown value is the model's value minus the rest of each animation that is running")
  func sums() {
    let window = Window {}
    for seed in UInt64(0)..<60 {
      let stage = Stage(seed: seed, graph: window.graph)
      for _ in 0..<40 {
        if stage.random.below(2) == 0 {
          stage.change()
        } else {
          stage.advance(by: Double(stage.random.below(10)) / 16)
        }
        stage.check()
      }
      stage.change(by: 10, isEndless: false)
      stage.advance(by: 10)
      #expect(stage.runs.isEmpty && stage.value.presented.animatableData == stage.model)
      stage.check()
    }
  }
}
