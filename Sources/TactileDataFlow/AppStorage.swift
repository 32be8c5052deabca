import Foundation
@_spi(Engine) import TactileViewGraph

/// A property wrapper for a value that persists between launches of the program.
///
/// Use it for small settings. Views that read the property are updated when it is written, by this view or another one
/// with the same key and store:
///
/// ```swift
/// @AppStorage("playsSounds") private var playsSounds = true
///
/// Toggle("Sounds", isOn: $playsSounds)
/// ```
///
/// A value can be a Boolean, an `Int`, a `Double`, a string, a date, a URL, data, a raw-representable type of integers
/// or strings, or an optional of these. Until a value is stored, or if the stored one has another type, the property
/// has its initial value, which isn't written to the store. An optional is nil then, and writing nil removes the value.
/// Don't keep passwords here: the file isn't encrypted.
///
/// Values are stored in `UserDefaults`, which on Linux are files in `$XDG_CONFIG_HOME`, by default `~/.config`. If no
/// store is specified here or by `defaultAppStorage(_:)`, a window uses the standard defaults. A
/// window without a screen uses its own empty store, which is not saved, so that a test is not affected by earlier
/// ones. Unlike in SwiftUI, a value that the program writes to `UserDefaults` directly doesn't update views.
///
/// Mirrors SwiftUI's `AppStorage`.
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

  /// The current value; writing it updates all views that read it.
  public var wrappedValue: Value {
    get { slot.read().flatMap(coding.decode) ?? initialValue }
    nonmutating set { slot.write(coding.encode(newValue)) }
  }

  /// A binding to the stored value, to pass to a control, as in `$playsSounds`.
  public var projectedValue: Binding<Value> {
    Binding(
      location: StoredLocation(slot: slot, coding: coding, initialValue: initialValue))
  }
}

// `UserDefaults` is thread-safe, which Foundation doesn't declare on Linux.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// The location of a binding to a stored value.
package struct StoredLocation<Value>: BindingLocation {
  private let slot: StoredValue
  private let coding: StoredValueCoding<Value>
  private let initialValue: Value

  package init(slot: StoredValue, coding: StoredValueCoding<Value>, initialValue: Value) {
    self.slot = slot
    self.coding = coding
    self.initialValue = initialValue
  }

  package func get() -> Value { slot.read().flatMap(coding.decode) ?? initialValue }

  package func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { slot.write(coding.encode(value)) }
  }

  package func leadsTheSame(as other: Self) -> Bool { slot === other.slot }
}

extension View {
  /// Sets the store for the values of `AppStorage` in this view.
  ///
  /// Use it to share settings with another program, or to give a part of an app settings of its own. A property with
  /// its own store ignores it.
  ///
  /// Mirrors SwiftUI's `defaultAppStorage(_:)`.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, .of(store))
  }
}
