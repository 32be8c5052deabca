@_spi(Engine) import SwiftUICore
import Observation

/// A property wrapper that creates bindings to the properties of an observable model.
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

  /// The bindable reference itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a bindable reference to a model.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Creates a copy of a bindable reference.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the model.
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
