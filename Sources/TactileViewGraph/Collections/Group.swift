/// A group of views that you modify together.
///
/// Modifiers of a group apply to each of its views, and the container lays out the views individually, as if there were
/// no group. Use a group to apply the same modifiers to several views or to the branches of a condition:
///
/// ```swift
/// Group {
///   Button("Copy") { copy() }
///   Button("Paste") { paste() }
/// }
/// .buttonStyle(.bordered)
/// ```
///
/// Mirrors SwiftUI's `Group`.
public nonisolated struct Group<Content> {
  package let content: Content
}

extension Group: View where Content: View {
  /// Creates a group of the views in a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Traps: the engine uses the content without evaluating a body.
  public var body: Never {
    preconditionFailure("Group has no body")
  }

  /// Whether the content is a single element.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { Content.__isUnary }

  /// Creates the node of the content.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    makeNode(view.content, inputs)
  }

  /// Updates the content's node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    updateNode(node, view.content, node.inputs)
  }
}
