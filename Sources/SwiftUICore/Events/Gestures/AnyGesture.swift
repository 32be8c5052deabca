/// A gesture whose type is forgotten.
///
/// Mirrors SwiftUI's `AnyGesture`.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
  private let box: AnyGestureBox<Value>

  /// Forgets the type of a gesture.
  public init<T: Gesture<Value>>(_ gesture: T) { box = GestureBox(gesture) }
}

extension AnyGesture {
  /// Begins to recognise the gesture.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    AnyGestureKeeper(gesture.box.makeRecognizer(inputs), of: gesture.box.type)
  }

  /// Hands over the gesture; where its type is another one, what was going on goes on as it was.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: AnyGestureKeeper<Value>.self)
    guard recognizer.type == gesture.box.type else { return }
    gesture.box.updateRecognizer(recognizer.content)
  }
}

/// Remembers what type of gesture is at work.
@MainActor
final class AnyGestureKeeper<Value>: WrappingRecognizer<Value, Value> {
  let type: any Any.Type

  init(_ content: GestureRecognizer<Value>, of type: any Any.Type) {
    self.type = type
    super.init(content)
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Value> { content.advance(input) }
}

private nonisolated class AnyGestureBox<Value> {
  var type: any Any.Type { AnyGestureBox.self }

  @MainActor
  func makeRecognizer(_ inputs: GestureInputs) -> GestureRecognizer<Value> {
    preconditionFailure("subclasses make recognisers")
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
