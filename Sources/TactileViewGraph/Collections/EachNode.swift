/// Wraps each element of a view in another view, such as a picker's item around an option.
nonisolated struct EachModifier<Wrapper: View>: ViewModifier {
  typealias Body = Never
  let wrapper: (ListedElement) -> Wrapper
}

extension View {
  /// Wraps each element of this view in another view.
  ///
  /// The elements keep the environment of this view, and are shown where the wrapper places them.
  package func each<Wrapper: View>(
    @ViewBuilder _ wrapper: @escaping (ListedElement) -> Wrapper
  ) -> some View {
    modifier(EachModifier(wrapper: wrapper))
  }
}

/// An element of a list, as the view around it sees it.
@MainActor
package struct ListedElement {
  /// The element, which can be shown in a single place.
  package let view: ListedElementView
  /// The tag of the element, or its identity; nil if it has neither.
  let tag: (any AnyTag)?

  /// Returns the tag as a value of a type; nil if it has another type.
  package func tag<Value>(as type: Value.Type) -> Value? { tag?.value(as: type) }
}

/// Shows an element inside the view that wraps it.
///
/// It is always one element, which is empty while the listed element is shown elsewhere, so that
/// modifiers apply to it.
package nonisolated struct ListedElementView: PrimitiveView {
  let source: AnyAliasSource
}

extension ListedElementView {
  /// It is always exactly one element.
  package static var __isUnary: Bool { true }

  /// Creates the placeholder node of the element.
  @MainActor
  package static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = ListedPlaceNode(inputs: inputs)
    node.adopt(AliasNode(view.source, isLabel: false, inputs: inputs.withoutWrappers))
    return node
  }

  /// Passes another element to the placeholder node.
  @MainActor
  package static func __updateNode(_ node: __ViewNode, _ view: Self) {
    AliasNode.update(node.children[0], view.source)
  }
}

/// The placeholder of a listed element in the view around it.
@MainActor
final class ListedPlaceNode: PassThroughNode {
  override var name: String { "place" }
}

extension EachModifier {
  /// The number of elements depends on the content.
  static func __isUnary(_ contentIsUnary: Bool) -> Bool { false }

  /// Creates a map over the content's elements, even if the content is a single element.
  @MainActor
  static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    ListModifierNode(modifier, content: content, inputs: inputs)
  }

  /// Passes new values to the node.
  @MainActor
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    ListModifierNode<C, Self>.update(node, modifier, content: content)
  }
}

extension EachModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> EachNode<Wrapper> { EachNode(self, inputs: inputs) }

  @MainActor
  func completeElement(_ element: EachNode<Wrapper>) { element.setNeeds(.body) }
}

/// The node of an element and of the view around it.
///
/// The element's tag depends on its position in the tree, which is known in the body phase.
/// Therefore, the view around it is created in that phase and not together with the node.
@MainActor
final class EachNode<Wrapper: View>: PassThroughNode, TagReader, ValueNode {
  private var wrapper: (ListedElement) -> Wrapper
  /// The source of the listed element for the view around it; nil until that view is created.
  private var source: MadeAliasSource?

  init(_ modifier: EachModifier<Wrapper>, inputs: ViewInputs) {
    wrapper = modifier.wrapper
    super.init(inputs: inputs)
  }

  override var name: String { "each" }

  /// The listed element, regardless of the views around it.
  override var wrapped: ViewNode { source?.node ?? children[0] }

  func update(_ modifier: EachModifier<Wrapper>) {
    wrapper = modifier.wrapper
    setNeeds(.body)
  }

  func tagDidChange() { setNeeds(.body) }

  override func updateBody() {
    if let source {
      updateSingle(children[0], view(of: source), in: VStackLayout())
    } else {
      let content = children[0]
      release(content)
      let source = MadeAliasSource(content, of: self)
      self.source = source
      adopt(makeSingle(view(of: source), in: VStackLayout(), inputs))
      elementsDidChange()
    }
  }

  private func view(of source: MadeAliasSource) -> Wrapper {
    let element = listedElement(in: source.node) ?? self
    return tracking(.body) {
      wrapper(
        ListedElement(
          view: ListedElementView(source: source), tag: element.ownTag ?? identity))
    }
  }

  /// Returns the listed element, also inside of a transparent node, such as that of `font(_:)` around a single view.
  private func listedElement(in node: ViewNode) -> ElementNode? {
    if let element = node.asElement { return element }
    var elements: [ElementNode] = []
    node.appendElements(to: &elements)
    return elements.count == 1 ? elements[0] : nil
  }

  override func letGo() { source?.isOver = true }

  /// The listed element, if the views around it don't show it.
  override var parkedNodes: [ViewNode] { source?.hiddenNodes ?? [] }
}
