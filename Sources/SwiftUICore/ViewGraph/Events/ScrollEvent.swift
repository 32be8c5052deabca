import Foundation

/// What a mouse wheel or a trackpad did, as a host reports it.
package struct ScrollEvent: Equatable, Sendable {
  /// Where the event stands in its sequence.
  package enum Phase: Equatable, Sendable {
    /// A notch of a wheel, which has no sequence.
    case wheel
    /// Fingers have begun to move on a trackpad.
    case began
    /// They go on.
    case changed
    /// They have left.
    case ended
    /// The system took them away.
    case cancelled
  }

  /// What lengths are measured in.
  package enum Unit: Equatable, Sendable {
    /// Points: a device that tells small moves.
    case points
    /// Lines of text: a wheel with notches.
    case lines
  }

  /// How high a line is, in points.
  static let lineHeight: CGFloat = 16

  /// Where the mouse is, in points of the window.
  package var location: CGPoint
  /// How far to scroll: positive to the right and to the bottom.
  package var delta: CGSize
  package var unit: Unit
  package var phase: Phase
  /// In seconds of the host's time.
  package var time: TimeInterval

  package init(
    location: CGPoint, delta: CGSize, unit: Unit = .points, phase: Phase = .wheel,
    time: TimeInterval
  ) {
    self.location = location
    self.delta = delta
    self.unit = unit
    self.phase = phase
    self.time = time
  }

  /// How far to scroll in points; nothing where that is no number.
  var points: CGSize {
    let factor = unit == .lines ? Self.lineHeight : 1
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length * factor : 0 }
    return CGSize(width: usable(delta.width), height: usable(delta.height))
  }
}
