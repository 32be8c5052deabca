/// Something done with fingers or the mouse that a view reacts to.
///
/// Mirrors SwiftUI's `Gesture`.
///
/// Conform by giving a `body` made of other gestures, with their callbacks; give it to a view with
/// ``View/gesture(_:including:)``. The body is evaluated when a touch reaches the view, and again
/// when the view gets a new value of the gesture.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells, for example where a drag is.
  associatedtype Value

  /// The type of the body.
  associatedtype Body: Gesture

  /// What the gesture consists of.
  @MainActor @preconcurrency var body: Self.Body { get }

  // How the engine takes gestures in. Gestures with a body inherit the defaults below.

  /// Begins to recognise the gesture.
  static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value>
  /// Hands a new value of the gesture to what recognises it.
  static func __updateRecognizer(_ recognizer: __GestureRecognizer<Value>, _ gesture: Self)
}

extension Gesture where Value == Body.Value {
  /// Begins to recognise the body.
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    BodyRecognizer(gesture, inputs)
  }

  /// Hands the body of a new value to what recognises it.
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: BodyRecognizer<Self>.self).update(gesture)
  }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

/// A gesture that the engine recognises itself.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never called: the engine takes primitive gestures in without a body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive gesture and has no body")
  }
}
