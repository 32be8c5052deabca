extension Gesture {
  /// Adds a closure that runs when the gesture ends.
  ///
  /// The closure does not run if the gesture fails or is cancelled (rule 3.6.35).
  public nonisolated func onEnded(
    _ action: @escaping (Self.Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Transforms the gesture's value with a closure.
  public nonisolated func map<T>(
    _ body: @escaping (Self.Value) -> T
  ) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Adds a closure that runs when the value of the active gesture changes.
  ///
  /// Changes that the closure makes are not animated unless it asks for an animation (rule 3.6.33).
  public nonisolated func onChanged(
    _ action: @escaping (Self.Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A gesture with a closure that runs when it ends.
///
/// Mirrors SwiftUI's `_EndedGesture`.
public nonisolated struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  let content: Content
  let action: (Content.Value) -> Void

  /// The type of the wrapped gesture's value.
  public typealias Value = Content.Value
}

extension _EndedGesture {
  /// Creates a recognizer for the gesture.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Content.Value> {
    EndedRecognizer(
      Content.__makeRecognizer(gesture.content, inputs), action: gesture.action, inputs)
  }

  /// Updates the wrapped gesture and the closure.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Content.Value>, _ gesture: Self
  ) {
    let recognizer = downcast(recognizer, to: EndedRecognizer<Content.Value>.self)
    recognizer.action = gesture.action
    Content.__updateRecognizer(recognizer.content, gesture.content)
  }
}

/// A gesture with a closure that runs when its value changes.
///
/// Mirrors SwiftUI's `_ChangedGesture`.
public nonisolated struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void

  /// The type of the wrapped gesture's value.
  public typealias Value = Content.Value
}

extension _ChangedGesture {
  /// Creates a recognizer for the gesture.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Content.Value> {
    ChangedRecognizer(
      Content.__makeRecognizer(gesture.content, inputs.reportingActivity),
      action: gesture.action, inputs)
  }

  /// Updates the wrapped gesture and the closure.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Content.Value>, _ gesture: Self
  ) {
    let recognizer = downcast(recognizer, to: ChangedRecognizer<Content.Value>.self)
    recognizer.action = gesture.action
    Content.__updateRecognizer(recognizer.content, gesture.content)
  }
}

/// A gesture that transforms the value of another.
///
/// Mirrors SwiftUI's `_MapGesture`.
public nonisolated struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture {
  /// Creates a recognizer for the gesture.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    MapRecognizer(Content.__makeRecognizer(gesture.content, inputs), gesture.transform)
  }

  /// Updates the wrapped gesture and the closure.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    let recognizer = downcast(recognizer, to: MapRecognizer<Content.Value, Value>.self)
    recognizer.transform = gesture.transform
    Content.__updateRecognizer(recognizer.content, gesture.content)
  }
}
