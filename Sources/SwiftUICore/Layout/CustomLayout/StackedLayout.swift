import Foundation

/// A layout of the engine's that is also one of the author's, to be called and to be wrapped.
protocol StackedLayout: ElementLayout, Layout, Sendable where Cache == Void {}

extension StackedLayout {
  @MainActor func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    subviews.explicitAlignment(of: guide, in: bounds, proposal: proposal)
  }

  /// The container's size for a proposal.
  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    MainActor.assumeIsolated { sizeThatFits(proposal: proposal, subviews: subviews) }
  }

  /// Gives each subview its place.
  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    MainActor.assumeIsolated {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
    }
  }

  /// The distances that the container prefers to its neighbours.
  public nonisolated func spacing(
    subviews: LayoutSubviews, cache: inout Void
  ) -> ViewSpacing {
    MainActor.assumeIsolated { spacing(subviews: subviews) }
  }
}

/// A layout along an axis: rows and columns differ in nothing else.
protocol AxisLayout: StackedLayout {
  /// What does the work.
  @MainActor var stack: StackLayout { get }

  /// The axis along which the views stand, and along which spacers grow.
  nonisolated static var axis: Axis { get }
}

extension AxisLayout {
  @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews)
  }

  @MainActor func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }

  @MainActor func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    stack.spacing(subviews: subviews)
  }

  @MainActor var stackAxis: Axis? { Self.axis }

  /// Spacers grow along the axis.
  public nonisolated static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
