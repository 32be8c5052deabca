import Foundation

/// A spring that takes over from a running animation, including its velocity (rules 4.1.7 to 4.1.10).
package struct FluidSpringAnimation: TimedAnimation {
  /// The period of one undamped oscillation, in seconds.
  let response: TimeInterval
  /// The fraction of critical damping; 1 comes to rest without overshooting.
  let dampingFraction: Double
  /// The time over which the response of a preceding spring changes to that of this one, in seconds.
  var blendDuration: TimeInterval = 0
  /// Whether the spring is that of `Animation.default`, which has a description of its own.
  var isDefault = false

  package var logicalDuration: TimeInterval { response > 0 ? response : 0 }
  package var continuesVelocity: Bool { true }

  private static let step: TimeInterval = 1.0 / 300
  /// Just over a second of steps, the longest time between frames that does not count as a pause.
  private static let mostSteps = 302

  private static func stiffness(_ response: TimeInterval) -> Double {
    response > 0 ? min((2 * .pi / response) * (2 * .pi / response), 45_000) : 45_000
  }

  /// Returns the current response, which blends smoothly after a change (rule 4.1.10).
  private func response<V>(_ state: SpringState<V>) -> TimeInterval {
    guard let earlier = state.earlierResponse, state.time < blendDuration else { return response }
    let progress = state.time / blendDuration
    let blend = progress * progress * (3 - 2 * progress)
    return earlier + (response - earlier) * blend
  }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.spring ?? SpringState(offset: .zero, velocity: .zero)
    defer { context.spring = state }
    // After a pause, only the time of one frame counts, so that the spring does not appear to jump.
    if time - state.time > 1 { state.time = time - 1.0 / 60 }
    var steps = 0
    while state.time + Self.step <= time + 1e-9, steps < Self.mostSteps {
      integrate(&state, towards: value)
      state.time += Self.step
      steps += 1
    }
    // At very late times, a step is lost in rounding.
    if steps == Self.mostSteps { state.time = time }
    // A spring whose values overflow cannot come to rest.
    guard state.offset.magnitudeSquared.isFinite, state.velocity.magnitudeSquared.isFinite else {
      state = SpringState(offset: .zero, velocity: .zero)
      return nil
    }
    return isSettled(state, at: value) ? nil : state.offset
  }

  private func integrate<V: VectorArithmetic>(_ state: inout SpringState<V>, towards target: V) {
    let half = Self.step / 2
    let stiffness = Self.stiffness(response(state))
    let damping = 2 * stiffness.squareRoot() * dampingFraction
    state.velocity += state.force.scaled(by: half)
    state.offset += state.velocity.scaled(by: Self.step)
    state.force =
      (target - state.offset).scaled(by: stiffness) - state.velocity.scaled(by: damping)
    state.velocity += state.force.scaled(by: half)
  }

  private func isSettled<V: VectorArithmetic>(_ state: SpringState<V>, at target: V) -> Bool {
    guard state.time > 0 else { return false }
    let remaining = (target - state.offset).magnitudeSquared
    return max(state.velocity.magnitudeSquared, state.force.magnitudeSquared) <= 0.0036
      && remaining <= target.magnitudeSquared * 0.0001
  }

  package func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { context.spring?.velocity }

  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var state = SpringState<V>(offset: .zero, velocity: .zero)
    if let spring = previous.function as? FluidSpringAnimation, spring.response != response {
      state.earlierResponse = spring.response
    }
    context.spring = state
    return true
  }
}

/// The state of a spring, relative to its start.
struct SpringState<Value: VectorArithmetic> {
  var offset: Value
  var velocity: Value
  var force: Value = .zero
  var time: TimeInterval = 0
  /// The response of the spring that this one replaced.
  var earlierResponse: TimeInterval?

  init(offset: Value, velocity: Value) {
    self.offset = offset
    self.velocity = velocity
  }
}
