import Foundation

/// Recognises one kind of gesture in the events of pointers: a value that events move from phase to
/// phase, without a clock, without callbacks, and without knowing of other gestures.
protocol GestureMachine {
  associatedtype Value

  /// How the kind gives way to gestures that come first.
  static var dependency: GestureDependency { get }

  /// The phase after the last event, as if no other gesture were there.
  var phase: GesturePhase<Value> { get }

  /// The time at which the machine wants to be asked without an event, in seconds; nil for none.
  var deadline: TimeInterval? { get }

  /// Takes the next event.
  mutating func receive(_ sample: PointerSample)

  /// Learns that the deadline has passed.
  mutating func deadlinePassed()

  /// Gives up.
  mutating func fail()
}

/// An event as a gesture sees it.
struct PointerSample: Equatable {
  var pointer: PointerEvent.Pointer
  var phase: PointerEvent.Phase
  /// In seconds of the host's time.
  var time: TimeInterval
  /// In points of the window: what distances are measured in.
  var global: CGPoint
  /// In points of the space that the gesture reports in.
  var location: CGPoint
  /// The view's bounds, in its own coordinates.
  var bounds: CGRect
}

/// The one pointer that a gesture follows (rule 3.1.3).
struct FollowedPointer {
  private(set) var pointer: PointerEvent.Pointer
  /// Where it was first seen, in points of the window.
  let start: CGPoint
  /// How far from there it has ever been, in points.
  private(set) var farthest: CGFloat = 0

  init(_ sample: PointerSample) {
    pointer = sample.pointer
    start = sample.global
  }

  mutating func move(_ sample: PointerSample) {
    let distance = hypot(sample.global.x - start.x, sample.global.y - start.y)
    farthest = max(farthest, distance)
  }
}
