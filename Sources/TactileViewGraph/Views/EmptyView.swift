/// A view that shows nothing and takes no part in layout.
///
/// You rarely create one: it is the type of a part that a view lacks, such as the footer of a section without one.
/// Create it where a view is required and there is nothing to show. Mirrors SwiftUI's `EmptyView`.
public nonisolated struct EmptyView: PrimitiveView {
  /// Creates an empty view, which has no elements.
  public init() {}
}

extension EmptyView {
  /// Always false: an empty view has no elements.
  @_spi(Engine) public static var __isUnary: Bool { false }

  /// Creates a node without elements.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    EmptyNode(inputs: inputs)
  }

  /// Does nothing: an empty view has no properties.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {}
}
