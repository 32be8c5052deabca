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
@_spi(Engine) open class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
  package final var transform: (Inner) -> Value

  /// Creates a recognizer around another one, whose values a closure transforms.
  @_spi(Engine) public init(
    _ content: GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value
  ) {
    self.transform = transform
    super.init(content)
  }

  @_spi(Engine) public override final func evaluate(_ input: GestureInput) -> GesturePhase<Value> {
    content.advance(input).map(transform)
  }
}
