import Foundation

/// A state machine that recognizes one kind of gesture in pointer events.
///
/// A machine is a value that events move from phase to phase; it has no clock and no callbacks, and
/// does not know other gestures.
package protocol GestureMachine {
  associatedtype Value

  /// The way this kind of gesture yields to gestures that precede it.
  static var dependency: GestureDependency { get }

  /// Whether a pan that begins ends this kind of gesture, as scrolling ends a press.
  static var yieldsToPans: Bool { get }

  /// The phase after the last event, regardless of other gestures.
  var phase: GesturePhase<Value> { get }

  /// The time at which the machine has to be evaluated without an event, in seconds; nil for none.
  var deadline: TimeInterval? { get }

  /// Processes the next event.
  mutating func receive(_ sample: PointerSample)

  /// Called when the deadline has passed.
  mutating func deadlinePassed()

  /// Moves the machine to the failed phase.
  mutating func fail()
}

extension GestureMachine {
  package static var yieldsToPans: Bool { false }
}

/// A pointer event from the perspective of a gesture.
package struct PointerSample: Equatable {
  package var pointer: PointerEvent.Pointer
  package var phase: PointerEvent.Phase
  /// The time of the event, in seconds of the host's time.
  package var time: TimeInterval
  /// The location in points of the window, in which distances are measured.
  package var global: CGPoint
  /// The location in points of the coordinate space that the gesture reports in.
  package var location: CGPoint
  /// The bounds of the view, in its own coordinates.
  package var bounds: CGRect
  /// The modifier keys that are down.
  package var modifiers: EventModifiers = []
}

/// The single pointer that a gesture follows (rule 3.1.3).
package struct FollowedPointer {
  package private(set) var pointer: PointerEvent.Pointer
  /// The location of the pointer's first event, in points of the window.
  let start: CGPoint
  /// The maximum distance from the start so far, in points.
  package private(set) var farthest: CGFloat = 0

  package init(_ sample: PointerSample) {
    pointer = sample.pointer
    start = sample.global
  }

  package mutating func move(_ sample: PointerSample) {
    let distance = hypot(sample.global.x - start.x, sample.global.y - start.y)
    farthest = max(farthest, distance)
  }
}
