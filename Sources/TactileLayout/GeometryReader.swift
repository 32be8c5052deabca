import Foundation
@_spi(Engine) import TactileViewGraph

/// A container whose content depends on its own size and position.
///
/// The closure receives a proxy, which has the size of the container and its frame in other coordinate spaces:
///
/// ```swift
/// GeometryReader { geometry in
///   Rectangle()
///     .fill(.tint)
///     .frame(width: geometry.size.width * progress)
/// }
/// .frame(height: 4)
/// ```
///
/// The container takes the proposed size, or 10 points where none is proposed (rule 6.1.12), and places its content in
/// the top leading corner. It therefore expands in most layouts; to only read the geometry of a view, use
/// `onGeometryChange(for:of:action:)`. The closure is evaluated after layout, in the same update, and again when a
/// geometry value that it reads changes.
///
/// Mirrors SwiftUI's `GeometryReader`.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  /// The closure that creates the content from the container's geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates a geometry reader with a closure that creates its content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader {
  /// Whether the view is always a single element: true.
  @_spi(Engine) public static var __isUnary: Bool { true }

  /// Creates the node that evaluates the content.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    GeometryReaderNode(view, inputs: inputs)
  }

  /// Updates the content closure of the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    GeometryReaderNode<Content>.update(node, view)
  }
}
