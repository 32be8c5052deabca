/// A node that evaluates a body and stores its dynamic properties.
@MainActor
@_spi(Engine) open class BodyNode: ViewNode {
  /// The objects of the dynamic properties, each at its slot, or ``noObject``.
  private final var objects = ObjectList<AnyObject>()

  /// The type of the view, modifier or style.
  package var ownerType: Any.Type { Self.self }

  package final override var bodyOwner: Any.Type? { ownerType }

  init(inputs: ViewInputs, storedCount: Int) {
    if storedCount > 1 {
      objects = ObjectList(Array(repeating: Self.noObject, count: storedCount))
    }
    super.init(inputs: inputs)
  }

  /// What several properties have instead of an object before their first use.
  private static let noObject: AnyObject = ListExtension()

  /// Returns the object of a dynamic property, created on first use: state is stored here, never in the view's value.
  final func stored<Object: AnyObject>(at slot: Int, _ make: () -> Object) -> Object {
    if !objects.isEmpty {
      let object = objects[slot]
      if object !== Self.noObject { return downcast(object, to: Object.self) }
    }
    let new = make()
    if objects.isEmpty { objects = ObjectList(new) } else { objects.replace(at: slot, with: new) }
    return new
  }
}
