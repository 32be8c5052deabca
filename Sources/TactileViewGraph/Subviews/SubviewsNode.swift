/// The views of a list, and the views that a closure makes from them.
///
/// The first child is the list, whose views become subviews and are no elements. The second child is the result of the
/// closure, which shows the subviews in places of its own. The closure is evaluated again when the list has changed, and
/// when a value for containers that it has read has.
@MainActor
final class SubviewsNode<Base: View, Result: View>: ViewNode, ValueNode {
  typealias Value = ComposedView<Base, Result>

  private var value: Value
  private let modelTracking = ModelTracking(ViewDescriptor.of(Value.self).modelUse)

  init(_ value: Value, inputs: ViewInputs) {
    self.value = value
    super.init(inputs: inputs)
    let list = GatheredListNode(
      value.base, gathersSections: value.gathersSections,
      inputs: inputs.withoutWrappers)
    adopt(list)
    adopt(makeNode(evaluate(), inputs))
  }

  override var name: String { "subviews" }
  override var evaluatesClosure: Bool { true }

  /// Only the result has elements.
  override func appendElements(to list: inout [ElementNode]) {
    children[1].appendElements(to: &list)
  }

  func update(_ newValue: Value) {
    value = newValue
    downcast(children[0], to: GatheredListNode<Base>.self).update(newValue.base)
    setNeeds(.body)
  }

  override func updateBody() {
    // The views of the list are complete before the closure is evaluated.
    children[0].runBodyPhase()
    updateNode(children[1], evaluate(), inputs)
  }

  private func evaluate() -> Result {
    graph.statistics.bodies += 1
    let contents = children[0].gatheredContents
    return tracking(.body) {
      modelTracking.evaluate(in: graph) { value.transform(contents) }
    }
  }

  override func didRemove() { modelTracking.release() }
}

/// The list of views that become subviews.
@MainActor
final class GatheredListNode<Base: View>: ViewNode {
  private let contentInputs: ViewInputs

  init(_ base: Base, gathersSections: Bool, inputs: ViewInputs) {
    contentInputs = inputs.with(
      gathering: SubviewGathering(inputs, gathersSections: gathersSections))
    super.init(inputs: inputs)
    nodeFlags[.gathersSubviews] = true
    adopt(makeNode(base, contentInputs))
  }

  override var name: String { "gathered views" }

  override func appendElements(to list: inout [ElementNode]) {}

  func update(_ base: Base) { updateNode(children[0], base, contentInputs) }

  override func subviewsDidChange() { parent?.setNeeds(.body) }
}

/// A subview or a section of a list.
enum GatheredContent {
  case subview(Subview)
  case section(SectionConfiguration)
}

extension ViewNode {
  /// The subviews and sections of a list, in order.
  final var gatheredContents: [GatheredContent] {
    var contents: [GatheredContent] = []
    appendContents(to: &contents)
    return contents
  }

  /// The subviews of a list without sections, in order.
  final var gatheredSubviews: SubviewsCollection {
    SubviewsCollection(
      gatheredContents.compactMap {
        if case .subview(let subview) = $0 { subview } else { nil }
      })
  }

  private final func appendContents(to contents: inout [GatheredContent]) {
    if let node = self as? AnySubviewNode {
      contents.append(.subview(Subview(node.source)))
    } else if let node = self as? GatheredSectionNode {
      contents.append(.section(node.configuration))
    } else {
      // A list in the list has subviews of its own, and its result belongs to this one.
      for child in children where !child.isLeaving && !child.nodeFlags[.gathersSubviews] {
        child.appendContents(to: &contents)
      }
    }
  }
}

/// The views that a closure makes from the subviews of a view.
nonisolated struct ComposedView<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let gathersSections: Bool
  let transform: @MainActor ([GatheredContent]) -> Result
}

extension ComposedView {
  static var __isUnary: Bool { false }

  @MainActor static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    SubviewsNode(view, inputs: inputs)
  }

  @MainActor static func __updateNode(_ node: __ViewNode, _ view: Self) {
    SubviewsNode<Base, Result>.update(node, view)
  }
}
