/// A view that shows nothing and takes no part in layout.
///
/// Mirrors SwiftUI's `EmptyView`.
public nonisolated struct EmptyView: PrimitiveView {
  /// Makes the view.
  public init() {}
}

extension EmptyView {
  /// It is no element at all.
  public static var __isUnary: Bool { false }

  /// Makes a node without elements.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    EmptyNode(inputs: inputs)
  }

  /// Nothing can change.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {}
}
