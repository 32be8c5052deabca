import Foundation

/// A container whose views depend on its own size and place.
///
/// Mirrors SwiftUI's `GeometryReader`.
///
/// It takes the size that it is offered, 10 points where it may choose (rule 6.1.12), and puts its
/// views in the top leading corner. The closure runs after the layout, in the same update, and again
/// when something of the geometry that it has read is another.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the views.
  public var content: (GeometryProxy) -> Content

  /// Makes a container.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader {
  /// Whether the view is always exactly one element.
  public static var __isUnary: Bool { true }

  /// Makes the node of such a view.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    GeometryReaderNode(view, inputs: inputs)
  }

  /// Hands a new closure to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: GeometryReaderNode<Content>.self).update(view)
  }
}
