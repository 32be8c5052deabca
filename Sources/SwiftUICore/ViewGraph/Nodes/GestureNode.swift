import Foundation

/// An element with a gesture: the events that hit its content reach its recogniser.
@MainActor
class GestureNode: PassThroughNode {
  override var showsFrame: Bool { true }

  /// Where the gesture stands among those of other views.
  var priority: GesturePriority { .standard }

  /// Which gestures take part: this one, those of the content, both or none.
  var mask: GestureMask { .all }

  /// Begins to recognise what hits the content; nil where it is of no interest.
  func makeRecognizer() -> AnyGestureRecognizer? { nil }

  /// Where the properties of one of the gesture's parts live.
  func home(at index: Int, of type: Any.Type) -> GestureHome {
    GestureHome(of: type, inputs: inputs)
  }

  override func didRemove() { graph.events.cancel(self) }

  override func didPark() { graph.events.cancel(self) }

  override func presenceDidChange(isLeaving: Bool) {
    if isLeaving { graph.events.cancel(self) }
  }

  /// Fingers make gestures, and the mouse's primary button; its others do nothing, not even end a
  /// gesture (rules 2.2.27 and 3.2.8).
  static func accepts(_ pointer: PointerEvent.Pointer) -> Bool {
    if case .mouse(let button) = pointer { button == 0 } else { true }
  }

  /// The event as the view sees it.
  final func sample(_ event: PointerEvent, in space: CoordinateSpace) -> PointerSample {
    PointerSample(
      pointer: event.pointer, phase: event.phase, time: event.time, global: event.location,
      location: convertFromWindow(event.location, to: space), bounds: bounds)
  }
}

extension ElementNode {
  /// The space, or the window's where no view around bears its name, which is warned of once
  /// instead of at each event.
  final func known(_ space: CoordinateSpace) -> CoordinateSpace {
    element(of: space) == nil ? .global : space
  }
}

/// What beats what (rule 3.8.42).
package enum GesturePriority: Sendable {
  /// Beats the others; between two the ancestor wins.
  case high
  /// Between two the descendant wins.
  case standard
  /// Beats nobody and is beaten by nobody.
  case simultaneous
  /// The pan of a scroll view: holds nobody, beats all others once it has begun, and is beaten by what
  /// has begun before it, buttons excepted; between two the descendant wins.
  case pan
}
