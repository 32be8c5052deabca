import Foundation

/// The subviews of a layout, in document order.
@MainActor
struct LayoutSubviews: @MainActor RandomAccessCollection {
  private let elements: ShortList<ElementNode>
  fileprivate let container: ElementNode

  init(_ elements: ShortList<ElementNode>, of container: ElementNode) {
    self.elements = elements
    self.container = container
  }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, container: container)
  }

  /// The average of where the subviews set a guide, when the layout has placed them.
  func explicitAlignment<L: Layout>(
    of guide: AlignmentKey, placedBy layout: L, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    let frames = unsafeDowncast(container, to: LayoutNode<L>.self).probe(bounds, proposal)
    var sum: CGFloat = 0
    var found: CGFloat = 0
    for (element, placed) in zip(elements, frames) {
      guard let placed,
        let value = element.explicitAlignment(guide, in: element.sizeThatFits(placed.proposal))
      else { continue }
      sum += value + (guide.axis == .vertical ? placed.frame.minY : placed.frame.minX)
      found += 1
    }
    return found > 0 ? sum / found : nil
  }
}

/// One subview of a layout.
@MainActor
struct LayoutSubview {
  fileprivate let element: ElementNode
  fileprivate let index: Int
  fileprivate let container: ElementNode

  /// The layout priority, zero by default.
  var priority: Double { element.preferences.priority }

  /// The distances that the subview prefers to its neighbours.
  var spacing: ViewSpacing { element.preferences.spacing }

  /// The size that the subview chooses for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

  /// The size and guides that the subview has for a proposal.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: element.sizeThatFits(proposal), element: element)
  }

  /// Puts the subview's anchor at a point of the container.
  func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = element.sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    container.receive(
      CGRect(origin: origin, size: size), proposal: proposal, for: element, at: index)
  }
}
