import Combine
@_spi(Engine) import TactileViewGraph

/// A property wrapper for an observable object that a view owns.
///
/// Declare it as private in the view, scene or app that creates the object. Pass the object to other views as an
/// ``ObservedObject`` or by `environmentObject(_:)`:
///
/// ```swift
/// final class Player: ObservableObject {
///   @Published var isPlaying = false
/// }
///
/// struct PlayerView: View {
///   @StateObject private var player = Player()
///
///   var body: some View { PlayToggle(player: player) }
/// }
/// ```
///
/// The object is created once, when the view first appears with its identity, and lives as long as the view. The body
/// is evaluated again whenever the object publishes a change, even of a property that the body doesn't read. A dollar
/// sign gives bindings to the object's properties, as in `$player.isPlaying`. For a model that is `@Observable`, use
/// `State` instead.
///
/// Mirrors SwiftUI's `StateObject`.
@propertyWrapper
@MainActor
@preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // Called on the main actor only; the property can be created elsewhere.
  nonisolated(unsafe) private let make: () -> ObjectType
  private var subscription: ObjectSubscription<ObjectType>?

  /// Creates a property with a closure that creates the object when it is first needed.
  ///
  /// An initial value in the declaration calls this initializer. To create the object from a parameter of the view,
  /// call it yourself:
  ///
  /// ```swift
  /// init(song: Song) {
  ///   _player = StateObject(wrappedValue: Player(song: song))
  /// }
  /// ```
  ///
  /// The closure runs once for the view's identity, so the object ignores later values of the parameter. To create
  /// another object for another song, change the identity with `id(song.id)` where you use the view.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object that the view owns.
  ///
  /// Reading it outside of a view that is on screen issues a warning and creates a new object each
  /// time.
  public var wrappedValue: ObjectType {
    if let subscription { return subscription.object }
    RuntimeWarning.issue(
      "A @StateObject of type \(ObjectType.self) was read outside of a view that is on screen; "
        + "each read creates a new object. Read it from the view's body, actions or tasks.")
    return make()
  }

  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstallableProperty {
  package nonisolated static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) {
    let make = make
    subscription = context.stored { ObjectSubscription(make(), of: context.node) }
  }

  /// The closure of a later struct is ignored, so it does not count as a change.
  package nonisolated static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
