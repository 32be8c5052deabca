import Foundation

/// Where a gesture stands.
///
/// Mirrors the phases of SwiftUI's gestures (rule 3.1.1).
enum GesturePhase<Value: Equatable>: Equatable {
  /// It may still become one.
  case possible
  /// It is one, and goes on.
  case active(Value)
  /// It came to its end.
  case ended(Value)
  /// It is none, or was cancelled.
  case failed

  var isTerminal: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
}

/// Recognises a gesture in the events of one pointer: a value that events move from phase to
/// phase, without a clock and without callbacks.
protocol GestureMachine {
  associatedtype Value: Equatable

  /// The phase after the last event.
  var phase: GesturePhase<Value> { get }

  /// The time at which the machine wants to be asked without an event; nil for none.
  var deadline: TimeInterval? { get }

  /// Takes the next event.
  mutating func receive(_ event: PointerEvent, in region: GestureRegion)

  /// Learns that the deadline has passed.
  mutating func deadlinePassed()

  /// Gives up.
  mutating func cancel()
}

/// What a gesture knows about its view when an event arrives.
struct GestureRegion {
  /// Where the event lies in the view's coordinates, in points.
  let location: CGPoint
  /// The view's bounds.
  let bounds: CGRect
}
