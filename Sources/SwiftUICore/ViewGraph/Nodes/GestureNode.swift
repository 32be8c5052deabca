import Foundation

/// An element with a gesture: the events that hit its content reach its recogniser.
@MainActor
class GestureNode: PassThroughNode {
  override var showsFrame: Bool { true }

  /// Whether the gesture is for such a pointer; others pass by it.
  func accepts(_ pointer: PointerEvent.Pointer) -> Bool { true }

  /// Begins to recognise a sequence that hit the content; nil where it is of no interest.
  func makeRecognizer() -> (any GestureRecognizer)? { nil }

  override func didRemove() { graph.events.nodeWasRemoved(self) }
}

/// A gesture at work on one pointer's sequence: a machine, and callbacks for its phases.
@MainActor
protocol GestureRecognizer: AnyObject {
  var node: GestureNode { get }
  /// Whether it has ended or failed.
  var isFinished: Bool { get }
  /// Whether it is active or has ended.
  var hasRecognized: Bool { get }
  var deadline: TimeInterval? { get }

  func receive(_ event: PointerEvent)
  func deadlinePassed(at time: TimeInterval)
  /// Ends without success; the callbacks learn of it.
  func cancel()
  /// Calls the callbacks for what has changed since the last time.
  func deliver()
}
