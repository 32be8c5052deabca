import Foundation

/// Computes a velocity from the last three samples (rule 3.4.22).
package struct VelocityTracker<Sample: VectorArithmetic> {
  private var samples: [(value: Sample, time: TimeInterval)] = []

  package init() {}

  /// Adds a sample, which replaces the last one if their times are equal.
  package mutating func add(_ value: Sample, at time: TimeInterval) {
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append((value, time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// The change per second; the change between the two samples before the last counts three quarters.
  package var velocity: Sample {
    let changes = zip(samples, samples.dropFirst()).map { before, after in
      let seconds = after.time - before.time
      var change = after.value - before.value
      change.scale(by: seconds > 0 ? 1 / seconds : 0)
      return change
    }
    guard var newest = changes.last else { return .zero }
    guard changes.count > 1, var older = changes.first else { return newest }
    newest.scale(by: 0.25)
    older.scale(by: 0.75)
    return newest + older
  }
}
