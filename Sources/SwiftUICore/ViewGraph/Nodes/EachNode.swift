/// Puts a view around each of the elements that a view is: a picker's item around an option.
nonisolated struct EachModifier<Wrapper: View>: ViewModifier {
  typealias Body = Never
  let wrapper: (ListedElement) -> Wrapper
}

extension View {
  /// Puts a view around each of the elements that this view is.
  ///
  /// The elements keep the environment of this view, and stand where the wrapper shows them.
  func each<Wrapper: View>(
    @ViewBuilder _ wrapper: @escaping (ListedElement) -> Wrapper
  ) -> some View {
    modifier(EachModifier(wrapper: wrapper))
  }
}

/// One of several elements, as the view around it knows it.
@MainActor
struct ListedElement {
  /// The element, to be shown in one place.
  let view: ListedElementView
  /// What it is called among the others.
  let tag: (any AnyTag)?

  /// The tag as a value of a type; nil where it is of another.
  func tag<Value>(as type: Value.Type) -> Value? { tag?.value(as: type) }
}

/// Shows an element in the view around it.
///
/// It is one element, empty while the listed one stands elsewhere, so that modifiers apply to it.
nonisolated struct ListedElementView: PrimitiveView {
  let source: AnyAliasSource
}

extension ListedElementView {
  /// It is one element.
  static var __isUnary: Bool { true }

  /// Makes the place of the element.
  @MainActor
  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = ListedPlaceNode(inputs: inputs)
    node.adopt(AliasNode(view.source, isLabel: false, inputs: inputs.withoutWrappers))
    return node
  }

  /// Hands another element to the place.
  @MainActor
  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node.children[0], to: AliasNode.self).update(view.source)
  }
}

/// The place of a listed element in the view around it.
@MainActor
final class ListedPlaceNode: PassThroughNode {
  override var name: String { "place" }
}

extension EachModifier {
  /// How many elements there are is the content's affair.
  static func __isUnary(_ contentIsUnary: Bool) -> Bool { false }

  /// Makes a map over the content's elements, also where it is but one.
  @MainActor
  static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    ListModifierNode(modifier, content: content, inputs: inputs)
  }

  /// Hands new values to the node.
  @MainActor
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    unsafeDowncast(node, to: ListModifierNode<C, Self>.self).update(modifier, content: content)
  }
}

extension EachModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { EachNode(self, inputs: inputs) }

  @MainActor
  func completeElement(_ element: ElementNode) { element.setNeeds(.body) }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: EachNode<Wrapper>.self).update(self)
  }
}

/// The place of an element and of the view around it.
///
/// What the element is called depends on where it stands, which is known in the body phase: so the
/// view around it is made there and not with the node.
@MainActor
final class EachNode<Wrapper: View>: PassThroughNode, TagReader {
  private var wrapper: (ListedElement) -> Wrapper
  /// What the view around the element shows; nil until there is one.
  private var source: MadeAliasSource?

  init(_ modifier: EachModifier<Wrapper>, inputs: ViewInputs) {
    wrapper = modifier.wrapper
    super.init(inputs: inputs)
  }

  override var name: String { "each" }

  /// The element itself, whatever stands around it.
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
    let element = source.node.asElement ?? self
    return tracking(.body) {
      wrapper(
        ListedElement(
          view: ListedElementView(source: source), tag: element.ownTag ?? identity))
    }
  }

  override func letGo() { source?.isOver = true }
}
