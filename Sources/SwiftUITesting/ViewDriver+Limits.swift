import SwiftUI

/// Limits on the arguments of events and waits.
extension ViewDriver {
  /// The maximum number of frames that one gesture or one wait is played in.
  static let mostFrames = 10_800

  /// Returns the number of steps of a gesture: sixty a second, and at least one.
  ///
  /// - Parameter duration: The duration in seconds, finite and not negative.
  func frameCount(in duration: TimeInterval) -> Int {
    Int(min(max((duration * 60).rounded(), 1), Double(Self.mostFrames)))
  }

  /// Returns whether a call can have an effect with its arguments; fails the test if it can't.
  ///
  /// - Parameters:
  ///   - call: The name of the call.
  ///   - duration: A duration in seconds, which has to be finite and not negative.
  ///   - points: Locations of pointers, which have to be finite.
  ///   - distance: A distance in points, which has to be finite.
  func accepts(
    _ call: String, duration: TimeInterval = 0, points: [CGPoint] = [], distance: CGSize = .zero,
    _ file: StaticString, _ line: UInt
  ) -> Bool {
    lastSite = CallSite(file, line)
    var fault: String?
    if !duration.isFinite || duration < 0 {
      fault = "a duration must be finite and not negative; \(duration) s was given"
    } else if let point = points.first(where: { !$0.isFinite }) {
      fault = "a point must be finite; \(point.concise) was given"
    } else if !distance.width.isFinite || !distance.height.isFinite {
      fault = "a distance must be finite; \(distance.concise) was given"
    }
    guard let fault else { return true }
    misuse("\(fault), so \(call) has no effect", file, line)
    return false
  }
}

extension CGPoint {
  /// Whether a pointer can be at the point.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
