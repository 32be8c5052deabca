import Foundation

/// An element with a gesture: the events that hit its content reach its recogniser.
@MainActor
class GestureNode: PassThroughNode {
  /// Begins to recognise a sequence that hit the content; nil where it is of no interest.
  func makeRecognizer() -> (any GestureRecognizer)? { nil }

  /// The region that the gesture's view takes beside its content, in its own coordinates.
  func isInContentShape(_ point: CGPoint) -> Bool { false }

  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    if super.hitTest(point, path: &path) { return true }
    guard isInContentShape(point) else { return false }
    path.append(self)
    return true
  }

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
  func deadlinePassed()
  /// Ends without success; the callbacks learn of it.
  func cancel()
  /// Calls the callbacks for what has changed since the last time.
  func deliver()
}
