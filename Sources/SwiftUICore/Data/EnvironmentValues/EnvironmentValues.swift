/// The environment's values at one place.
///
/// Mirrors SwiftUI's `EnvironmentValues`.
///
/// Add a value of your own with an ``EnvironmentKey`` and a property in an extension that gets and
/// sets `self[YourKey.self]`.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  private var overrides: [ObjectIdentifier: any EnvironmentWrite] = [:]
  private var order: [ObjectIdentifier] = []

  /// Makes an environment in which every key has its default.
  public init() { scope = nil }

  init(scope: EnvironmentScope) { self.scope = scope }

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let write = overrides[ObjectIdentifier(key)] as? KeyedEnvironmentWrite<K> {
        return write.value
      }
      guard let scope else { return K.defaultValue }
      return scope.value(key)
    }
    set {
      let id = ObjectIdentifier(key)
      if overrides.updateValue(KeyedEnvironmentWrite<K>(value: newValue), forKey: id) == nil {
        order.append(id)
      }
    }
  }

  /// What was set, in order.
  var written: [any EnvironmentWrite] { order.compactMap { overrides[$0] } }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The number of values set on top of those inherited.
  public var description: String { "EnvironmentValues(\(order.count) set)" }
}
