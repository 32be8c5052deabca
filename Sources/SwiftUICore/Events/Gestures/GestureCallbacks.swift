extension Gesture {
  /// Calls a closure when the gesture has come to its end.
  ///
  /// It is not called when the gesture fails or is cancelled (rule 3.6.35).
  public nonisolated func onEnded(
    _ action: @escaping (Self.Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Makes something else of the gesture's value.
  public nonisolated func map<T>(
    _ body: @escaping (Self.Value) -> T
  ) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls a closure when the gesture is active and its value differs from the last one.
  ///
  /// What it changes is not animated, unless it asks for an animation (rule 3.6.33).
  public nonisolated func onChanged(
    _ action: @escaping (Self.Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A gesture with a closure for its end.
///
/// Mirrors SwiftUI's `_EndedGesture`.
public nonisolated struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  let content: Content
  let action: (Content.Value) -> Void

  /// What the gesture tells.
  public typealias Value = Content.Value
}

extension _EndedGesture {
  /// Begins to recognise the gesture.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Content.Value> {
    EndedRecognizer(
      Content.__makeRecognizer(gesture.content, inputs), action: gesture.action, inputs)
  }

  /// Hands over the gesture and the closure.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Content.Value>, _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: EndedRecognizer<Content.Value>.self)
    recognizer.action = gesture.action
    Content.__updateRecognizer(recognizer.content, gesture.content)
  }
}

/// A gesture with a closure for its changes.
///
/// Mirrors SwiftUI's `_ChangedGesture`.
public nonisolated struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void

  /// What the gesture tells.
  public typealias Value = Content.Value
}

extension _ChangedGesture {
  /// Begins to recognise the gesture.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Content.Value> {
    ChangedRecognizer(
      Content.__makeRecognizer(gesture.content, inputs.reportingActivity),
      action: gesture.action, inputs)
  }

  /// Hands over the gesture and the closure.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Content.Value>, _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: ChangedRecognizer<Content.Value>.self)
    recognizer.action = gesture.action
    Content.__updateRecognizer(recognizer.content, gesture.content)
  }
}

/// A gesture with something made of its value.
///
/// Mirrors SwiftUI's `_MapGesture`.
public nonisolated struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture {
  /// Begins to recognise the gesture.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    MapRecognizer(Content.__makeRecognizer(gesture.content, inputs), gesture.transform)
  }

  /// Hands over the gesture and the closure.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: MapRecognizer<Content.Value, Value>.self)
    recognizer.transform = gesture.transform
    Content.__updateRecognizer(recognizer.content, gesture.content)
  }
}
