import Foundation
@_spi(Engine) import TactileViewGraph

/// A two-dimensional outline that is drawn as a view and fills the proposed size.
///
/// To define a shape, return its outline from `path(in:)`. As a view, it is filled with the foreground style;
/// `fill(_:)` and `stroke(_:lineWidth:)` choose another style. If properties animate, return them as `animatableData`.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `Shape`.
public nonisolated protocol Shape: Sendable, Animatable, __NodeAnimatable, View {
  /// Returns the outline of the shape in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// Returns the size of the shape for a proposal, which by default is the proposal.
  ///
  /// An unspecified dimension counts as 10 points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the outline is mirrored in one of the layout directions.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// Returns the proposal, with 10 points for unspecified dimensions (rule 6.1.12).
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// By default, the outline is mirrored in right-to-left layouts.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape filled with the foreground style.
  @MainActor @preconcurrency public var body: some View { fill(ForegroundStyle()) }
}

extension Color: PrimitiveView {
  /// Always true: a color is one element.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { true }

  /// Creates a node that fills a rectangle.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ShapeNode(Rectangle(), view, isColor: true, inputs: inputs)
  }

  /// Updates the node with a new color.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    downcast(node, to: ShapeNode<Rectangle, Color>.self).update(Rectangle(), view)
  }
}
