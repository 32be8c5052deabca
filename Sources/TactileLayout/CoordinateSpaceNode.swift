@_spi(Engine) import TactileViewGraph

/// An element with a named coordinate space.
@MainActor
final class CoordinateSpaceNode: PassThroughNode, ValueNode {
  private var modifier: CoordinateSpaceModifier

  init(_ modifier: CoordinateSpaceModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "coordinateSpace \(modifier.name)" }

  func update(_ newModifier: CoordinateSpaceModifier) {
    guard newModifier != modifier else { return }
    modifier = newModifier
    geometryHasChanged()
  }

  override func isCoordinateSpace(named name: AnyHashable) -> Bool { modifier.name == name }
}

/// Names the coordinate space of its content.
nonisolated struct CoordinateSpaceModifier: ViewModifier, Equatable {
  typealias Body = Never
  let name: AnyHashable
}

extension CoordinateSpaceModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> CoordinateSpaceNode {
    CoordinateSpaceNode(self, inputs: inputs)
  }
}
