import Foundation

/// One thing that happened in a window: a plain value, with names instead of nodes.
package enum TraceEvent: Equatable, Sendable {
  /// The host reported what a pointer did.
  case pointer(PointerEvent)
  /// A touch went down on these elements, the innermost first.
  case hit([String])
  /// The arena decided about a gesture.
  case gesture(GestureID, GestureEvent)
  /// A closure of somebody's is called: what for, and on which view.
  case action(String, view: String)
  /// An update begins, whose changes these circumstances hold for.
  case transaction(String)
  /// A view's property takes a new value.
  case write(property: String, view: String, from: String, to: String)
  /// A body is evaluated, for these reasons.
  case body(view: String, reasons: [String])
  /// A value sets out, or arrives.
  case animation(Int, AnimationEvent)
  /// A value on its way is shown like this.
  case value(MovingValue)
}

/// What becomes of one animation of one value.
package enum AnimationEvent: Equatable, Sendable {
  /// It begins: what moves, along which curve, from which numbers to which.
  case began(what: String, animation: String, from: [NamedNumber], to: [NamedNumber])
  /// The rest of its way is another one's from now on.
  case merged(into: Int)
  /// It has come to its end.
  case ended
  /// The value changed at once, or its view went.
  case stopped
}

/// A value as it is shown at a moment.
package struct MovingValue: Equatable, Sendable {
  /// Tells values apart.
  package let number: Int
  /// What moves.
  package let name: String
  /// Those of its numbers that are on their way.
  package let numbers: [NamedNumber]
}

/// A number of a value, such as the x of a point.
package struct NamedNumber: Equatable, Sendable {
  package let name: String
  package let value: Double
}

/// What happened, and when.
package struct TraceRecord: Equatable, Sendable {
  /// In seconds of the host's time.
  package let time: TimeInterval
  package let event: TraceEvent
}
