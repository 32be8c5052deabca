import Foundation
@_spi(Engine) import TactileViewGraph

/// An event of a mouse wheel or a trackpad, as reported by the host.
package struct ScrollEvent: Equatable, Sendable {
  /// The phase of the event in its sequence.
  package enum Phase: Equatable, Sendable {
    /// A notch of a wheel, which is not part of a sequence.
    case wheel
    /// Fingers began to move on a trackpad.
    case began
    /// The fingers moved further.
    case changed
    /// The fingers left the trackpad.
    case ended
    /// The system cancelled the sequence.
    case cancelled
  }

  /// The unit of a scroll distance.
  package enum Unit: Equatable, Sendable {
    /// Points, from a device that measures small movements.
    case points
    /// Lines of text.
    case lines
    /// Notches of a wheel, each of which scrolls three lines.
    case notches
  }

  /// The height of a line, in points.
  static let lineHeight: CGFloat = 16
  /// The distance that a notch scrolls, in points.
  private static let notchHeight: CGFloat = 3 * lineHeight

  /// The location of the mouse, in points of the window.
  package var location: CGPoint
  /// The scroll distance; positive values scroll to the right and to the bottom.
  package var delta: CGSize
  package var unit: Unit
  package var phase: Phase
  /// The modifier keys that are held down.
  package var modifiers: EventModifiers
  /// The time of the event, in seconds of the host's time.
  package var time: TimeInterval

  package init(
    location: CGPoint, delta: CGSize, unit: Unit = .points, phase: Phase = .wheel,
    modifiers: EventModifiers = [], time: TimeInterval
  ) {
    self.location = location
    self.delta = delta
    self.unit = unit
    self.phase = phase
    self.modifiers = modifiers
    self.time = time
  }

  /// How far a wheel has turned down, in notches (rule 3.10.59); a line, or its height in points, counts as a notch.
  package var notches: CGFloat {
    points.height / (unit == .notches ? Self.notchHeight : Self.lineHeight)
  }

  /// The scroll distance in points; zero along an axis on which it is not finite.
  ///
  /// While Shift is held down, a wheel scrolls sideways (rule 2.9.109).
  package var points: CGSize {
    let factor: CGFloat =
      switch unit {
      case .points: 1
      case .lines: Self.lineHeight
      case .notches: Self.notchHeight
      }
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length * factor : 0 }
    let points = CGSize(width: usable(delta.width), height: usable(delta.height))
    guard phase == .wheel, modifiers.contains(.shift), points.width == 0 else { return points }
    return CGSize(width: points.height, height: 0)
  }
}
