@_spi(Engine) import SwiftUICore
import Combine

/// A property wrapper for an observable object with another owner.
///
/// Mirrors SwiftUI's `ObservedObject`.
///
/// The view's body is evaluated again whenever the object publishes a change (rule 5.15).
@propertyWrapper
@MainActor
@preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper whose members are bindings to an object's properties.
  @dynamicMemberLookup
  @MainActor
  @preconcurrency
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object: object, keyPath: keyPath))
    }
  }

  /// The object that the view observes.
  public var wrappedValue: ObjectType

  /// Creates a property with the object to observe.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a property with the object to observe.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstallableProperty {
  package nonisolated static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) {
    let object = wrappedValue
    context.stored { ObjectSubscription(object, of: context.node) }.follow(object)
  }

  package nonisolated static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    MainActor.assumeIsolated { lhs.wrappedValue === rhs.wrappedValue }
  }
}
