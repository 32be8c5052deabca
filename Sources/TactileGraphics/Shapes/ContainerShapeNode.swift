import Foundation
@_spi(Engine) import TactileViewGraph

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
