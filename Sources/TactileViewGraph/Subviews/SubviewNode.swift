/// The place of a subview in the list where it is written.
///
/// It has no elements. Those of the subview are below the views that show it.
@MainActor
class AnySubviewNode: ViewNode {
  /// The view, for the places where it is shown.
  var source: SubviewSource { preconditionFailure("subclasses override this") }

  final override var name: String { "subview" }
}

/// The place of a subview of a known type.
@MainActor
final class SubviewNode<V: View>: AnySubviewNode, ValueNode {
  private let view: SubviewValueSource<V>

  init(_ value: V, inputs: ViewInputs) {
    view = SubviewValueSource(value, inputs: inputs)
    super.init(inputs: inputs)
    view.node = self
  }

  override var source: SubviewSource { view }

  func update(_ value: V) { view.set(value) }

  /// Called when modifiers around the view write other keys of the environment than before.
  override func updateBody() { view.environmentDidGrow() }
}

/// A view of a list that is shown elsewhere, with the modifiers around it.
@MainActor
class SubviewSource: AnyAliasSource {
  fileprivate let inputs: ViewInputs
  /// The node in the list; nil when it was removed.
  fileprivate(set) final weak var node: AnySubviewNode?
  /// The computations that show or read the view.
  fileprivate final var readers = Readers()

  fileprivate init(inputs: ViewInputs) {
    self.inputs = inputs
    super.init(isUnary: true)
  }

  override func follow() { readers.track() }

  /// Writes the values that the view itself sets for its container.
  fileprivate func writeOwnTraits(to traits: inout SubviewTraits) {}

  /// The values that the view and the modifiers around it set for its container.
  ///
  /// A computation that reads them depends on them.
  final var traits: SubviewTraits {
    var traits = SubviewTraits()
    writeOwnTraits(to: &traits)
    inputs.wrappers?.writeTraits(to: &traits)
    node?.writeIdentities(to: &traits)
    return traits
  }

  /// Invalidates the shown views after modifiers around them have written new keys of the environment.
  fileprivate final func environmentDidGrow() {
    for (node, phase) in readers.removeAll() {
      node.setNeeds(phase)
      node.environmentDidGrow()
    }
  }

  /// Returns the inputs of the view in a place, and tells the views with bodies around it about the place.
  fileprivate final func inputs(at place: ViewInputs) -> ViewInputs {
    guard let gathering = inputs.gathering else { return place }
    if gathering.scope?.move(to: place.environment) == true { environmentDidGrow() }
    return gathering.inputs(of: inputs, at: place)
  }
}

/// A view of a known type that is shown elsewhere.
@MainActor
private final class SubviewValueSource<V: View>: SubviewSource {
  private var value: V

  init(_ value: V, inputs: ViewInputs) {
    self.value = value
    super.init(inputs: inputs)
  }

  /// Sets the view and marks the places where it is shown, unless the new view is equal to the old one.
  func set(_ newValue: V) {
    guard !ValueComparison.areEqual(value, newValue) else { return }
    value = newValue
    readers.viewDidChange(V.self)
  }

  override func makeNode(_ place: ViewInputs) -> ViewNode {
    let node = V.__makeNode(value, inputs(at: place))
    return inputs.wrappers?.wrap(node, asSlot: false) ?? node
  }

  override func update(_ node: ViewNode, _ place: ViewInputs) {
    V.__updateNode(inputs.wrappers?.unwrap(node, asSlot: false) ?? node, value)
  }

  override func writeOwnTraits(to traits: inout SubviewTraits) {
    if let subview = value as? Subview {
      traits = subview.subviewSource.traits
    } else if let view = value as? any TraitCarrier {
      readers.track()
      view.writeTraits(to: &traits)
    }
  }
}
