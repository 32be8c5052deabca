import Foundation

/// An element around a single other one, with the same size, guides and place.
@MainActor
class PassThroughNode: ElementNode {
  private var content: ElementNode? { elements.first }

  override var preferences: LayoutPreferences { content?.preferences ?? LayoutPreferences() }

  override var modified: ElementNode? { content }

  override var zIndex: Double { content?.zIndex ?? 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content?.sizeThatFits(proposal) ?? .zero
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    content?.explicitAlignment(key, in: dimensions)
  }

  override func placeElements(in placement: Placement) {
    content?.place(
      Placement(
        frame: CGRect(origin: .zero, size: placement.frame.size), proposal: placement.proposal,
        in: placement.fraction, scale: placement.scale))
  }
}
