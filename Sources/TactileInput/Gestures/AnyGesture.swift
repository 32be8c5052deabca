@_spi(Engine) import TactileViewGraph

/// A gesture of any type, for code that chooses between gestures.
///
/// The gestures can have different types, but their values must have the same type:
///
/// ```swift
/// let press = isQuick
///   ? AnyGesture(TapGesture().map { true }) : AnyGesture(LongPressGesture())
/// ```
///
/// If an update brings a gesture of another type, recognition in progress continues unchanged.
///
/// Mirrors SwiftUI's `AnyGesture`.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
  fileprivate let box: AnyGestureBox<Value>

  /// Creates a type-erased gesture from the given gesture.
  public init<T: Gesture<Value>>(_ gesture: T) { box = GestureBox(gesture) }
}

extension AnyGesture {
  /// Creates a recognizer for the gesture.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    TypeErasedRecognizer(gesture, inputs)
  }

  /// Updates the recognizer; if the wrapped gesture's type has changed, recognition in progress
  /// continues unchanged.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    TypeErasedRecognizer.update(recognizer, gesture)
  }
}

/// A recognizer that remembers the type of the gesture it recognizes.
@MainActor
private final class TypeErasedRecognizer<Value>: WrappingRecognizer<Value, Value>, ValueRecognizer {
  private let type: any Any.Type

  init(_ gesture: AnyGesture<Value>, _ inputs: GestureInputs) {
    type = gesture.box.type
    super.init(gesture.box.makeRecognizer(inputs))
  }

  func update(_ gesture: AnyGesture<Value>) {
    if type == gesture.box.type { gesture.box.updateRecognizer(content) }
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Value> { content.advance(input) }
}

private nonisolated class AnyGestureBox<Value> {
  var type: any Any.Type { AnyGestureBox.self }

  @MainActor
  func makeRecognizer(_ inputs: GestureInputs) -> GestureRecognizer<Value> {
    preconditionFailure("subclasses override this")
  }

  @MainActor
  func updateRecognizer(_ recognizer: GestureRecognizer<Value>) {}
}

private nonisolated final class GestureBox<G: Gesture>: AnyGestureBox<G.Value> {
  private let gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  override var type: any Any.Type { G.self }

  @MainActor
  override func makeRecognizer(_ inputs: GestureInputs) -> GestureRecognizer<G.Value> {
    G.__makeRecognizer(gesture, inputs)
  }

  @MainActor
  override func updateRecognizer(_ recognizer: GestureRecognizer<G.Value>) {
    G.__updateRecognizer(recognizer, gesture)
  }
}
