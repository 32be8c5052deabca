/// A property wrapper that reads a value from a view's environment.
///
/// Name a value by its key path in ``EnvironmentValues``, and an `@Observable` object by its type. For an object that
/// conforms to `ObservableObject`, use `EnvironmentObject` instead.
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// @Environment(Library.self) private var library
/// @Environment(Player.self) private var player: Player?  // nil if none is set
/// ```
///
/// The property can't be set. A modifier sets a value for a view and its descendants: `environment(_:_:)`, or
/// `environment(_:)` for an object. Reading an object that isn't set traps, so declare an optional where it may be
/// missing. For bindings to an object's properties, write `@Bindable var library = library` in the body. Add values of
/// your own with `@Entry`. When a value changes, only bodies that have read it are evaluated again.
///
/// Mirrors SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The current value in the view's environment; outside of a view, the key's default.
  ///
  /// A required object has no default, so reading one that isn't set, or outside of a view, traps.
  public var wrappedValue: Value {
    guard let scope else { return EnvironmentValues()[keyPath: keyPath] }
    return EnvironmentValues(scope: scope)[keyPath: keyPath]
  }
}

// Key paths to properties capture nothing, and the scope is read on the main actor only.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstallableProperty {
  package static var isStored: Bool { false }

  package mutating func install(in context: PropertyContext) {
    scope = context.node.inputs.environment
  }

  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath
  }
}
