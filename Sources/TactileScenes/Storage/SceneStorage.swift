import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileViewGraph

/// A property wrapper for a value of a window that persists between launches of the app.
///
/// Use it like `@State`, for the state of an interface that people expect to find again, such as a selected tab. For
/// settings of the whole app, use `AppStorage`; don't store large or sensitive data.
///
/// ```swift
/// struct Library: View {
///   @SceneStorage("tab") private var tab = "books"
///
///   var body: some View {
///     Picker("Tab", selection: $tab) {
///       Text("Books").tag("books")
///       Text("Authors").tag("authors")
///     }
///   }
/// }
/// ```
///
/// A value is a `Bool`, `Int`, `Double`, `String`, `URL` or `Data`, a type whose raw value is an integer or a string,
/// or an optional of these. All views of a window share the value of a key, and each window has its own. A saved value
/// that the type can't represent, such as a removed case of an enumeration, reads as the initial value.
///
/// The values of the first window that a scene opens, of a ``Window`` and of `Settings` are saved in the app's
/// defaults. They come back with the next launch, even if the window was closed; on a Mac, closing it deletes them.
/// Those of other windows last as long as the window. A scene without an identifier is recognized by its position among
/// the app's scenes. Outside of an app's windows, the value is the initial one; writing it has no effect and issues a
/// runtime warning.
///
/// Mirrors SwiftUI's `SceneStorage`.
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

  /// A binding to the stored value, such as for a control.
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
