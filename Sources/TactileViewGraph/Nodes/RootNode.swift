import Foundation

/// The window, which proposes its size to the content and centers it.
///
/// Several views at the root are stacked vertically.
@MainActor
package final class RootNode: ElementNode {
  init<Content: View>(content: Content, inputs: ViewInputs) {
    contentType = Content.self
    super.init(inputs: inputs)
    adopt(makeSingle(content, in: VStackLayout(), inputs))
    setNeeds([.place, .display])
  }

  private let contentType: Any.Type

  /// The name of the root view's type, for warnings.
  var contentName: String { "\(contentType)" }

  package override var name: String { "window" }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { graph.configuration.size }

  /// Places the window according to the configuration, because it has no container.
  func takePlace() {
    let configuration = graph.configuration
    place(
      Placement(
        frame: CGRect(origin: .zero, size: configuration.size),
        proposal: ProposedViewSize(configuration.size), in: .zero,
        scale: configuration.displayScale))
  }

  package override func placeElements(in placement: Placement) {
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

  /// Whether the body, measure or place phase of any node is pending.
  var waitsForLayout: Bool {
    !needs.union(below).isDisjoint(with: [.body, .measure, .place])
  }

  package override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    nil
  }

  /// Makes every element measure again, after the scale or the typesetter has changed.
  func invalidateLayout() {
    graph.layoutVersion += 1
    invalidateLayout(below: self)
  }

  private func invalidateLayout(below node: ViewNode) {
    node.asElement?.setNeeds([.measure, .place, .display])
    for child in node.children { invalidateLayout(below: child) }
  }
}

extension ViewGraph {
  /// The preferred size of the content in a window of the configured size, in points.
  package var contentSize: CGSize { contentSize(in: configuration.size) }

  /// Returns the preferred size of the content for a proposed size, in points.
  package func contentSize(in size: CGSize) -> CGSize {
    root.elements.reduce(.zero) { result, element in
      let own = element.sizeThatFits(ProposedViewSize(size))
      return CGSize(width: max(result.width, own.width), height: max(result.height, own.height))
    }
  }
}
