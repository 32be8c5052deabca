import Foundation
@_spi(Engine) import TactileViewGraph

/// An optional gesture: nil recognizes nothing and delays no other gesture.
///
/// A gesture that becomes nil while a touch is down ends as a disabled gesture does (rule 2.2.35); a gesture that
/// replaces nil takes effect with the next touch.
///
/// Mirrors SwiftUI's conformance of `Optional`.
extension Optional: PrimitiveGesture where Wrapped: Gesture {}

extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the wrapped gesture's value.
  public typealias Value = Wrapped.Value

  /// The engine recognizes the wrapped gesture directly, so there is no body.
  public typealias Body = Never

  /// Creates a recognizer for the wrapped gesture, if there is one.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    OptionalRecognizer(gesture, inputs)
  }

  /// Updates the wrapped gesture, or ends it if it is now nil.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    OptionalRecognizer<Wrapped>.update(recognizer, gesture)
  }
}

/// Recognizes a wrapped gesture for as long as there is one.
@MainActor
private final class OptionalRecognizer<Wrapped: Gesture>: GestureRecognizer<Wrapped.Value>,
  ValueRecognizer
{
  private var content: GestureRecognizer<Wrapped.Value>?
  private let inputs: GestureInputs
  /// The time when the gesture was removed, in seconds on the graph's clock; unused before then.
  private var end: TimeInterval = 0

  init(_ gesture: Wrapped?, _ inputs: GestureInputs) {
    content = gesture.map { Wrapped.__makeRecognizer($0, inputs) }
    self.inputs = inputs
  }

  func update(_ gesture: Wrapped?) {
    guard let content else { return }
    if let gesture {
      Wrapped.__updateRecognizer(content, gesture)
    } else {
      letGo()
    }
  }

  override var recognizesNothing: Bool { content == nil }

  /// A recognizer that has lost its gesture asks to be evaluated at once, so that other gestures
  /// learn of its failure.
  override var wantedDeadline: TimeInterval? { content == nil ? end : content?.deadline }
  override var tapCount: Int? { content?.tapCount }
  override var yieldsToPans: Bool { content?.yieldsToPans ?? false }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Wrapped.Value> {
    content?.advance(input) ?? .failed
  }

  override func stopParts() { content?.stop() }

  /// Called in an update of the node, which is in the graph then.
  private func letGo() {
    content?.stop()
    content = nil
    end = inputs.node.graph.time
  }
}
