import Foundation

/// A cache of values computed for types, safe to use on any thread.
final class TypeCache<Value>: @unchecked Sendable {
  private let lock = NSLock()
  @exclusivity(unchecked) private var values: [ObjectIdentifier: Value] = [:]

  /// Returns the value for the type, which is created on first use.
  ///
  /// Creating it may access the values of other types.
  func value(for type: Any.Type, make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    lock.lock()
    if let value = values[key] {
      lock.unlock()
      return value
    }
    lock.unlock()
    let value = make()
    lock.lock()
    values[key] = value
    lock.unlock()
    return value
  }
}
