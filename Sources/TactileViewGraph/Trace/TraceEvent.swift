import Foundation

/// An event in a trace: a plain value that contains names instead of nodes.
package enum TraceEvent: Equatable, Sendable {
  /// The host sent a pointer event.
  case pointer(PointerEvent)
  /// A touch went down on these elements, listed from the innermost outward.
  case hit([String])
  /// The arena decided about a gesture.
  case gesture(GestureID, GestureEvent)
  /// A closure of the app is called for a purpose on a view.
  case action(String, view: String)
  /// An update with these attributes of its transaction begins.
  case transaction([TransactionAttribute])
  /// A property of a view takes a new value.
  case write(property: String, view: String, from: String, to: String)
  /// A body is evaluated for these reasons.
  case body(view: String, reasons: [BodyReason])
  /// An animation with this number begins or ends.
  case animation(Int, AnimationEvent)
  /// An animating value is shown.
  case value(MovingValue)
}

/// An event in the life of an animation of one value.
package enum AnimationEvent: Equatable, Sendable {
  /// The animation begins, with its curve, and with the numbers at its start and end.
  case began(what: String, animation: String, from: [NamedNumber], to: [NamedNumber])
  /// The animation merges into another one, which continues its movement.
  case merged(into: Int)
  /// The animation reaches its end.
  case ended
  /// The value changed without animation, or its view was removed.
  case stopped
}

/// An animating value at a moment.
package struct MovingValue: Equatable, Sendable {
  /// The number that identifies the value.
  package let number: Int
  /// The name of the value, such as “opacity”.
  package let name: String
  /// The components that have been animated.
  package let numbers: [NamedNumber]
}

/// A named component of a value, such as the x of a point.
package struct NamedNumber: Equatable, Sendable {
  package let name: String
  package let value: Double
}

/// An event in a trace, with its time.
package struct TraceRecord: Equatable, Sendable {
  /// The time of the event, in seconds of the host's time.
  package let time: TimeInterval
  package let event: TraceEvent
}
