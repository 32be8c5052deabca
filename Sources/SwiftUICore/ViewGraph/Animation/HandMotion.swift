import Foundation

/// The speed of a value that somebody moves by hand, such as with a finger (rule 4.4.26).
struct HandMotion<Value: VectorArithmetic> {
  private var tracker = VelocityTracker<Value>()
  private var place = Value.zero
  private var lastTime: TimeInterval?

  /// What has rested for so long has no speed any more, in seconds.
  private static var patience: TimeInterval { 0.1 }

  /// The value went on by a distance.
  mutating func move(by distance: Value, at time: TimeInterval) {
    if lastTime == nil { tracker.add(.zero, at: time) }
    place += distance
    tracker.add(place, at: time)
    lastTime = time
  }

  /// The distance per second.
  func velocity(at time: TimeInterval) -> Value {
    guard let lastTime, time - lastTime <= Self.patience else { return .zero }
    return tracker.velocity
  }
}
