/// An interaction with fingers or the mouse that a view responds to.
///
/// Add a gesture to a view with ``View/gesture(_:including:)``, and handle it with ``onChanged(_:)``, ``onEnded(_:)``
/// or ``updating(_:body:)``, as in `photo.gesture(TapGesture(count: 2).onEnded { zoomIn() })`.
///
/// Taps, long presses, drags, magnification and rotation are gestures; `simultaneously(with:)`, `sequenced(before:)`
/// and `exclusively(before:)` combine them. To define a custom gesture, implement `body` with other gestures, and add
/// it as `photo.gesture(DoubleTap { zoomIn() })`:
///
/// ```swift
/// struct DoubleTap: Gesture {
///   let action: () -> Void
///   var body: some Gesture<Void> { TapGesture(count: 2).onEnded { action() } }
/// }
/// ```
///
/// The body is evaluated when a touch reaches the view, and again when the view receives a new value of the gesture.
/// Mirrors SwiftUI's `Gesture`.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value, such as the location of a drag.
  associatedtype Value

  /// The type of gesture that makes up the body.
  associatedtype Body: Gesture

  /// The gestures that this gesture is composed of.
  @MainActor @preconcurrency var body: Self.Body { get }

  // The engine's entry points. Gestures with a body inherit the defaults below.

  /// Creates a recognizer for the gesture.
  static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value>
  /// Updates a recognizer with a new value of the gesture.
  static func __updateRecognizer(_ recognizer: __GestureRecognizer<Value>, _ gesture: Self)
}

extension Gesture where Value == Body.Value {
  /// Creates a recognizer for the body.
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    BodyRecognizer(gesture, inputs)
  }

  /// Updates the body's recognizer with a new value of the gesture.
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    BodyRecognizer<Self>.update(recognizer, gesture)
  }
}

extension Never: Gesture {
  /// `Never` has no values, so the gesture has none either.
  public typealias Value = Never
}

/// A gesture that the engine recognizes itself, without a body.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Traps: the engine recognizes primitive gestures without evaluating a body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive gesture and has no body")
  }
}
