import Foundation
@_spi(Engine) import TactileViewGraph

/// A container whose content depends on its geometry.
///
/// Its content is a *late body*: the place phase detects changes of the geometry that it has read,
/// and a further round of the phases evaluates it again. Nothing outside depends on the content,
/// because the container's size does not.
@MainActor
final class GeometryReaderNode<Content: View>: ElementNode, ValueNode {
  private var view: GeometryReader<Content>
  private var readings = GeometryReadings()
  /// Whether the closure, or a value other than geometry that it has read, has changed.
  private var isStale = true
  /// Whether the placement is known, so that the body may be evaluated.
  private var isDue = false
  private let modelTracking: ModelTracking

  init(_ view: GeometryReader<Content>, inputs: ViewInputs) {
    self.view = view
    modelTracking = ModelTracking(ViewDescriptor.of(GeometryReader<Content>.self).modelUse)
    super.init(inputs: inputs)
    setNeeds(.place)
  }

  override var name: String { "GeometryReader" }
  override var evaluatesClosure: Bool { true }

  func update(_ view: GeometryReader<Content>) {
    guard !ValueComparison.areEqual(view, self.view) else { return }
    self.view = view
    blame(.closure)
    evaluateLater()
  }

  /// Defers the evaluation until the node is placed in the updated layout.
  private func evaluateLater() {
    isDue = false
    isStale = true
    setNeeds(.place)
  }

  override func geometryDidChange(_ phase: PhaseSet) { setNeeds(.place) }

  override func noteReading(_ question: GeometryQuestion, of element: ElementNode) {
    readings.note(question, of: element)
  }

  override func didRemove() { modelTracking.release() }

  // MARK: Layout

  override func fixesProposal(along axis: Axis, for element: ElementNode) -> Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The size does not depend on the content.
  override func remeasure() { setNeeds(.place) }

  override func placeElements(in placement: Placement) {
    placeContent(in: placement)
    guard !graph.isExhausted, isStale || readings.haveChanged(for: self) else { return }
    if !isStale { blame(.geometry) }
    isStale = false
    isDue = true
    setNeeds(.body)
  }

  private func placeContent(in placement: Placement) {
    guard let pile = elements.first else { return }
    let bounds = CGRect(origin: .zero, size: placement.frame.size)
    let proposal = ProposedViewSize(bounds.size)
    let frame = CGRect(origin: .zero, size: pile.sizeThatFits(proposal))
    pile.place(placement.inner(frame, proposal: proposal, mirroring(for: .place)))
  }

  // MARK: Content

  override func updateBody() {
    guard isDue else { return evaluateLater() }
    isDue = false
    graph.statistics.bodies += 1
    noteBody()
    readings = GeometryReadings()
    let content = tracking(.body) {
      modelTracking.evaluate(in: graph) { view.content(GeometryProxy(node: handle)) }
    }
    if let pile = children.first {
      updateNode(pile.children[0], content, inputs)
    } else {
      let pile = LayoutNode(ZStackLayout(alignment: .topLeading), inputs: inputs)
      pile.adopt(makeNode(content, inputs))
      adopt(pile)
      elementsDidChange()
    }
  }
}
