/// A primitive modifier that wraps each view of a list in a node.
@MainActor
package protocol WrappingModifier: ViewModifier where Body == Never {
  /// The class of the nodes.
  associatedtype Wrapper: ViewNode

  /// Whether the modifier wraps slots (see `SlotView`) rather than only elements.
  static var wrapsSlots: Bool { get }

  /// Creates the node, without its content.
  func makeWrapper(_ inputs: ViewInputs) -> Wrapper

  /// Completes the node after its content has become its first child.
  func completeWrapper(_ node: Wrapper)

  /// Passes this value to a node that an earlier value created.
  func updateWrapper(_ node: Wrapper)
}

/// A primitive modifier that wraps each element of its content in an element.
@MainActor
package protocol ElementModifier: WrappingModifier where Wrapper == Element {
  /// The class of the elements.
  associatedtype Element: ElementNode

  /// Creates the element, without its content.
  func makeElement(_ inputs: ViewInputs) -> Element

  /// Completes the element after its content has become its first child.
  func completeElement(_ element: Element)

  /// Passes this value to an element that an earlier value created.
  func updateElement(_ element: Element)
}

extension ElementModifier where Element: ValueNode, Element.Value == Self {
  package func updateElement(_ element: Element) { element.update(self) }
}

extension ElementModifier {
  package static var wrapsSlots: Bool { false }
  package func makeWrapper(_ inputs: ViewInputs) -> Element { makeElement(inputs) }
  package func completeWrapper(_ node: Element) { completeElement(node) }
  package func updateWrapper(_ node: Element) { updateElement(node) }
  package func completeElement(_ element: Element) {}

  /// Returns whether the modified view is always exactly one element.
  @_spi(Engine) public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool {
    contentIsUnary
  }

  /// Creates the node of the modified view.
  @_spi(Engine) public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    guard !inputs.gathersSubviews,
      C.__isUnary || inputs.wrappers == nil && C.__isUnary(content, inputs)
    else {
      return ListModifierNode(modifier, content: content, inputs: inputs)
    }
    let element = modifier.makeElement(inputs)
    element.adopt(C.__makeNode(content, inputs))
    modifier.completeElement(element)
    // The layout would find the elements when the nodes between have left the processor's caches.
    _ = element.elements
    return element
  }

  /// Passes new values to the node.
  @_spi(Engine) public static func __updateNode<C: View>(
    _ node: __ViewNode, _ modifier: Self, _ content: C
  ) {
    guard let element = node.asElement else {
      ListModifierNode<C, Self>.update(node, modifier, content: content)
      return
    }
    modifier.updateElement(downcast(element, to: Element.self))
    C.__updateNode(element.children[0], content)
  }
}
