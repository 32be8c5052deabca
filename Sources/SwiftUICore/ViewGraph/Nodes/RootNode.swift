import Foundation

/// The window: proposes its size to the content and centres it.
///
/// Several views at the root are stacked vertically.
@MainActor
final class RootNode: ElementNode {
  init<Content: View>(content: Content, inputs: ViewInputs) {
    contentName = "\(Content.self)"
    super.init(inputs: inputs)
    adopt(makeSingle(content, in: VStackLayout(), inputs))
    setNeeds([.place, .display])
  }

  /// The root view's type, for warnings.
  let contentName: String

  override var name: String { "window" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { graph.configuration.size }

  /// The window has no container: it takes its place from the configuration.
  func takePlace() {
    let configuration = graph.configuration
    place(
      Placement(
        frame: CGRect(origin: .zero, size: configuration.size),
        proposal: ProposedViewSize(configuration.size), in: .zero,
        scale: configuration.displayScale))
  }

  override func placeElements(in placement: Placement) {
    for element in elements {
      let size = element.sizeThatFits(placement.proposal)
      let origin = CGPoint(
        x: (placement.frame.width - size.width) / 2,
        y: (placement.frame.height - size.height) / 2)
      element.place(
        Placement(
          frame: CGRect(origin: origin, size: size), proposal: placement.proposal,
          in: placement.fraction, scale: placement.scale))
    }
  }

  /// Whether a body, a size or a place is still to be found out.
  var waitsForLayout: Bool {
    !needs.union(below).isDisjoint(with: [.body, .measure, .place])
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? { nil }

  /// Makes every element measure again, after the scale or the typesetter changed.
  func invalidateLayout() {
    graph.layoutVersion += 1
    invalidateLayout(below: self)
  }

  private func invalidateLayout(below node: ViewNode) {
    (node as? ElementNode)?.setNeeds([.measure, .place, .display])
    for child in node.children { invalidateLayout(below: child) }
  }
}

extension ViewGraph {
  /// How large the content wants to be in a window of the configured size, in points.
  package var contentSize: CGSize {
    root.elements.reduce(.zero) { size, element in
      let own = element.sizeThatFits(ProposedViewSize(configuration.size))
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }
}
