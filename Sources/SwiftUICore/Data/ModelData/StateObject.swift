import Combine

/// An object that a view owns and that says when it changes.
///
/// Mirrors SwiftUI's `StateObject`.
///
/// The object is made once, when the view first appears at its place, and lives as long as the view
/// does (rule 5.6). The body is evaluated again whenever the object says so (rule 5.15).
@propertyWrapper
@MainActor
@preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) private let make: () -> ObjectType
  private var subscription: ObjectSubscription<ObjectType>?

  /// Makes a property with a closure that makes the object when it is first needed.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let subscription { return subscription.object }
    RuntimeWarning.issue(
      "A @StateObject of type \(ObjectType.self) was read outside of a view that is on screen; "
        + "each time makes another one. Read it from the view's body, actions or tasks.")
    return make()
  }

  /// What gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstallableProperty {
  nonisolated static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) {
    let make = make
    subscription = context.stored { ObjectSubscription(make(), of: context.node) }
  }

  /// How a later struct would make the object does not matter.
  nonisolated static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
