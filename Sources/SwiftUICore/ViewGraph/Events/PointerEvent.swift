import Foundation

/// What a finger or a mouse did, as a host reports it.
package struct PointerEvent: Equatable, Sendable {
  /// Tells pointers apart that are down at the same time.
  package enum Pointer: Hashable, Sendable {
    /// A finger.
    case touch(Int)
    /// The mouse, with a button; 0 is the primary one.
    case mouse(button: Int)
  }

  /// Where the event stands in its sequence.
  package enum Phase: Equatable, Sendable {
    /// The pointer went down.
    case began
    /// The pointer moved while down.
    case moved
    /// The pointer went up.
    case ended
    /// The system took the pointer away.
    case cancelled
    /// The mouse moved with no button down.
    case hovered
    /// The mouse left the window.
    case left
  }

  package var pointer: Pointer
  package var phase: Phase
  /// In points of the window.
  package var location: CGPoint
  /// In seconds of the host's time.
  package var time: TimeInterval

  package init(pointer: Pointer, phase: Phase, location: CGPoint, time: TimeInterval) {
    self.pointer = pointer
    self.phase = phase
    self.location = location
    self.time = time
  }
}

extension PointerEvent.Pointer {
  /// Whether it is the mouse, with any button.
  var isMouse: Bool { if case .mouse = self { true } else { false } }
}
