import Foundation

/// A container that layers its views, the first at the back.
///
/// The stack is as large as its aligned views together, or those with the highest `layoutPriority(_:)`. With the
/// system's alignments, it is as wide as the widest and as tall as the tallest of them; a view that
/// `alignmentGuide(_:computeValue:)` moves beyond the others makes the stack larger. To draw something behind a view
/// without a change of its size, use `background(_:alignment:)`: it is proposed the size of the view. Mirrors SwiftUI's
/// `ZStack`.
public nonisolated struct ZStack<Content: View>: ContainerView {
  package let layout: ZStackLayout
  package let content: Content

  /// Creates a stack of layered views with the given alignment.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

/// A layered stack layout, to use where the layout of a view changes (rule 6.1.7).
///
/// It arranges views as a ``ZStack`` does; if the layout never changes, use that. Wrap it in ``AnyLayout`` to switch
/// layouts without losing the state of the views. Mirrors SwiftUI's `ZStackLayout`.
public nonisolated struct ZStackLayout: StackedLayout {
  /// The alignment of the views along both axes.
  public var alignment: Alignment

  /// Creates a layered layout with the given alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the views of the highest priority, which alone determine the size.
  @MainActor private func deciding(_ subviews: LayoutSubviews) -> [LayoutSubview] {
    let highest = subviews.map(\.preferences.priority).max()
    return subviews.filter { $0.preferences.priority == highest }
  }

  /// Returns the extents, along both axes, of the views that determine the size.
  @MainActor private func extents(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize)
    -> (x: AlignedExtent, y: AlignedExtent)
  {
    var extents = (x: AlignedExtent(), y: AlignedExtent())
    for subview in deciding(subviews) {
      let dimensions = subview.measuredDimensions(in: proposal)
      extents.x.add(dimensions.width, guide: dimensions.guide(alignment.horizontal.key))
      extents.y.add(dimensions.height, guide: dimensions.guide(alignment.vertical.key))
    }
    return extents
  }

  @MainActor package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews)
    -> CGSize
  {
    let extents = extents(subviews, proposal)
    return CGSize(width: extents.x.length, height: extents.y.length)
  }

  @MainActor package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    // Views that are moved beyond others make the stack larger than what it offers.
    let sizes = deciding(subviews).map { $0.measured(proposal) }
    let proposal = ProposedViewSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    let extents = extents(subviews, proposal)
    for subview in subviews {
      let dimensions = subview.measuredDimensions(in: proposal)
      subview.put(
        at: CGPoint(
          x: bounds.minX + extents.x.before - dimensions.guide(alignment.horizontal.key),
          y: bounds.minY + extents.y.before - dimensions.guide(alignment.vertical.key)),
        proposal: proposal)
    }
  }

  package static var name: String { "ZStack" }
}
