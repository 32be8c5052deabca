import Observation
@_spi(Engine) import TactileViewGraph

// Observable models in the environment, looked up by type.

private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Represents a type in a key path.
struct ObjectType<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  /// The model of a type; nil if none was provided.
  subscript<Object: AnyObject>(object type: ObjectType<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  /// The model of a type; traps if none was provided.
  subscript<Object: AnyObject>(requiredObject type: ObjectType<Object>) -> Object {
    guard let object = self[ObjectKey<Object>.self] else {
      fatalError(
        "No Observable object of type \(Object.self) found. A View.environment(_:) for "
          + "\(Object.self) may be missing as an ancestor of this view.")
    }
    return object
  }
}

extension Environment {
  /// Creates a property that reads the model of a type.
  ///
  /// Reading it traps if no `environment(_:)` provides a model of the type; use an optional type where it may be
  /// missing.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\EnvironmentValues[requiredObject: ObjectType<Value>()])
  }

  /// Creates a property that reads the model of a type, or nil if none was provided.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues[object: ObjectType<T>()])
  }
}

extension View {
  /// Provides a model to this view and its descendants, which look it up by type.
  ///
  /// ```swift
  /// ContentView().environment(library)
  ///
  /// @Environment(Library.self) private var library  // In a view inside.
  /// ```
  ///
  /// - Parameter object: The model; nil hides that of an ancestor.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\EnvironmentValues[object: ObjectType<T>()], object)
  }
}
