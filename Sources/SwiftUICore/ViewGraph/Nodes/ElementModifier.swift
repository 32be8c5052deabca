/// A primitive modifier that puts one node around each view of a list.
@MainActor
protocol WrappingModifier: ViewModifier where Body == Never {
  /// Whether it wraps slots, which `SlotView` describes, and not only elements.
  static var wrapsSlots: Bool { get }

  /// Makes the node, still without content.
  func makeWrapper(_ inputs: ViewInputs) -> ViewNode

  /// Finishes the node when its content has become its first child.
  func completeWrapper(_ node: ViewNode)

  /// Hands this value to a node that an earlier one made.
  func updateWrapper(_ node: ViewNode)
}

/// A primitive modifier that puts one element around each element of its content.
@MainActor
protocol ElementModifier: WrappingModifier {
  /// Makes the element, still without content.
  func makeElement(_ inputs: ViewInputs) -> ElementNode

  /// Finishes the element when its content has become its first child.
  func completeElement(_ element: ElementNode)

  /// Hands this value to an element that an earlier one made.
  func updateElement(_ element: ElementNode)
}

extension ElementModifier {
  static var wrapsSlots: Bool { false }
  func makeWrapper(_ inputs: ViewInputs) -> ViewNode { makeElement(inputs) }

  func completeWrapper(_ node: ViewNode) {
    if let element = node.asElement { completeElement(element) }
  }

  func updateWrapper(_ node: ViewNode) {
    if let element = node.asElement { updateElement(element) }
  }

  func completeElement(_ element: ElementNode) {}

  /// Whether the view is always exactly one element.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }

  /// Makes the node of such a view.
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    guard C.__isUnary || inputs.wrappers.isEmpty && C.__isUnary(content, inputs) else {
      return ListModifierNode(modifier, content: content, inputs: inputs)
    }
    let element = modifier.makeElement(inputs)
    element.adopt(C.__makeNode(content, inputs))
    modifier.completeElement(element)
    return element
  }

  /// Hands new values to the node.
  public static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    guard let element = node.asElement else {
      unsafeDowncast(node, to: ListModifierNode<C, Self>.self)
        .update(modifier, content: content)
      return
    }
    modifier.updateElement(element)
    C.__updateNode(element.children[0], content)
  }
}
