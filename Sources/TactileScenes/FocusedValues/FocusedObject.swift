import Combine
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileViewGraph

/// A property wrapper for an observable object that the focused view, a view around it, or the window publishes.
///
/// Views publish the object with `focusedObject(_:)` or `focusedSceneObject(_:)`. It is found by its type, so there is
/// no key. The body that reads it is evaluated again whenever the object publishes a change.
///
/// ```swift
/// struct PlayerCommands: Commands {
///   @FocusedObject private var player: Player?
///
///   var body: some Commands {
///     CommandMenu("Playback") {
///       Button("Pause") { player?.pause() }.disabled(player?.isPlaying != true)
///     }
///   }
/// }
/// ```
///
/// Here, the view of a player has the modifier `.focusedObject(player)`, or `.focusedSceneObject(player)` if the
/// command should work wherever the focus is in the window. `$player?.volume` is a binding to a property of the object.
///
/// If several views publish an object of the type, ``FocusedValue`` describes which one takes precedence. For an
/// `@Observable` object, use ``FocusedValue/init(_:)`` with its type.
///
/// Mirrors SwiftUI's `FocusedObject`.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type whose members are bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var cells: FocusedCells?
  private var subscription: LateSubscription<ObjectType>?

  /// Creates a property that reads the object of its type.
  public nonisolated init() {}

  /// The object; nil if no view publishes one, and if the property isn't part of a view, a scene or commands.
  public var wrappedValue: ObjectType? {
    guard let cells,
      let object = FocusedValues(cells: cells)[object: FocusedObjectType<ObjectType>()]
    else { return nil }
    subscription?.follow(object)
    return object
  }

  /// A wrapper whose members are bindings to the object's properties; nil if there is no object.
  public var projectedValue: Wrapper? {
    wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
  }
}

extension FocusedObject: InstallableProperty {
  package nonisolated static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) {
    cells = context.node.graph.feature(FocusedValueStore.self).cells
    subscription = context.stored { LateSubscription(context.node) }
  }

  package nonisolated static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
