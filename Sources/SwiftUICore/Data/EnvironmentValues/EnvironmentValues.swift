/// The environment's values at one place.
///
/// Mirrors SwiftUI's `EnvironmentValues`.
///
/// Add a value of your own with an ``EnvironmentKey`` and a property in an extension that gets and
/// sets `self[YourKey.self]`.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  /// What was set, in order; few, if any.
  private(set) var written: [any EnvironmentWrite] = []

  /// Makes an environment in which every key has its default.
  public init() { scope = nil }

  init(scope: EnvironmentScope) { self.scope = scope }

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let index = index(of: key), let write = written[index] as? KeyedEnvironmentWrite<K> {
        return write.value
      }
      guard let scope else { return K.defaultValue }
      return scope.value(key)
    }
    set {
      let write = KeyedEnvironmentWrite<K>(value: newValue)
      if let index = index(of: key) { written.remove(at: index) }
      written.append(write)
    }
  }

  private func index<K: EnvironmentKey>(of key: K.Type) -> Int? {
    for index in written.indices where written[index].key == ObjectIdentifier(key) {
      return index
    }
    return nil
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that were written to this copy, each with its key, the latest first.
  public var description: String {
    "[\(written.reversed().map(\.description).joined(separator: ", "))]"
  }
}
