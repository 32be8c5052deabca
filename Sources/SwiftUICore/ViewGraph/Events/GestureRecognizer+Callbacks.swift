import Foundation

// Recognisers around another one. Phases are computed from the inside out, so the callbacks of the
// one that was written first are queued first (rule 3.6.36).

/// A recogniser with one part.
@MainActor
class WrappingRecognizer<Inner, Value>: GestureRecognizer<Value> {
  final let content: GestureRecognizer<Inner>

  init(_ content: GestureRecognizer<Inner>) { self.content = content }

  override final var wantedDeadline: TimeInterval? { content.deadline }
  override final var tapCount: Int? { content.tapCount }
  override final var yieldsToPans: Bool { content.yieldsToPans }
  override final func stopParts() { content.stop() }
}

/// Makes something else of the value.
@MainActor
final class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
  var transform: (Inner) -> Value

  init(_ content: GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.transform = transform
    super.init(content)
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Value> {
    content.advance(input).map(transform)
  }
}

/// Calls a closure at the end (rule 3.6.34).
@MainActor
final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void
  private let inputs: GestureInputs

  init(
    _ content: GestureRecognizer<Value>, action: @escaping (Value) -> Void,
    _ inputs: GestureInputs
  ) {
    self.action = action
    self.inputs = inputs
    super.init(content)
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Value> {
    let phase = content.advance(input)
    if case .ended(let value) = phase {
      inputs.node.queueAction("onEnded") { [action] in action(value) }
    }
    return phase
  }
}

/// Calls a closure for each new value while active (rule 3.6.33).
@MainActor
final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void
  private var last: Value?
  private let inputs: GestureInputs

  init(
    _ content: GestureRecognizer<Value>, action: @escaping (Value) -> Void,
    _ inputs: GestureInputs
  ) {
    self.action = action
    self.inputs = inputs
    super.init(content)
  }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Value> {
    let phase = content.advance(input)
    if case .active(let value) = phase, value != last {
      last = value
      inputs.node.queueAction("onChanged") { [action] in withAnimation(nil) { action(value) } }
    }
    return phase
  }
}
