@_spi(Engine) import TactileViewGraph

/// Lets the keyboard of a desktop reach a control that is not made of buttons (rule 2.9.103).
package nonisolated struct KeyboardControlModifier: ViewModifier {
  package init() {}

  package typealias Body = Never

  /// Whether the modified view is always exactly one element.
  package nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool {
    contentIsUnary
  }

  /// Creates the node of the modified view.
  @MainActor
  package static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    precondition(C.__isUnary, "a control is one element")
    return FocusNode.around(inputs) { C.__makeNode(content, $0) }
  }

  /// Passes new values to the node.
  @MainActor
  package static func __updateNode<C: View>(
    _ node: __ViewNode, _ modifier: Self, _ content: C
  ) {
    C.__updateNode(FocusNode.control(in: node), content)
  }
}
