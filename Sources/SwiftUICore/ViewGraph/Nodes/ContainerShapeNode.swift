import Foundation

/// The element whose outline is the container's of the shapes in it.
@MainActor
final class ContainerShapeNode: PassThroughNode {
  private(set) var shape: any InsettableShape

  init(_ modifier: ContainerShapeModifier, inputs: ViewInputs) {
    shape = modifier.shape
    super.init(inputs: inputs)
    graph.containerShapes += 1
  }

  override var name: String { "containerShape" }

  func update(_ modifier: ContainerShapeModifier) {
    guard !modifier.hasShape(like: shape) else { return }
    shape = modifier.shape
    geometryHasChanged()
  }

  override func didRemove() { graph.containerShapes -= 1 }
}

/// A container's outline, and where it lies in the coordinates of what asks for it.
struct ContainerPlace {
  let shape: any InsettableShape
  let frame: CGRect

  /// The container around what is evaluated at the moment; nil where there is none.
  static var current: ContainerPlace? {
    guard let node = ThreadContext.current.evaluation?.node else { return nil }
    return MainActor.assumeIsolated {
      DependentTable.shared.node(node)?.asElement?.containerPlace
    }
  }

  /// How far a rectangle's edges are from the container's: from the left, top, right and bottom.
  func distances(to rect: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: rect.minY - frame.minY, leading: rect.minX - frame.minX,
      bottom: frame.maxY - rect.maxY, trailing: frame.maxX - rect.maxX)
  }
}

extension ElementNode {
  /// Runs what asks shapes for their outlines, in the direction of the layout.
  ///
  /// An outline may depend on the direction, and on where the shape lies in its container. Where
  /// nobody writes a direction and there is no container, there is nothing to follow.
  ///
  /// - Parameter anyDirection: whether the outline is asked for without its direction.
  final func outlining<Result>(
    _ phase: PhaseSet, anyDirection: Bool = false, _ body: (LayoutDirection) -> Result
  ) -> Result {
    let environment = inputs.environment
    let hasDirection = !anyDirection && environment.isWritten(LayoutDirectionKey.self)
    guard hasDirection || graph.containerShapes > 0 else { return body(.leftToRight) }
    return tracking(phase) {
      body(hasDirection ? environment.value(LayoutDirectionKey.self) : .leftToRight)
    }
  }

  /// The closest container's outline, turned over where the direction is from right to left, as
  /// outlines are turned over once they are made.
  fileprivate final var containerPlace: ContainerPlace? {
    guard graph.containerShapes > 0, let container = nearestContainerShape else { return nil }
    container.followGeometry()
    guard let inverse = transform(to: container).inverse else { return nil }
    let frame = container.laidOutBounds.moved(by: inverse)
    let isMirrored = inputs.environment.value(LayoutDirectionKey.self) == .rightToLeft
    return ContainerPlace(
      shape: container.shape, frame: isMirrored ? frame.mirrored(in: size.width) : frame)
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
