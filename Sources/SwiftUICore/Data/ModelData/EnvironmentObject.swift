import Combine

/// An object that a view around gave, found by its type.
///
/// Mirrors SwiftUI's `EnvironmentObject`.
///
/// Reading it traps where nobody gave one. The view's body is evaluated again whenever the object
/// says so (rule 5.15).
@propertyWrapper
@MainActor
@preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What gives bindings to the object's properties.
  public typealias Wrapper = __ObjectWrapper<ObjectType>

  private var scope: EnvironmentScope?
  private var subscription: EnvironmentSubscription<ObjectType>?

  /// Makes a property that reads the object of its type.
  public nonisolated init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let scope else {
      fatalError(
        "An @EnvironmentObject of type \(ObjectType.self) was read outside of a view that is on "
          + "screen. Read it from the view's body, actions or tasks.")
    }
    guard let object = EnvironmentValues(scope: scope)[object: SwiftUICore.ObjectType<ObjectType>()]
    else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    subscription?.follow(object)
    return object
  }

  /// What gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
  nonisolated static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) {
    scope = context.node.inputs.environment
    subscription = context.stored { EnvironmentSubscription(context.node) }
  }

  nonisolated static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// A view's subscription to whatever object the environment has for it.
@MainActor
private final class EnvironmentSubscription<Object: ObservableObject> {
  private unowned let node: BodyNode
  private var subscription: ObjectSubscription<Object>?

  init(_ node: BodyNode) { self.node = node }

  func follow(_ object: Object) {
    if let subscription {
      subscription.follow(object)
    } else {
      subscription = ObjectSubscription(object, of: node)
    }
  }
}

extension View {
  /// Gives an object to this view and those inside it, which find it by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\EnvironmentValues[object: ObjectType<T>()], object)
  }
}
