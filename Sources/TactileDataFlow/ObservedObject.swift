import Combine
@_spi(Engine) import TactileViewGraph

/// A property wrapper for an observable object that the view doesn't own.
///
/// Pass the object to the view. Its owner keeps it, for example in a ``StateObject``:
///
/// ```swift
/// struct PlayToggle: View {
///   @ObservedObject var player: Player
///
///   var body: some View { Toggle("Play", isOn: $player.isPlaying) }
/// }
/// ```
///
/// The view's body is evaluated again whenever the object publishes a change, even of a property that the body doesn't
/// read. Don't create the object in the declaration: each new value of the view would have another one. For a model
/// that is `@Observable`, a plain property or ``Bindable`` is enough.
///
/// Mirrors SwiftUI's `ObservedObject`.
@propertyWrapper
@MainActor
@preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper whose members are bindings to an object's properties.
  ///
  /// The projected values of ``ObservedObject``, ``StateObject`` and ``EnvironmentObject`` are wrappers. For example,
  /// `$settings.volume` is a binding to the property `volume` of the object in the property `settings`. You rarely name
  /// the type.
  ///
  /// Mirrors SwiftUI's `ObservedObject.Wrapper`.
  @dynamicMemberLookup
  @MainActor
  @preconcurrency
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: PublishedLocation(object: object, keyPath: keyPath))
    }
  }

  /// The object that the view observes; another object in a later value of the view replaces it.
  public var wrappedValue: ObjectType
  /// A second word, as SwiftUI's wrapper has.
  ///
  /// The context of a closure that captures a single reference is that reference, so closures of two evaluations of a
  /// body would be equal byte for byte, and the views that store them wouldn't be evaluated again. The context of a
  /// closure that captures more is an object of its own.
  private let generation = 0

  /// Creates a property with the object to observe.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a property with the object to observe; the same as `init(wrappedValue:)`.
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

/// The location of a property of an observable object.
///
/// An object publishes that it changes, but not which property: nothing tracks who reads one. A view that gets the
/// binding from the body that observes the object is evaluated again if the value has changed since then.
private struct PublishedLocation<Object: ObservableObject, Value>: BindingLocation {
  private let property: ObjectLocation<Object, Value>
  /// The value when the binding was created.
  private let initialValue: Value

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    property = ObjectLocation(object: object, keyPath: keyPath)
    initialValue = property.get()
  }

  func get() -> Value { property.get() }

  func set(_ value: Value, _ transaction: Transaction) { property.set(value, transaction) }

  func leadsTheSame(as other: Self) -> Bool {
    property.leadsTheSame(as: other.property)
      && ValueComparison.areEqual(initialValue, other.initialValue)
  }
}
