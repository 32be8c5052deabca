@_spi(Engine) import SwiftUICore
import Foundation

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
    /// Lines of text, from a wheel with notches.
    case lines
  }

  /// The height of a line, in points.
  static let lineHeight: CGFloat = 16

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

  /// The scroll distance in points; zero along an axis on which it is not finite.
  ///
  /// While Shift is held down, a wheel scrolls sideways (rule 2.9.109).
  package var points: CGSize {
    let factor = unit == .lines ? Self.lineHeight : 1
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length * factor : 0 }
    let points = CGSize(width: usable(delta.width), height: usable(delta.height))
    guard phase == .wheel, modifiers.contains(.shift), points.width == 0 else { return points }
    return CGSize(width: points.height, height: 0)
  }
}
