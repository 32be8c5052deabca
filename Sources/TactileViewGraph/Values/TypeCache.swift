import Synchronization

/// A cache of values computed for types, safe to use on any thread.
@usableFromInline package final class TypeCache<Value: Sendable>: Sendable {
  @usableFromInline let values = Mutex<[ObjectIdentifier: Value]>([:])

  @inlinable package init() {}

  /// Returns the value for the type, which is created on first use.
  ///
  /// Creating it may access the values of other types.
  @inlinable
  package func value(for type: Any.Type, make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let value = values.withLock({ $0[key] }) { return value }
    let value = make()
    values.withLock { $0[key] = value }
    return value
  }
}
