import Foundation

/// A container: lays out its elements by a ``Layout``.
@MainActor
class LayoutNode<L: Layout>: ElementNode {
  final private(set) var layout: L

  init(_ layout: L, inputs: ViewInputs) {
    self.layout = layout
    super.init(inputs: inputs)
  }

  override var name: String { L.name }

  final func update(_ newLayout: L) {
    guard newLayout != layout else { return }
    layout = newLayout
    setNeeds([.measure, .place])
  }

  private func withSubviews<Result>(
    in placement: Placement? = nil, _ body: (LayoutSubviews) -> Result
  ) -> Result {
    let recorder = PlacementRecorder { element, frame, proposal in
      guard let placement else { return }
      element.place(
        Placement(frame: frame, proposal: proposal, in: placement.fraction, scale: placement.scale))
    }
    return body(LayoutSubviews(elements, recorder: recorder))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withSubviews { layout.sizeThatFits(proposal: proposal, subviews: $0) }
  }

  override func placeElements(in placement: Placement) {
    let bounds = CGRect(origin: .zero, size: placement.frame.size)
    withSubviews(in: placement) { subviews in
      layout.placeSubviews(in: bounds, proposal: placement.proposal, subviews: subviews)
    }
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    withSubviews { subviews in
      layout.explicitAlignment(
        of: key, in: CGRect(origin: .zero, size: dimensions),
        proposal: ProposedViewSize(dimensions), subviews: subviews)
    }
  }

  override var spacing: ViewSpacing { withSubviews { layout.spacing(subviews: $0) } }
}

/// A layout that arranges the elements of a view builder: what `HStack` and its like are.
@MainActor
protocol ContainerView: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View

  var layout: Arrangement { get }
  var content: Content { get }
}

extension ContainerView {
  /// Whether the view is always exactly one element.
  public nonisolated static var __isUnary: Bool { true }

  /// Makes the node of such a view.
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = LayoutNode(view.layout, inputs: inputs)
    node.adopt(SwiftUICore.makeNode(view.content, inputs))
    return node
  }

  /// Hands new values to the node.
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: LayoutNode<Arrangement>.self).update(view.layout)
    SwiftUICore.updateNode(node.children[0], view.content, node.inputs)
  }
}

/// A modifier that lays out its content in some way: padding, frames.
@MainActor
protocol LayoutModifier: ElementModifier, Layout {}

extension LayoutModifier {
  func makeElement(_ inputs: ViewInputs) -> ElementNode { LayoutNode(self, inputs: inputs) }

  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: LayoutNode<Self>.self).update(self)
  }
}
