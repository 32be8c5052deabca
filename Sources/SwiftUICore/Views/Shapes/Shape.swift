import Foundation

/// A two-dimensional outline that fills what it is offered.
///
/// Mirrors SwiftUI's `Shape`.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The size for a proposal: the proposal, 10 points where it asks for the ideal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the outline is mirrored in one of the layout directions.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The proposal, 10 points where it asks for the ideal (rule 6.1.12).
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The outline is mirrored where the direction is from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape in the foreground's style.
  @MainActor @preconcurrency public var body: some View { fill(ForegroundStyle()) }
}

extension Color: PrimitiveView {
  /// It is one element.
  public nonisolated static var __isUnary: Bool { true }

  /// Makes a node that fills a rectangle.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ShapeNode(Rectangle(), view, inputs: inputs)
  }

  /// Hands a new colour to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ShapeNode<Rectangle, Color>.self).update(Rectangle(), view)
  }
}
