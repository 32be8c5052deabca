import Foundation

/// Measures and places several views: what the engine's containers and layout modifiers are made of.
///
/// The shape is that of ``Layout``, without a cache of its own. Sizes and positions are points in the container's
/// coordinates. A layout asks its subviews for sizes, which are cached, as often as it likes.
@MainActor
protocol ElementLayout: Equatable {
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

  /// The axis along which spacers in the container grow.
  var stackAxis: Axis? { get }

  /// The axes along which the subviews are offered the same whatever their sizes are.
  var fixedAxes: Axis.Set { get }

  /// Whether some subviews may not be placed; they are centred.
  var leavesOut: Bool { get }

  /// Learns that the subviews or their answers have changed.
  func contentDidChange()

  /// Gives back what it holds outside of the tree.
  func didRemove()

  /// The name for descriptions.
  static var name: String { get }

  /// Whether it lays out the content of a modifier.
  static var isModifier: Bool { get }
}

extension ElementLayout {
  func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    // The content of a container of one view keeps its guides, moved with it.
    guard subviews.count == 1 else { return nil }
    return subviews.explicitAlignment(of: guide, in: bounds, proposal: proposal)
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    subviews.count == 1 ? subviews[0].spacing : ViewSpacing()
  }

  var stackAxis: Axis? { nil }
  var fixedAxes: Axis.Set { [] }
  var leavesOut: Bool { false }
  static var isModifier: Bool { false }
  func contentDidChange() {}
  func didRemove() {}

  static var name: String { "\(Self.self)" }
}
