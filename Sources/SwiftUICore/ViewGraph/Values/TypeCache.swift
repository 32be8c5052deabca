import Foundation

/// Remembers what was found out about types; safe on any thread.
final class TypeCache<Value>: @unchecked Sendable {
  private let lock = NSLock()
  @exclusivity(unchecked) private var values: [ObjectIdentifier: Value] = [:]

  /// The value for the type, made at first use.
  ///
  /// Making it may ask for other types.
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
