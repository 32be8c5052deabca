import Foundation

extension Spring {
  /// Moves a value and its velocity to a later time, for an animation that your own code advances.
  ///
  /// ```swift
  /// spring.update(value: &height, velocity: &speed, target: 100, deltaTime: frame.duration)
  /// ```
  ///
  /// - Parameters:
  ///   - value: the current value, which is replaced with the later one.
  ///   - velocity: the current velocity per second, which is replaced with the later one.
  ///   - target: the value to which the spring pulls.
  ///   - deltaTime: the time that has passed since the spring was at the value, in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let covered = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value += covered
  }

  /// Returns the value at a time in seconds, on the way from one value to another; the initial velocity is per second.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity per second at a time in seconds, on the way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = initialVelocity
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the time in seconds after which a value stays within a distance of the one it moves to.
  ///
  /// The result is infinite for an undamped spring.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
