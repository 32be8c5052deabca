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
///
/// Mirrors SwiftUI's `HStackLayout`.
public nonisolated struct HStackLayout: StackedLayout {
  /// How the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between views in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews)
  }

  @MainActor func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }

  @MainActor func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    subviews.explicitAlignment(of: guide, in: bounds, proposal: proposal)
  }

  @MainActor func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    stack.spacing(subviews: subviews)
  }

  @MainActor var stackAxis: Axis? { .horizontal }

  static var name: String { "HStack" }
}
