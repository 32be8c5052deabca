import Foundation

/// A recognizer that combines two others.
@MainActor
@_spi(Engine) open class CombiningRecognizer<First, Second, Value>: GestureRecognizer<Value> {
  package final let first: GestureRecognizer<First>
  package final let second: GestureRecognizer<Second>

  /// Creates a recognizer that combines two others.
  @_spi(Engine) public init(_ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>)
  {
    self.first = first
    self.second = second
  }

  @_spi(Engine) open override var wantedDeadline: TimeInterval? {
    [first.deadline, second.deadline].compactMap(\.self).min()
  }

  @_spi(Engine) public override final func stopParts() {
    first.stop()
    second.stop()
  }
}
