@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls
import Foundation

/// A property wrapper for a value of a window that persists between launches of the app.
///
/// Mirrors SwiftUI's `SceneStorage`.
///
/// Each window has values of its own. Those of the first window that a scene opens, and of single windows,
/// are saved in the app's defaults and come back with the next launch; those of other windows last
/// as long as the window. Outside of an app, the value is the initial one and cannot be changed, which a
/// runtime warning says.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private let coding: StoredValueCoding<Value>
  @Environment(\.sceneValues) private var values

  init(_ key: String, _ initialValue: Value, _ coding: StoredValueCoding<Value>) {
    self.key = key
    self.initialValue = initialValue
    self.coding = coding
  }

  /// The current value; writing it updates all views of the window that read it.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, Transaction()) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  private var location: SceneLocation<Value> {
    SceneLocation(
      stored: values.map {
        StoredLocation(slot: $0.value(of: key), coding: coding, initialValue: initialValue)
      }, initialValue: initialValue, key: key)
  }
}

/// The location of a value in a window's storage.
private struct SceneLocation<Value>: BindingLocation {
  /// The stored value; nil outside of an app's windows.
  let stored: StoredLocation<Value>?
  let initialValue: Value
  let key: String

  func get() -> Value { stored?.get() ?? initialValue }

  func set(_ value: Value, _ transaction: Transaction) {
    guard let stored else {
      RuntimeWarning.issue(
        "SceneStorage of “\(key)” was written outside of a window of an app, and keeps its initial value. "
          + "Show the view in a scene, or use @State.")
      return
    }
    stored.set(value, transaction)
  }

  func leadsTheSame(as other: Self) -> Bool {
    switch (stored, other.stored) {
    case (let stored?, let other?): stored.leadsTheSame(as: other)
    case (nil, nil): key == other.key
    default: false
    }
  }
}

/// The values of a window, in a store that it may share with others.
struct SceneValues: Equatable {
  let store: ValueStore
  /// The prefix of the names of the window's values.
  let prefix: String

  func value(of key: String) -> StoredValue { store.value(of: prefix + key) }
}

private enum SceneValuesKey: EnvironmentKey {
  static var defaultValue: SceneValues? { nil }
}

extension EnvironmentValues {
  /// The values of the window that a view is in; nil outside of apps.
  var sceneValues: SceneValues? {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }
}
