/// A node that evaluates a body and stores its dynamic properties.
@MainActor
package class BodyNode: ViewNode {
  /// The objects of dynamic properties: state is stored here, never in the view's value.
  final var storage: ShortList<AnyObject?>

  /// The type of the view, modifier or style.
  package var ownerType: Any.Type { Self.self }

  package final override var bodyOwner: Any.Type? { ownerType }

  init(inputs: ViewInputs, storedCount: Int) {
    storage = ShortList(repeating: nil, count: storedCount)
    super.init(inputs: inputs)
  }
}
