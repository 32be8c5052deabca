/// A type-erased equatable value.
package nonisolated struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  package init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.isEqual(rhs.value) }
}
