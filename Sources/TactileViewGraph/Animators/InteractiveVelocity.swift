import Foundation

/// The velocity of a value that an interaction changes directly, such as a drag (rule 4.4.26).
struct InteractiveVelocity<Value: VectorArithmetic> {
  private var tracker = VelocityTracker<Value>()
  private var place = Value.zero
  private var lastTime: TimeInterval?

  /// The time after which a value at rest has no velocity, in seconds.
  private static var restInterval: TimeInterval { 0.1 }

  /// Records that the value has moved by a distance.
  mutating func move(by distance: Value, at time: TimeInterval) {
    if lastTime == nil { tracker.add(.zero, at: time) }
    place += distance
    tracker.add(place, at: time)
    lastTime = time
  }

  /// Returns the velocity, as the distance per second.
  func velocity(at time: TimeInterval) -> Value {
    guard let lastTime, time - lastTime <= Self.restInterval else { return .zero }
    return tracker.velocity
  }
}
