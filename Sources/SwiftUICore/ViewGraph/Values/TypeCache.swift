import Synchronization

/// A cache of values computed for types, safe to use on any thread.
final class TypeCache<Value: Sendable>: Sendable {
  private let values = Mutex<[ObjectIdentifier: Value]>([:])

  /// Returns the value for the type, which is created on first use.
  ///
  /// Creating it may access the values of other types.
  func value(for type: Any.Type, make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let value = values.withLock({ $0[key] }) { return value }
    let value = make()
    values.withLock { $0[key] = value }
    return value
  }
}
