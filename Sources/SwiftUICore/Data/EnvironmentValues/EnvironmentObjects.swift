import Observation

// Observable models in the environment, found by their type.

private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Stands for a type in a key path.
struct ObjectType<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  /// The model of a type, where somebody gave one.
  subscript<Object: AnyObject>(object type: ObjectType<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  /// The model of a type; traps where nobody gave one.
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
  /// Makes a property that reads the model of a type; there has to be one when it is read.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\EnvironmentValues[requiredObject: ObjectType<Value>()])
  }

  /// Makes a property that reads the model of a type, or nil where there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues[object: ObjectType<T>()])
  }
}

extension View {
  /// Gives a model to this view and those inside it, which find it by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\EnvironmentValues[object: ObjectType<T>()], object)
  }
}
