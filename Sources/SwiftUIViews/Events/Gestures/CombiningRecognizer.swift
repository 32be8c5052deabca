@_spi(Engine) import SwiftUICore
import Foundation

/// A recognizer that combines two others.
@MainActor
class CombiningRecognizer<First, Second, Value>: GestureRecognizer<Value> {
  final let first: GestureRecognizer<First>
  final let second: GestureRecognizer<Second>

  /// Creates a recognizer that combines two others.
  init(_ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>) {
    self.first = first
    self.second = second
  }

  override var wantedDeadline: TimeInterval? {
    [first.deadline, second.deadline].compactMap(\.self).min()
  }

  override final func stopParts() {
    first.stop()
    second.stop()
  }
}
