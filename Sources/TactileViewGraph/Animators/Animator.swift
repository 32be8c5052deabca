import Foundation

/// The animations of a value, which determine the value to show.
///
/// Every change under an animation adds a run from the old value to the new one. The shown value is the model's value
/// minus the remaining part of each run (rule 4.3.20). A value that changes without animation therefore jumps while the
/// runs continue around it, and a later run adds to the earlier ones (rule 4.3.21). A run that merges replaces those
/// before it, and continues with their offset and velocity.
@MainActor
package final class Animator<Data: VectorArithmetic>: AnyAnimator {
  struct Run {
    let animation: Animation
    /// The completions to call, also those of runs that this one has replaced.
    var completions: [Waiting] = []
    /// The total distance of the run.
    var interval: Data
    var start: TimeInterval
    var context: AnimationContext<Data>
    /// The distance that the run has covered.
    var done: Data = .zero
    /// The number of the animation in a trace.
    var number = 0
  }

  /// A completion, and the logical end of the replaced run that it belongs to; nil for the run that has it.
  typealias Waiting = (completion: AnimationCompletion, end: TimeInterval?)

  private var runs: [Run] = []
  unowned let node: ViewNode
  private let phase: PhaseSet
  /// The animated aspect of the node; nil for the node's main value.
  let aspect: StaticString?
  /// The trace information of the value; nil while no trace is running.
  var traced: TracedMotion<Data>?

  package init(node: ViewNode, phase: PhaseSet, aspect: StaticString? = nil) {
    self.node = node
    self.phase = phase
    self.aspect = aspect
  }

  /// The offset to add to the model's value to get the shown value.
  package var offset: Data {
    var offset = Data.zero
    for index in runs.indices { offset += runs[index].done - runs[index].interval }
    return offset
  }

  package var isRunning: Bool { !runs.isEmpty }

  /// Begins an animation of a distance, from the value shown now.
  package func move(by distance: Data, with transaction: Transaction, at time: TimeInterval) {
    guard let animation = transaction.effectiveAnimation else { return }
    // A distance that is not finite cannot be animated, and a removed node is not shown.
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
    let timed = animation.timed
    if timed != nil {
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
    if timed?.continuesVelocity == true { takeTrackedVelocity(&run, at: time) }
    tracker = nil
    transaction.completions.forEach { $0.begin() }
    run.completions = inherited + transaction.completions.map { ($0, nil) }
    inherited = []
    runs.append(run)
    noteBegin(of: run, from: shown - distance)
    node.graph.animators.insert(self)
  }

  /// The velocity of changes without animation, while transactions track it.
  private var tracker: InteractiveVelocity<Data>?

  /// Records a change without animation, whose velocity the next animation continues.
  func track(_ distance: Data, at time: TimeInterval) {
    var tracker = tracker ?? InteractiveVelocity()
    tracker.move(by: distance, at: time)
    self.tracker = tracker
  }

  private func takeTrackedVelocity(_ run: inout Run, at time: TimeInterval) {
    guard let velocity = tracker?.velocity(at: time), velocity != .zero else { return }
    var state = run.context.spring ?? SpringState(offset: .zero, velocity: .zero)
    state.velocity += velocity
    run.context.spring = state
  }

  /// The remaining distance of replaced endless animations, which the next run covers as well.
  private var leftover: Data = .zero

  /// Removes endless runs, and adds their remaining distance to the next run.
  private func dropEndlessRuns(for number: Int) {
    guard !runs.isEmpty else { return }
    for run in runs where run.animation.isEndless {
      leftover += run.interval - run.done
    }
    let (endless, others) = (
      runs.filter { $0.animation.isEndless },
      runs.filter { !$0.animation.isEndless }
    )
    runs = others
    for run in endless { replace(run, by: number) }
  }

  /// Lets a custom animation replace the last run, with its state and time, if it requests to merge (rule 4.1.15).
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
    replace(last, by: run.number)
  }

  /// Makes the run cover the whole remaining distance with the velocity of the previous runs, and ends those.
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
    for earlier in taken { replace(earlier, by: run.number) }
  }

  /// The completions of replaced runs, which the next run calls.
  private var inherited: [Waiting] = []

  /// Ends a run whose completions the next run calls (rule 4.3.24a); an endless one is complete now.
  private func replace(_ run: Run, by number: Int) {
    node.graph.note(.updates, .animation(run.number, .merged(into: number)))
    let end = run.animation.isEndless ? node.graph.time : run.start + run.animation.logicalDuration
    inherited += run.completions.map { ($0.completion, $0.end ?? (end.isFinite ? end : nil)) }
  }

  private func finish(_ run: Run, _ event: AnimationEvent) {
    node.graph.note(.updates, .animation(run.number, event))
    for waiting in run.completions { waiting.completion.end(in: node.graph.actions) }
  }

  /// Ends all runs and shows the model's value.
  package func stop() {
    let stopped = runs
    runs = []
    for run in stopped { finish(run, .stopped) }
    node.graph.animators.remove(self)
  }

  /// Calls the completions that do not wait for a spring to come to rest completely.
  private func finishLogically(_ index: Int, at time: TimeInterval) {
    let run = runs[index]
    guard !run.completions.isEmpty else { return }
    let isComplete =
      run.context.isLogicallyComplete || time - run.start >= run.animation.logicalDuration
    func isDue(_ waiting: Waiting) -> Bool {
      !waiting.completion.criteria.waitsForRemoval
        && (waiting.end.map { time >= $0 } ?? isComplete)
    }
    for waiting in run.completions where isDue(waiting) {
      waiting.completion.end(in: node.graph.actions)
    }
    runs[index].completions.removeAll(where: isDue)
  }

  override var isEndless: Bool { runs.allSatisfy { $0.animation.isEndless } }

  @_spi(Engine) public override var unended: UnendedAnimation? {
    let finite = runs.filter { !$0.animation.isEndless }
    guard let last = finite.last else { return nil }
    let rests = finite.map(rest)
    return UnendedAnimation(
      of: node, aspect: aspect.map { "\($0)" }, by: last.animation.description,
      rest: rests.contains(nil) ? nil : rests.compactMap(\.self).max())
  }

  /// Returns the seconds until a run ends; nil if it takes more than a minute.
  private func rest(of run: Run) -> TimeInterval? {
    let now = node.graph.time
    if let duration = run.animation.duration { return run.start + duration - now }
    var context = run.context
    return (1...3600).lazy.map { TimeInterval($0) / 60 }.first { rest in
      run.animation.function.animate(
        value: run.interval, time: now + rest - run.start, context: &context) == nil
    }
  }

  package override func advance(to time: TimeInterval) -> Bool {
    for index in runs.indices.reversed() {
      let run = runs[index]
      if let done = run.animation.function.animate(
        value: run.interval, time: time - run.start, context: &runs[index].context),
        done.magnitudeSquared.isFinite || !run.interval.magnitudeSquared.isFinite
      {
        runs[index].done = done
        finishLogically(index, at: time)
      } else {
        var run = runs.remove(at: index)
        if index < runs.count {
          // The later runs of the value have to end as well (rule 4.3.24a).
          let split = run.completions.partition { $0.completion.criteria.waitsForRemoval }
          runs[index].completions += run.completions[split...]
          run.completions.removeSubrange(split...)
        }
        finish(run, .ended)
      }
    }
    noteValue()
    if phase == .body { node.blame(.animation) }
    node.setNeeds(phase)
    return isRunning
  }
}
