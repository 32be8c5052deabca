import SwiftUI

/// Limits on the arguments of events and waits.
extension ViewDriver {
  /// The maximum number of frames that one gesture or one wait is played in.
  static let mostFrames = 10_800

  /// Returns the number of steps of a gesture: sixty a second, and at least one.
  ///
  /// - Parameter duration: The duration in seconds. Traps if it is negative or not finite, as
  ///   `advance(by:)` does.
  func frameCount(in duration: TimeInterval) -> Int {
    precondition(
      duration.isFinite && duration >= 0,
      "a duration must be finite and not negative; \(duration) seconds were given")
    return Int(min(max((duration * 60).rounded(), 1), Double(Self.mostFrames)))
  }

  /// Traps if a point is not finite: no pointer can be there.
  func checkIsFinite(_ location: CGPoint) {
    precondition(
      location.x.isFinite && location.y.isFinite,
      "the location of a pointer must be finite; \(location.concise) was given")
  }

  /// Traps if a distance is not finite.
  func checkIsFinite(_ distance: CGSize) {
    precondition(
      distance.width.isFinite && distance.height.isFinite,
      "the distance of a pointer or a wheel must be finite; \(distance.concise) was given")
  }
}
