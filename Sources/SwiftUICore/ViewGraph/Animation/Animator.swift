import Foundation

/// Where a value is shown while it is on its way.
///
/// Every change under an animation adds a run from the old value to the new one. What is shown is
/// the model's value and, for each run, the part of its way still to go (rule 4.3.20); so a value
/// changed without animation jumps and the runs go on around it, and a later run adds to the
/// earlier ones (rule 4.3.21). A run that merges takes the place of those before it, with their
/// offset and velocity.
@MainActor
final class Animator<Data: VectorArithmetic>: AnyAnimator {
  struct Run {
    let animation: Animation
    /// Who waits for the end.
    var completions: [AnimationCompletion] = []
    /// The whole way.
    var interval: Data
    var start: TimeInterval
    var context: AnimationContext<Data>
    /// What of the way is done.
    var done: Data = .zero
    /// Which animation it is in a trace.
    var number = 0
  }

  private var runs: [Run] = []
  unowned let node: ViewNode
  private let phase: PhaseSet
  /// What moves, where that is not what the node is.
  let aspect: StaticString?
  /// What a trace tells of the way; nil while nobody listens.
  var traced: TracedMotion<Data>?

  init(node: ViewNode, phase: PhaseSet, aspect: StaticString? = nil) {
    self.node = node
    self.phase = phase
    self.aspect = aspect
  }

  /// What has to be added to the model's value to get the one shown.
  var offset: Data { runs.reduce(.zero) { $0 + ($1.done - $1.interval) } }

  var isRunning: Bool { !runs.isEmpty }

  /// Begins to move by a distance, from what is shown now.
  func move(by distance: Data, with transaction: Transaction, at time: TimeInterval) {
    guard let animation = transaction.effectiveAnimation else { return }
    // What is no number has no way to go, and a removed node is not shown.
    guard !animation.isInstant, distance.magnitudeSquared.isFinite, !node.isRemoved else {
      return stop()
    }
    let number = node.graph.trace?.nextAnimation() ?? 0
    let shown = traced == nil ? .zero : offset
    dropEndlessRuns(for: number)
    var run = Run(
      animation: animation, interval: distance + leftover, start: time,
      context: AnimationContext(scope: node.inputs.environment))
    leftover = .zero
    run.number = number
    if animation.function is any TimedAnimation {
      if let last = runs.last,
        animation.function.shouldMerge(
          previous: last.animation, value: distance, time: time - last.start,
          context: &run.context)
      {
        takeOver(&run, at: time)
      }
    } else {
      join(&run, at: time)
    }
    if animation.function is FluidSpringAnimation { takeTrackedVelocity(&run, at: time) }
    tracker = nil
    run.completions = transaction.completions
    run.completions.forEach { $0.begin() }
    runs.append(run)
    noteBegin(of: run, from: shown - distance)
    node.graph.animators.insert(self)
  }

  /// The speed of changes at once, while somebody asks for it.
  private var tracker: HandMotion<Data>?

  /// Notes a change at once whose speed counts for the animation that comes next.
  func track(_ distance: Data, at time: TimeInterval) {
    var tracker = tracker ?? HandMotion()
    tracker.move(by: distance, at: time)
    self.tracker = tracker
  }

  private func takeTrackedVelocity(_ run: inout Run, at time: TimeInterval) {
    guard let velocity = tracker?.velocity(at: time), velocity != .zero else { return }
    var state = run.context.spring ?? SpringState(offset: .zero, velocity: .zero)
    state.velocity += velocity
    run.context.spring = state
  }

  /// What an animation that would never end had still to go: the next one goes it as well.
  private var leftover: Data = .zero

  /// A repetition without end gives way to whatever comes after it, from where it stands.
  private func dropEndlessRuns(for number: Int) {
    for run in runs where run.animation.isEndless {
      leftover += run.interval - run.done
    }
    let (endless, others) = (
      runs.filter { $0.animation.isEndless },
      runs.filter { !$0.animation.isEndless }
    )
    runs = others
    for run in endless { finish(run, .merged(into: number)) }
  }

  /// Lets an animation of somebody's own take the place of the last run, with its state and time,
  /// where it wants to (rule 4.1.15).
  private func join(_ run: inout Run, at time: TimeInterval) {
    guard let last = runs.last else { return }
    var context = last.context
    guard
      run.animation.function.shouldMerge(
        previous: last.animation, value: last.interval, time: time - last.start,
        context: &context)
    else { return }
    run.interval += last.interval
    run.start = last.start
    run.done = last.done
    run.context = context
    runs.removeLast()
    finish(last, .merged(into: run.number))
  }

  /// Makes the run go all the way that is left, at the speed of those before it, which end.
  private func takeOver(_ run: inout Run, at time: TimeInterval) {
    let velocity = runs.reduce(Data.zero) { sum, run in
      sum
        + (run.animation.function.velocity(
          value: run.interval, time: time - run.start, context: run.context) ?? .zero)
    }
    run.interval -= offset
    run.context.spring?.velocity = velocity
    let taken = runs
    runs = []
    for earlier in taken { finish(earlier, .merged(into: run.number)) }
  }

  private func finish(_ run: Run, _ event: AnimationEvent) {
    node.graph.note(.updates, .animation(run.number, event))
    for completion in run.completions { completion.end(in: node.graph.actions) }
  }

  /// Shows the model's value from now on.
  func stop() {
    let stopped = runs
    runs = []
    for run in stopped { finish(run, .stopped) }
    node.graph.animators.remove(self)
  }

  /// Tells those who do not wait for the last tremble of a spring.
  private func finishLogically(_ index: Int, at time: TimeInterval) {
    let run = runs[index]
    guard !run.completions.isEmpty,
      run.context.isLogicallyComplete || time - run.start >= run.animation.logicalDuration
    else { return }
    for completion in run.completions where !completion.criteria.waitsForRemoval {
      completion.end(in: node.graph.actions)
    }
    runs[index].completions.removeAll { !$0.criteria.waitsForRemoval }
  }

  override var isEndless: Bool { runs.allSatisfy { $0.animation.isEndless } }

  override func advance(to time: TimeInterval) -> Bool {
    for index in runs.indices.reversed() {
      let run = runs[index]
      if let done = run.animation.function.animate(
        value: run.interval, time: time - run.start, context: &runs[index].context),
        done.magnitudeSquared.isFinite || !run.interval.magnitudeSquared.isFinite
      {
        runs[index].done = done
        finishLogically(index, at: time)
      } else {
        finish(runs.remove(at: index), .ended)
      }
    }
    noteValue()
    if phase == .body { node.blame("its data on their way") }
    node.setNeeds(phase)
    return isRunning
  }
}
