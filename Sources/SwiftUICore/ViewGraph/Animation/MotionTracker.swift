import Foundation

/// The speed of a value that somebody moves by hand, such as with a finger (rule 4.4.26).
///
/// It weighs the last three places as drags do (rule 3.4.22).
struct MotionTracker<Value: VectorArithmetic> {
  private var samples: [(place: Value, time: TimeInterval)] = []

  /// What has rested for so long has no speed any more, in seconds.
  private static var patience: TimeInterval { 0.1 }

  /// The value went on by a distance.
  mutating func move(by distance: Value, at time: TimeInterval) {
    if samples.isEmpty { samples.append((.zero, time)) }
    let place = samples[samples.count - 1].place + distance
    if samples.last?.time == time { samples.removeLast() }
    samples.append((place, time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// The distance per second.
  func velocity(at time: TimeInterval) -> Value {
    guard samples.count > 1, let last = samples.last, time - last.time <= Self.patience else {
      return .zero
    }
    func speed(_ index: Int) -> Value {
      let (from, to) = (samples[index - 1], samples[index])
      return (to.place - from.place).scaled(by: 1 / (to.time - from.time))
    }
    let newest = speed(samples.count - 1)
    guard samples.count > 2 else { return newest }
    return newest.scaled(by: 0.25) + speed(1).scaled(by: 0.75)
  }
}
