import Foundation

// Recognizers that wrap another one. Phases are computed from the inside out, so the callbacks of
// the innermost one, which is written first, are queued first (rule 3.6.36).

/// A recognizer that wraps another one.
@MainActor
@_spi(Engine) open class WrappingRecognizer<Inner, Value>: GestureRecognizer<Value> {
  package final let content: GestureRecognizer<Inner>

  /// Creates a recognizer around another one.
  @_spi(Engine) public init(_ content: GestureRecognizer<Inner>) { self.content = content }

  @_spi(Engine) public override final var wantedDeadline: TimeInterval? { content.deadline }
  @_spi(Engine) public override final var tapCount: Int? { content.tapCount }
  @_spi(Engine) public override final var yieldsToPans: Bool { content.yieldsToPans }
  @_spi(Engine) public override final func stopParts() { content.stop() }
}

/// Transforms the values of a recognizer.
@MainActor
package final class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
  var transform: (Inner) -> Value

  package init(_ content: GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.transform = transform
    super.init(content)
  }

  package override func evaluate(_ input: GestureInput) -> GesturePhase<Value> {
    content.advance(input).map(transform)
  }
}

/// Calls a closure when the gesture ends (rule 3.6.34).
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

/// Calls a closure for each new value of an active gesture (rule 3.6.33).
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
