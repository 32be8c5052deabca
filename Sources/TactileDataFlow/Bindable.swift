import Observation
@_spi(Engine) import TactileViewGraph

/// A property wrapper that creates bindings to the properties of an observable model.
///
/// Mark a model with `@Bindable` in a view that lets people change the model but doesn't own it. The dollar sign
/// then gives you a binding to each of the model's mutable properties, which you can pass to a control:
///
/// ```swift
/// @Observable
/// final class Alarm {
///   var isOn = true
///   var snoozes = false
/// }
///
/// struct AlarmEditor: View {
///   @Bindable var alarm: Alarm
///
///   var body: some View {
///     Toggle("Alarm", isOn: $alarm.isOn)
///     Toggle("Snooze", isOn: $alarm.snoozes)
///   }
/// }
/// ```
///
/// The wrapper can also be used for a variable in a body, for example to bind to the elements of an array or to a
/// model from the environment:
///
/// ```swift
/// struct SettingsView: View {
///   @Environment(Settings.self) private var settings
///
///   var body: some View {
///     @Bindable var settings = settings
///     Toggle("Sounds", isOn: $settings.playsSounds)
///   }
/// }
/// ```
///
/// A view that creates its model stores it in a ``State``, whose bindings reach the model's properties as well. For a
/// model that conforms to `ObservableObject`, use ``ObservedObject`` instead. A view that only reads the model needs no
/// wrapper.
///
/// Mirrors SwiftUI's `Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable model that bindings refer to.
  public var wrappedValue: Value

  /// Creates a bindable reference to a model.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// The bindable reference itself: its members, such as `$alarm.isOn`, are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a bindable reference to a model, for a binding in an expression.
  ///
  /// For example, `Toggle("Alarm", isOn: Bindable(alarm).isOn)` needs no property or variable.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Creates a copy of a bindable reference.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding that reads and writes a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the model.
  public var id: Value.ID { wrappedValue.id }
}

/// The location of a binding to a property of an object.
struct ObjectLocation<Object: AnyObject, Value>: BindingLocation {
  let object: Object
  let keyPath: ReferenceWritableKeyPath<Object, Value>

  func get() -> Value { object[keyPath: keyPath] }

  func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  func leadsTheSame(as other: Self) -> Bool {
    object === other.object && keyPath == other.keyPath
  }
}
