/// A decision of the arena about a gesture, for traces.
package enum GestureEvent: Equatable, Sendable {
  /// A recognizer was created for a touch on a view with this name.
  case opened(view: String, priority: GesturePriority)
  /// Another touch reached the gesture.
  case joined
  /// The gesture was evaluated, with this standing after this verdict.
  case judged(GestureStanding, GestureVerdict)
  /// The gesture is over; the next touch creates a new recognizer.
  case closed
}

extension GestureEvent: CustomStringConvertible {
  /// The event in a few words, for traces.
  package var description: String {
    switch self {
    case .opened(let view, let priority): "opened on \(view), \(priority)"
    case .joined: "joined"
    case .judged(let standing, let verdict): "\(standing), \(verdict)"
    case .closed: "closed"
    }
  }
}
