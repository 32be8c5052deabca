import Foundation

/// The element that defines the container shape of its content.
@MainActor
final class ContainerShapeNode: PassThroughNode, ValueNode {
  private(set) var shape: any InsettableShape

  init(_ modifier: ContainerShapeModifier, inputs: ViewInputs) {
    shape = modifier.shape
    super.init(inputs: inputs)
    graph.layoutUses.containerShapes += 1
  }

  override var name: String { "containerShape" }

  func update(_ modifier: ContainerShapeModifier) {
    guard !modifier.hasShape(like: shape) else { return }
    shape = modifier.shape
    geometryHasChanged()
  }

  override func didRemove() { graph.layoutUses.containerShapes -= 1 }
}

/// A container shape and its frame, in the coordinates of the element that reads it.
package struct ContainerPlace {
  package let shape: any InsettableShape
  package let frame: CGRect

  /// The container shape around the element being evaluated; nil if there is none.
  package static var current: ContainerPlace? {
    guard let node = ThreadContext.current.evaluation?.node else { return nil }
    return MainActor.assumeIsolated {
      DependentTable.shared.node(node)?.asElement?.containerPlace
    }
  }

  /// Returns the distances of a rectangle's edges from the container's edges, in points.
  package func distances(to rect: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: rect.minY - frame.minY, leading: rect.minX - frame.minX,
      bottom: frame.maxY - rect.maxY, trailing: frame.maxX - rect.maxX)
  }
}

extension ElementNode {
  /// Evaluates a closure that reads the outlines of shapes, for the layout direction.
  ///
  /// An outline may depend on the direction, and on the shape's position in its container. If no
  /// layout direction is written and there is no container shape, nothing is tracked.
  ///
  /// - Parameter anyDirection: Whether the outline is independent of the layout direction.
  final func outlining<Result>(
    _ phase: PhaseSet, anyDirection: Bool = false, _ body: (LayoutDirection) -> Result
  ) -> Result {
    let environment = inputs.environment
    let hasDirection = !anyDirection && environment.isWritten(LayoutDirectionKey.self)
    guard hasDirection || graph.layoutUses.containerShapes > 0 else { return body(.leftToRight) }
    return tracking(phase) {
      body(hasDirection ? environment.value(LayoutDirectionKey.self) : .leftToRight)
    }
  }

  /// Whether the outlines of shapes depend on the node's size alone.
  final var hasOwnOutline: Bool {
    graph.layoutUses.containerShapes == 0 && !inputs.environment.isWritten(LayoutDirectionKey.self)
  }

  /// The nearest container shape, mirrored in a right-to-left layout, because finished outlines are mirrored as well.
  fileprivate final var containerPlace: ContainerPlace? {
    guard graph.layoutUses.containerShapes > 0, let container = nearestContainerShape else {
      return nil
    }
    container.followGeometry()
    guard let inverse = transform(to: container).inverse else { return nil }
    let frame = container.laidOutBounds.moved(by: inverse)
    return ContainerPlace(shape: container.shape, frame: mirroring.rect(frame, in: size.width))
  }

  private final var nearestContainerShape: ContainerShapeNode? {
    var node = container
    while let current = node {
      if let found = current as? ContainerShapeNode { return found }
      node = current.container
    }
    return nil
  }
}
