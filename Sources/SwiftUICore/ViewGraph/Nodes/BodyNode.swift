/// A node that evaluates a body and keeps its dynamic properties.
@MainActor
class BodyNode: ViewNode {
  /// What dynamic properties keep: state lives here, never in the value.
  final var storage: [AnyObject?]

  init(inputs: ViewInputs, storedCount: Int) {
    storage = Array(repeating: nil, count: storedCount)
    super.init(inputs: inputs)
  }
}
