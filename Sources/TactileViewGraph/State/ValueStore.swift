import Foundation
import Observation
import Synchronization

/// Observable values by key.
package final class ValueStore: Sendable {
  // Foundation documents that defaults may be used on any thread, but doesn't declare it.
  private nonisolated(unsafe) let defaults: UserDefaults?
  private let values = Mutex<[String: StoredValue]>([:])

  /// Creates a store that is not saved.
  package init() { defaults = nil }

  private init(_ defaults: UserDefaults) { self.defaults = defaults }

  /// Returns the store of the given defaults, which is always the same object.
  package static func of(_ defaults: UserDefaults) -> ValueStore {
    known.withLock { stores in
      if let store = stores[ObjectIdentifier(defaults)] { return store }
      let store = ValueStore(defaults)
      stores[ObjectIdentifier(defaults)] = store
      return store
    }
  }

  private static let known = Mutex<[ObjectIdentifier: ValueStore]>([:])

  package func value(of key: String) -> StoredValue {
    values.withLock { values in
      if let value = values[key] { return value }
      let value = StoredValue(key, in: defaults)
      values[key] = value
      return value
    }
  }
}

extension ValueStore: Equatable {
  package static func == (lhs: ValueStore, rhs: ValueStore) -> Bool { lhs === rhs }
}

/// The value for a key; bodies that read it are evaluated again when it is written.
package final class StoredValue: Observable, @unchecked Sendable {
  // The lock guards the value, and defaults are thread-safe; `Any` keeps the compiler from knowing it.
  private let key: String
  private let defaults: UserDefaults?
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var kept: Any?

  init(_ key: String, in defaults: UserDefaults?) {
    self.key = key
    self.defaults = defaults
  }

  /// The property that identifies the value to the observation registrar.
  private var value: Any? { nil }

  package func read() -> Any? {
    registrar.access(self, keyPath: \.value)
    if let defaults { return defaults.object(forKey: key) }
    return lock.withLock { kept }
  }

  package func write(_ newValue: Any?) {
    registrar.withMutation(of: self, keyPath: \.value) {
      if let defaults {
        defaults.set(newValue, forKey: key)
      } else {
        lock.withLock { kept = newValue }
      }
    }
  }
}

enum AppStorageKey: EnvironmentKey {
  static var defaultValue: ValueStore? { nil }
}

extension EnvironmentValues {
  package var appStorage: ValueStore? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}
