/// Lines of text.
///
/// Mirrors SwiftUI's `Text`.
public nonisolated struct Text: Equatable, Sendable, PrimitiveView {
  let string: String

  /// Makes a text of a string as it is.
  public init(verbatim content: String) { string = content }

  /// Makes a text of a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
}

extension Text {
  /// It is one element.
  public static var __isUnary: Bool { true }

  /// Makes the node that draws the lines.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    TextNode(view, inputs: inputs)
  }

  /// Hands a new text to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TextNode.self).update(view)
  }
}
