import Foundation

/// An event of a finger or the mouse, as reported by the host.
package struct PointerEvent: Equatable, Sendable {
  /// A pointer among those that are down at the same time.
  package enum Pointer: Hashable, Sendable {
    /// A finger, identified by a number.
    case touch(Int)
    /// The mouse with one of its buttons; 0 is the primary button.
    case mouse(button: Int)
  }

  /// The phase of the event in its sequence.
  package enum Phase: Equatable, Sendable {
    /// A finger touched the screen, or a mouse button was pressed.
    case began
    /// The pointer moved while down.
    case moved
    /// The finger or the mouse button was lifted.
    case ended
    /// The system cancelled the touch.
    case cancelled
    /// The mouse moved with no button pressed.
    case hovered
    /// The mouse left the window.
    case left
  }

  package var pointer: Pointer
  package var phase: Phase
  /// The location of the pointer, in points of the window.
  package var location: CGPoint
  /// The time of the event, in seconds of the host's time.
  package var time: TimeInterval
  /// The modifier keys that are down.
  package var modifiers: EventModifiers

  package init(
    pointer: Pointer, phase: Phase, location: CGPoint, time: TimeInterval,
    modifiers: EventModifiers = []
  ) {
    self.pointer = pointer
    self.phase = phase
    self.location = location
    self.time = time
    self.modifiers = modifiers
  }
}

extension PointerEvent.Pointer {
  /// Whether the pointer is the mouse, with any button.
  package var isMouse: Bool { if case .mouse = self { true } else { false } }
}

extension HostConfiguration {
  /// Returns the kind of device whose conventions a pointer follows.
  package func idiom(of pointer: PointerEvent.Pointer) -> Idiom {
    pointer.isMouse ? indirectIdiom : idiom
  }
}
