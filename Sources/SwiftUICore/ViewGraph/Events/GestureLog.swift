import Foundation

/// What the arena decided, in order: values that a trace can print.
package struct GestureLog: Equatable, Sendable {
  /// One decision.
  package struct Record: Equatable, Sendable {
    /// What happened to the gesture.
    package enum Event: Equatable, Sendable {
      /// It was made for a touch on the view of this name.
      case opened(view: String, priority: GesturePriority)
      /// Another touch reached it.
      case joined
      /// It was asked, and stands there now, after this verdict.
      case judged(GestureStanding, GestureVerdict)
      /// It is over; another touch makes another one.
      case closed
    }

    /// In seconds of the host's time.
    package let time: TimeInterval
    /// Which gesture, by number since the window was made.
    package let gesture: GestureID
    package let event: Event
  }

  package fileprivate(set) var records: [Record] = []

  package init() {}

  mutating func note(_ event: Record.Event, of gesture: GestureID, at time: TimeInterval) {
    records.append(Record(time: time, gesture: gesture, event: event))
  }
}

extension GestureLog.Record: CustomStringConvertible {
  /// The record on one line.
  package var description: String {
    let what =
      switch event {
      case .opened(let view, let priority): "opened on \(view), \(priority)"
      case .joined: "joined"
      case .judged(let standing, let verdict): "\(standing), \(verdict)"
      case .closed: "closed"
      }
    return "\(time) gesture \(gesture.number): \(what)"
  }
}
