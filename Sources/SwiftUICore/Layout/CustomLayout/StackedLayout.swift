import Foundation

/// A layout of the engine's that is also one of the author's, to be called and to be wrapped.
protocol StackedLayout: ElementLayout, Layout, Sendable where Cache == Void {}

extension StackedLayout {
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

extension HStackLayout {
  /// Spacers grow from leading to trailing.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension VStackLayout {
  /// Spacers grow from top to bottom.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}
