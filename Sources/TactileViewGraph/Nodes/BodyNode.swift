/// A node that evaluates a body and stores its dynamic properties.
@MainActor
@_spi(Engine) open class BodyNode: ViewNode {
  private final var storage: StoredObjects

  /// The type of the view, modifier or style.
  package var ownerType: Any.Type { Self.self }

  package final override var bodyOwner: Any.Type? { ownerType }

  init(inputs: ViewInputs, storedCount: Int) {
    storage = storedCount > 1 ? .many(Array(repeating: nil, count: storedCount)) : .none
    super.init(inputs: inputs)
  }

  /// Returns the object of a dynamic property, created on first use: state is stored here, never in the view's value.
  final func stored<Object: AnyObject>(at slot: Int, _ make: () -> Object) -> Object {
    switch storage {
    case .one(let object): return downcast(object, to: Object.self)
    case .many(let objects):
      if let object = objects[slot] { return downcast(object, to: Object.self) }
    case .none: break
    }
    let new = make()
    if case .many(var objects) = storage {
      storage = .none
      objects[slot] = new
      storage = .many(objects)
    } else {
      storage = .one(new)
    }
    return new
  }
}

/// The objects of a body's dynamic properties in 8 bytes; see ``NodeList``.
private enum StoredObjects {
  case none
  case one(AnyObject)
  case many([AnyObject?])
}
