/// A property wrapper that reads a value from a view's environment.
///
/// Name a value by its key path in ``EnvironmentValues``, and an observable object by its type:
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// @Environment(Library.self) private var library
/// ```
///
/// The property can't be set: a view sets a value for its descendants with `environment(_:_:)`, and an object with
/// `environment(_:)`. Reading an object that no view has set traps, so declare an optional where it may be missing.
/// When a value changes, only bodies that have read it are evaluated again. Mirrors SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The current value in the view's environment; outside of a view, the key's default.
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
