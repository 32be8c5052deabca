import Foundation

/// A spring that takes over whatever was running, velocity included (rules 4.1.7 to 4.1.10).
struct FluidSpringAnimation: CustomAnimation {
  /// The time in seconds of one swing without damping.
  let response: TimeInterval
  /// 1 comes to rest without overshooting.
  let dampingFraction: Double

  private static let step: TimeInterval = 1.0 / 300

  private var stiffness: Double {
    response > 0 ? min((2 * .pi / response) * (2 * .pi / response), 45_000) : 45_000
  }

  private var damping: Double { 2 * stiffness.squareRoot() * dampingFraction }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.spring ?? SpringState(offset: .zero, velocity: .zero)
    defer { context.spring = state }
    // After a pause only the last frame counts, or the spring would seem to jump.
    if time - state.time > 1 { state.time = time - 1.0 / 60 }
    while state.time + Self.step <= time + 1e-9 {
      integrate(&state, towards: value)
      state.time += Self.step
    }
    return isSettled(state, at: value) ? nil : state.offset
  }

  private func integrate<V: VectorArithmetic>(_ state: inout SpringState<V>, towards target: V) {
    let half = Self.step / 2
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

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { context.spring?.velocity }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}

/// Where a spring stands, relative to its start.
struct SpringState<Value: VectorArithmetic> {
  var offset: Value
  var velocity: Value
  var force: Value = .zero
  var time: TimeInterval = 0

  init(offset: Value, velocity: Value) {
    self.offset = offset
    self.velocity = velocity
  }
}
