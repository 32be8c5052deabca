/// A node that evaluates a body and keeps its dynamic properties.
@MainActor
class BodyNode: ViewNode {
  /// What dynamic properties keep: state lives here, never in the value.
  final var storage: [AnyObject?]

  /// The type of the view, modifier or style.
  var ownerType: Any.Type { Self.self }

  init(inputs: ViewInputs, storedCount: Int) {
    storage = Array(repeating: nil, count: storedCount)
    super.init(inputs: inputs)
  }
}
