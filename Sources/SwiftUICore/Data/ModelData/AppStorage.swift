import Foundation

/// A value that is kept under a key from one run of the program to the next.
///
/// Mirrors SwiftUI's `AppStorage`.
///
/// The values are in `UserDefaults`, which on Linux are files below `$XDG_CONFIG_HOME`. Where no store is
/// named here or by ``SwiftUICore/View/defaultAppStorage(_:)``, they are the standard ones in a window, and
/// in a window without a screen a store of its own that begins empty and is kept nowhere: a test finds
/// nothing of an earlier one.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private let coding: StoredValueCoding<Value>
  private let store: UserDefaults?
  @Environment(\.appStorage) private var surrounding

  init(
    _ key: String, _ initialValue: Value, _ store: UserDefaults?,
    _ coding: StoredValueCoding<Value>
  ) {
    self.key = key
    self.initialValue = initialValue
    self.store = store
    self.coding = coding
  }

  private var slot: StoredValue {
    (store.map(ValueStore.of) ?? surrounding ?? .of(.standard)).value(of: key)
  }

  /// The value; writing it updates the views that read it, wherever they are.
  public var wrappedValue: Value {
    get { slot.read().flatMap(coding.decode) ?? initialValue }
    nonmutating set { slot.write(coding.encode(newValue)) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(
      location: StoredLocation(slot: slot, coding: coding, initialValue: initialValue))
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// A value in a store.
private struct StoredLocation<Value>: BindingLocation {
  let slot: StoredValue
  let coding: StoredValueCoding<Value>
  let initialValue: Value

  func get() -> Value { slot.read().flatMap(coding.decode) ?? initialValue }

  func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { slot.write(coding.encode(value)) }
  }

  func leadsTheSame(as other: Self) -> Bool { slot === other.slot }
}

extension View {
  /// Keeps the values of `AppStorage` in this view in a store.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, .of(store))
  }
}

enum AppStorageKey: EnvironmentKey {
  static var defaultValue: ValueStore? { nil }
}

extension EnvironmentValues {
  var appStorage: ValueStore? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}
