@_spi(Engine) import TactileViewGraph

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
  /// Changes that the closure makes are not animated unless it asks for an animation (rule 3.6.33). Their velocity is
  /// tracked, so that a spring in ``onEnded(_:)`` continues at the finger's speed.
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
    EndedRecognizer(gesture, inputs)
  }

  /// Updates the wrapped gesture and the closure.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Content.Value>, _ gesture: Self
  ) {
    EndedRecognizer<Content>.update(recognizer, gesture)
  }
}

/// Calls a closure when the gesture ends (rule 3.6.34).
@MainActor
private final class EndedRecognizer<Content: Gesture>: WrappingRecognizer<
  Content.Value, Content.Value
>, ValueRecognizer
{
  private var action: (Content.Value) -> Void
  private let inputs: GestureInputs

  init(_ gesture: _EndedGesture<Content>, _ inputs: GestureInputs) {
    action = gesture.action
    self.inputs = inputs
    super.init(Content.__makeRecognizer(gesture.content, inputs))
  }

  func update(_ gesture: _EndedGesture<Content>) {
    action = gesture.action
    Content.__updateRecognizer(content, gesture.content)
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Content.Value> {
    let phase = content.advance(input)
    if case .ended(let value) = phase {
      inputs.node.queueAction("onEnded") { [action] in action(value) }
    }
    return phase
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
    ChangedRecognizer(gesture, inputs)
  }

  /// Updates the wrapped gesture and the closure.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Content.Value>, _ gesture: Self
  ) {
    ChangedRecognizer<Content>.update(recognizer, gesture)
  }
}

/// Calls a closure for each new value of an active gesture (rule 3.6.33).
@MainActor
private final class ChangedRecognizer<Content: Gesture>: WrappingRecognizer<
  Content.Value, Content.Value
>, ValueRecognizer
where Content.Value: Equatable {
  private var action: (Content.Value) -> Void
  private var last: Content.Value?
  private let inputs: GestureInputs

  init(_ gesture: _ChangedGesture<Content>, _ inputs: GestureInputs) {
    action = gesture.action
    self.inputs = inputs
    super.init(Content.__makeRecognizer(gesture.content, inputs.reportingActivity))
  }

  func update(_ gesture: _ChangedGesture<Content>) {
    action = gesture.action
    Content.__updateRecognizer(content, gesture.content)
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Content.Value> {
    let phase = content.advance(input)
    if case .active(let value) = phase, value != last {
      last = value
      var transaction = Transaction(animation: nil)
      transaction.tracksVelocity = true
      inputs.node.queueAction("onChanged") { [action, transaction] in
        withTransaction(transaction) { action(value) }
      }
    }
    return phase
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
    MapGestureRecognizer<Content, Value>(
      Content.__makeRecognizer(gesture.content, inputs), gesture.transform)
  }

  /// Updates the wrapped gesture and the closure.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    MapGestureRecognizer<Content, Value>.update(recognizer, gesture)
  }
}

/// Transforms the values of a gesture.
@MainActor
private final class MapGestureRecognizer<Content: Gesture, Value>: MapRecognizer<
  Content.Value, Value
>, ValueRecognizer
{
  func update(_ gesture: _MapGesture<Content, Value>) {
    transform = gesture.transform
    Content.__updateRecognizer(content, gesture.content)
  }
}
