import Foundation

/// Measures and places several views: what a container is made of.
///
/// The shape is that of SwiftUI's `Layout`. Sizes and positions are points in the container's
/// coordinates. A layout asks its subviews for sizes, which are cached, as often as it likes.
@MainActor
protocol Layout: Equatable {
  /// The container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize

  /// Gives each subview its place; those left out are centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews)

  /// Where the subviews, in a container of the size, set a guide explicitly; nil by default.
  func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat?

  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: LayoutSubviews) -> ViewSpacing

  /// The name for descriptions.
  static var name: String { get }
}

extension Layout {
  func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    // The content of a container of one view keeps its guides, moved with it.
    guard subviews.count == 1 else { return nil }
    return subviews.explicitAlignment(of: guide, placedBy: self, in: bounds, proposal: proposal)
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    subviews.count == 1 ? subviews[0].spacing : ViewSpacing()
  }

  static var name: String { "\(Self.self)" }
}
