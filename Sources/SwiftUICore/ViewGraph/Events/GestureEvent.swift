/// What the arena decides about a gesture, as a trace tells it.
package enum GestureEvent: Equatable, Sendable {
  /// It was made for a touch on the view of this name.
  case opened(view: String, priority: GesturePriority)
  /// Another touch reached it.
  case joined
  /// It was asked, and stands there now, after this verdict.
  case judged(GestureStanding, GestureVerdict)
  /// It is over; another touch makes another one.
  case closed
}

extension GestureEvent: CustomStringConvertible {
  /// The event in a few words.
  package var description: String {
    switch self {
    case .opened(let view, let priority): "opened on \(view), \(priority)"
    case .joined: "joined"
    case .judged(let standing, let verdict): "\(standing), \(verdict)"
    case .closed: "closed"
    }
  }
}
