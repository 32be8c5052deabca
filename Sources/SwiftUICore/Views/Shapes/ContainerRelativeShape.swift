import Foundation

/// The outline of the container, as much smaller as this shape's frame lies inside of it.
///
/// Mirrors SwiftUI's `ContainerRelativeShape`. Where no ``SwiftUICore/View/containerShape(_:)`` is
/// around, it is a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// The container's outline, inset by the smallest distance between its edges and the rectangle's.
  public func path(in rect: CGRect) -> Path {
    guard let container = ContainerPlace.current else { return Path(rect) }
    let distances = container.distances(to: rect)
    let inset = [distances.top, distances.leading, distances.bottom, distances.trailing].min() ?? 0
    // The container's shape may be relative to a container itself, but not to this one.
    return ThreadContext.evaluatingNothing {
      Self.outline(of: container.shape, in: rect, inset: inset > 0 ? inset : 0)
    }
  }

  private static func outline<S: InsettableShape>(
    of shape: S, in rect: CGRect, inset: CGFloat
  ) -> Path {
    inset > 0
      ? shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
      : shape.path(in: rect)
  }

  /// The outline with its sides moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The outline of the container, as much smaller as the shape's frame lies inside of it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Makes the outline of a shape in this view's frame the container's of the shapes in the view.
  ///
  /// Mirrors SwiftUI's `containerShape(_:)`: ``ContainerRelativeShape`` and ``ConcentricRectangle``
  /// follow it.
  public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

/// Gives the shapes in its content an outline to follow.
nonisolated struct ContainerShapeModifier: ViewModifier {
  typealias Body = Never
  let shape: any InsettableShape

  func hasShape(like other: any InsettableShape) -> Bool {
    func isSame<S: InsettableShape>(_ shape: S) -> Bool {
      guard let other = other as? S else { return false }
      return ValueComparison.areEqual(shape, other)
    }
    return isSame(shape)
  }
}

extension ContainerShapeModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    ContainerShapeNode(self, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: ContainerShapeNode.self).update(self)
  }
}
