import Foundation

/// A spring in closed form that adds to a running animation instead of taking over (rule 4.1.11).
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  /// The initial velocity, in multiples of the distance per second.
  let initialVelocity: Double

  var logicalDuration: TimeInterval { spring.duration }

  private static let threshold = 0.001

  private let settlingTime: TimeInterval

  init(spring: Spring, initialVelocity: Double) {
    (self.spring, self.initialVelocity) = (spring, initialVelocity)
    settlingTime = spring.settlingDuration(
      target: 1.0, initialVelocity: initialVelocity, epsilon: Self.threshold)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < settlingTime else { return nil }
    return value.scaled(
      by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: max(time, 0)))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(
      by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: max(time, 0)))
  }
}
