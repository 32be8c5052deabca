import Foundation

/// Views in a column.
///
/// Mirrors SwiftUI's `VStack`.
public nonisolated struct VStack<Content: View>: ContainerView {
  let layout: VStackLayout
  let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: how views of different width are aligned.
  ///   - spacing: the distance between views in points; nil leaves it to them, 8 as a rule.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// The layout of ``VStack``.
struct VStackLayout: Layout {
  nonisolated let alignment: HorizontalAlignment
  nonisolated let spacing: CGFloat?

  nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
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

  static var name: String { "VStack" }
}
