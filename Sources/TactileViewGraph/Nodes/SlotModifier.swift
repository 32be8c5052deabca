/// A view that counts as a single view in a list, whatever it contains: one with an explicit
/// identity or an erased type.
///
/// Together with the views that are one element by their type, these are the *slots* of a list. A modifier around a
/// slot keeps its identity while the identity or the type inside changes (rule 5.19).
protocol SlotView {}

extension AnyView: SlotView {}
extension IDView: SlotView {}
extension ModifiedContent: SlotView where Content: SlotView, Modifier: SlotModifier {}

/// A primitive modifier that wraps each slot of its content in a transparent node.
@MainActor
protocol SlotModifier: WrappingModifier {}

extension SlotModifier where Wrapper: ValueNode, Wrapper.Value == Self {
  func updateWrapper(_ node: Wrapper) { node.update(self) }
}

extension SlotModifier {
  static var wrapsSlots: Bool { true }

  /// Returns whether the modified view is always exactly one element.
  @_spi(Engine) public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool {
    contentIsUnary
  }

  /// Creates the node of the modified view.
  @_spi(Engine) public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    guard isSlot(C.self), !inputs.gathersSubviews else {
      return ListModifierNode(modifier, content: content, inputs: inputs)
    }
    let node = modifier.makeWrapper(inputs)
    node.adopt(makeNode(content, inputs))
    modifier.completeWrapper(node)
    return node
  }

  /// Passes new values to the node.
  @_spi(Engine) public static func __updateNode<C: View>(
    _ node: __ViewNode, _ modifier: Self, _ content: C
  ) {
    guard isSlot(C.self), !node.inputs.gathersSubviews else {
      return ListModifierNode<C, Self>.update(node, modifier, content: content)
    }
    updateNode(node.children[0], content, node.inputs)
    modifier.updateWrapper(downcast(node, to: Wrapper.self))
  }

  private static func isSlot<C: View>(_ type: C.Type) -> Bool {
    C.__isUnary || C.self is any SlotView.Type
  }
}
