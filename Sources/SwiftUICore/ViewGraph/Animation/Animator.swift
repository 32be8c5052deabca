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
  private struct Run {
    let animation: Animation
    /// The whole way.
    let interval: Data
    let start: TimeInterval
    var context = AnimationContext<Data>()
    /// What of the way is done.
    var done: Data = .zero
  }

  private var runs: [Run] = []
  private unowned let node: ViewNode
  private let phase: PhaseSet

  init(node: ViewNode, phase: PhaseSet) {
    self.node = node
    self.phase = phase
  }

  /// What has to be added to the model's value to get the one shown.
  var offset: Data { runs.reduce(.zero) { $0 + ($1.done - $1.interval) } }

  var isRunning: Bool { !runs.isEmpty }

  /// Begins to move by a distance, from what is shown now.
  func move(by distance: Data, with animation: Animation, at time: TimeInterval) {
    guard !animation.isInstant else { return stop() }
    var run = Run(animation: animation, interval: distance, start: time)
    if let last = runs.last,
      animation.function.shouldMerge(
        previous: last.animation, value: distance, time: time - last.start,
        context: &run.context)
    {
      run = merged(run, at: time)
      runs = []
    }
    runs.append(run)
    node.graph.animators.insert(self)
  }

  /// A run that goes all the way that is left, at the speed of those before it.
  private func merged(_ run: Run, at time: TimeInterval) -> Run {
    let velocity = runs.reduce(Data.zero) { sum, run in
      sum
        + (run.animation.function.velocity(
          value: run.interval, time: time - run.start, context: run.context) ?? .zero)
    }
    var result = Run(
      animation: run.animation, interval: run.interval - offset, start: time)
    result.context.spring = SpringState(offset: .zero, velocity: velocity)
    return result
  }

  /// Shows the model's value from now on.
  func stop() {
    runs = []
    node.graph.animators.remove(self)
  }

  override func advance(to time: TimeInterval) -> Bool {
    for index in runs.indices.reversed() {
      let run = runs[index]
      if let done = run.animation.function.animate(
        value: run.interval, time: time - run.start, context: &runs[index].context)
      {
        runs[index].done = done
      } else {
        runs.remove(at: index)
      }
    }
    node.setNeeds(phase)
    return isRunning
  }
}

/// A value of a node that moves when it changes under an animation.
@MainActor
struct AnimatedValue<Value: Animatable> {
  /// The value that the view has.
  private(set) var model: Value
  private var animator: Animator<Value.AnimatableData>?

  init(_ value: Value) { model = value }

  /// The value to show.
  var presented: Value {
    guard let animator, animator.isRunning else { return model }
    var value = model
    value.animatableData += animator.offset
    return value
  }

  /// Takes a new value, under the transaction that holds at the node (rule 4.3.19).
  mutating func update(_ value: Value, node: ViewNode, phase: PhaseSet) {
    let distance = value.animatableData - model.animatableData
    model = value
    guard distance != .zero, let animation = node.graph.transaction.effectiveAnimation
    else { return }
    let animator = animator ?? Animator(node: node, phase: phase)
    self.animator = animator
    animator.move(by: distance, with: animation, at: node.graph.time)
  }

  /// Ends the movement of a node that goes away.
  func stop() { animator?.stop() }
}
