import Foundation

/// Views in a row.
///
/// Mirrors SwiftUI's `HStack`.
public nonisolated struct HStack<Content: View>: ContainerView {
  let layout: HStackLayout
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: how views of different height are aligned.
  ///   - spacing: the distance between views in points; nil leaves it to them, 8 as a rule.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// The layout of ``HStack``.
struct HStackLayout: Layout {
  nonisolated let alignment: VerticalAlignment
  nonisolated let spacing: CGFloat?

  nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }

  func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    subviews.explicitAlignment(of: guide, placedBy: self, in: bounds, proposal: proposal)
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing { stack.spacing(subviews: subviews) }

  static var name: String { "HStack" }
}
