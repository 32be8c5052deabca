/// Several views that are modified together and laid out each for itself.
///
/// Mirrors SwiftUI's `Group`.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Makes a group of the views in the closure.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never called: the engine takes the content in.
  public var body: Never {
    preconditionFailure("Group has no body")
  }

  /// It is what its content is.
  public nonisolated static var __isUnary: Bool { Content.__isUnary }

  /// Makes the content's node.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    makeNode(view.content, inputs)
  }

  /// Updates the content's node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    updateNode(node, view.content, node.inputs)
  }
}
