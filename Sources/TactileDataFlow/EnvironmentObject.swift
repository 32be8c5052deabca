import Combine
@_spi(Engine) import TactileViewGraph

/// A property wrapper for an observable object that an ancestor provides.
///
/// Provide the object with `environmentObject(_:)`. Views inside find it by its type, without passing it from view to
/// view:
///
/// ```swift
/// struct PlayButton: View {
///   @EnvironmentObject private var player: Player
///
///   var body: some View { Toggle("Play", isOn: $player.isPlaying) }
/// }
///
/// ContentView().environmentObject(player)
/// ```
///
/// If several ancestors provide an object of the type, the nearest one applies. The object is found by the type with
/// which it was provided, not by a superclass. Reading it traps if no ancestor provides the object. The view's body is
/// evaluated again whenever the object publishes a change, even of a property that the body doesn't read. For a model
/// that is `@Observable`, use `Environment` instead.
///
/// Mirrors SwiftUI's `EnvironmentObject`.
@propertyWrapper
@MainActor
@preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type whose members are bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var scope: EnvironmentScope?
  private var subscription: LateSubscription<ObjectType>?

  /// Creates a property that reads the object of its type.
  public nonisolated init() {}

  /// The object in the environment; traps if no ancestor provides it, or outside of a view on
  /// screen.
  public var wrappedValue: ObjectType {
    guard let scope else {
      fatalError(
        "An @EnvironmentObject of type \(ObjectType.self) was read outside of a view that is on "
          + "screen. Read it from the view's body, actions or tasks.")
    }
    guard
      let object = EnvironmentValues(scope: scope)[object: TactileDataFlow.ObjectType<ObjectType>()]
    else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    subscription?.follow(object)
    return object
  }

  /// A wrapper whose members are bindings to the object's properties, such as `$player.isPlaying`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
  package nonisolated static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) {
    let scope = context.node.inputs.environment
    self.scope = scope
    subscription = context.stored { LateSubscription(context.node) }
    // Each change of the object evaluates the body, even if it doesn't read the object (rule 5.15).
    if let object = EnvironmentValues(scope: scope)[
      object: TactileDataFlow.ObjectType<ObjectType>()]
    {
      subscription?.follow(object)
    }
  }

  package nonisolated static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension View {
  /// Provides an object to this view and its descendants, which look it up by type.
  ///
  /// Declare an ``EnvironmentObject`` in a view inside to read the object, which replaces an ancestor's of the same
  /// type. Keep the object in a ``StateObject``: if the call created it, each evaluation of the body would provide a
  /// new one.
  ///
  /// Mirrors SwiftUI's `environmentObject(_:)`.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\EnvironmentValues[object: ObjectType<T>()], object)
  }
}
