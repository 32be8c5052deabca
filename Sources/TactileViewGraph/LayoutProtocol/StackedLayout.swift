import Foundation

/// A built-in layout that can also be called and wrapped like a custom layout.
package protocol StackedLayout: ElementLayout, Layout, Sendable where Cache == Void {}

extension StackedLayout {
  @MainActor package func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    subviews.explicitAlignment(of: guide, in: bounds, proposal: proposal)
  }

  /// Returns the container's size for a proposal, in points.
  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    MainActor.assumeIsolated { sizeThatFits(proposal: proposal, subviews: subviews) }
  }

  /// Places each subview in the bounds of the container.
  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    MainActor.assumeIsolated {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
    }
  }

  /// Returns the spacing that the container prefers to its neighbors.
  public nonisolated func spacing(
    subviews: LayoutSubviews, cache: inout Void
  ) -> ViewSpacing {
    MainActor.assumeIsolated { spacing(subviews: subviews) }
  }
}

/// A layout along an axis, shared by rows and columns.
package protocol AxisLayout: StackedLayout {
  /// The stack layout that measures and places the subviews.
  @MainActor var stack: StackLayout { get }

  /// The axis along which the subviews are arranged and spacers grow.
  nonisolated static var axis: Axis { get }
}

extension AxisLayout {
  @MainActor package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews)
    -> CGSize
  {
    stack.sizeThatFits(proposal: proposal, subviews: subviews)
  }

  @MainActor package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }

  @MainActor package func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    stack.spacing(subviews: subviews)
  }

  @MainActor package var stackAxis: Axis? { Self.axis }
  @MainActor package static var remembersArrangements: Bool { true }

  /// Layout properties with the axis of the stack.
  public nonisolated static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
