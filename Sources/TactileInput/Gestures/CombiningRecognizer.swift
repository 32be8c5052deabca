import Foundation
@_spi(Engine) import TactileViewGraph

/// A recognizer that combines two others.
@MainActor
class CombiningRecognizer<First: Gesture, Second: Gesture, Value>: GestureRecognizer<Value> {
  final let first: GestureRecognizer<First.Value>
  final let second: GestureRecognizer<Second.Value>

  /// Creates a recognizer that combines two others.
  init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  /// Passes new values of the gestures to their recognizers.
  final func update(_ first: First, _ second: Second) {
    First.__updateRecognizer(self.first, first)
    Second.__updateRecognizer(self.second, second)
  }

  override var wantedDeadline: TimeInterval? {
    [first.deadline, second.deadline].compactMap(\.self).min()
  }

  override final func stopParts() {
    first.stop()
    second.stop()
  }
}
