import Foundation

/// A gesture that may be missing: nil recognises nothing, and holds nobody.
///
/// Mirrors SwiftUI's conformance of `Optional`. A gesture that becomes nil while a touch is down ends
/// as one that is disabled does (rule 2.2.35); one that comes waits for the next touch.
extension Optional: PrimitiveGesture where Wrapped: Gesture {}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells, where there is one.
  public typealias Value = Wrapped.Value

  /// There is no body: the engine recognises what is wrapped.
  public typealias Body = Never

  /// Begins to recognise the gesture, where there is one.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    OptionalRecognizer(gesture.map { Wrapped.__makeRecognizer($0, inputs) }, inputs)
  }

  /// Hands over the gesture, or ends it where there is none any more.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: OptionalRecognizer<Value>.self)
    guard let content = recognizer.content else { return }
    if let gesture {
      Wrapped.__updateRecognizer(content, gesture)
    } else {
      recognizer.letGo()
    }
  }
}

/// What recognises a gesture, as long as there is one.
@MainActor
final class OptionalRecognizer<Value>: GestureRecognizer<Value> {
  private(set) var content: GestureRecognizer<Value>?

  private let inputs: GestureInputs
  /// When the gesture was taken away; nobody is asked before.
  private var end: TimeInterval = 0

  init(_ content: GestureRecognizer<Value>?, _ inputs: GestureInputs) {
    self.content = content
    self.inputs = inputs
  }

  override var recognizesNothing: Bool { content == nil }

  /// Who has lost its gesture wants to be asked at once, so that others learn of it.
  override var wantedDeadline: TimeInterval? { content == nil ? end : content?.deadline }
  override var tapCount: Int? { content?.tapCount }
  override var yieldsToPans: Bool { content?.yieldsToPans ?? false }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Value> {
    content?.advance(input) ?? .failed
  }

  override func stopParts() { content?.stop() }

  fileprivate func letGo() {
    content?.stop()
    content = nil
    end = inputs.node.graph.time
  }
}
