import Foundation
@_spi(Engine) import TactileViewGraph

/// A shape that is an inset version of the container shape.
///
/// Its corners follow those of the container, which `containerShape(_:)` sets. Without a container
/// shape, it is a rectangle. Mirrors SwiftUI's `ContainerRelativeShape`.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Creates a shape that follows the container shape.
  public init() {}

  /// Returns the container shape, inset by the smallest distance between its edges and the rectangle's.
  public func path(in rect: CGRect) -> Path {
    guard let container = ContainerPlace.current else { return Path(rect) }
    let distances = container.distances(to: rect)
    let inset = [distances.top, distances.leading, distances.bottom, distances.trailing].min() ?? 0
    // The container shape can be relative to its own container, but not to itself.
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

  /// Returns the shape inset on all sides by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// A shape that is an inset version of the container shape.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Sets the shape, in this view's frame, that the shapes of containers inside follow.
  ///
  /// ``ContainerRelativeShape`` and ``ConcentricRectangle`` follow it. The modifier draws nothing and doesn't clip: also
  /// draw the shape as the background. Mirrors SwiftUI's `containerShape(_:)`.
  public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

/// Sets the container shape of the shapes in its content.
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
  func makeElement(_ inputs: ViewInputs) -> ContainerShapeNode {
    ContainerShapeNode(self, inputs: inputs)
  }
}
