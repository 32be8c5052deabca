import Foundation

/// Measures and places several views; the basis of the engine's containers and layout modifiers.
///
/// It resembles ``Layout``, but has no cache. Sizes and positions are in points of the container's
/// coordinates. A layout may ask for the sizes of its subviews repeatedly, because they are cached.
@MainActor
package protocol ElementLayout: Equatable {
  /// Returns the container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize

  /// Places the subviews; those that are not placed are centered.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews)

  /// Returns the position of a guide that the subviews set explicitly in a container of a size; nil by default.
  func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat?

  /// Returns the container's preferred distances to its neighbors.
  func spacing(subviews: LayoutSubviews) -> ViewSpacing

  /// The axis along which spacers in the container expand; nil for none.
  var stackAxis: Axis? { get }

  /// The axes along which the proposals for subviews are independent of their sizes.
  var fixedAxes: Axis.Set { get }

  /// Whether the layout may leave subviews unplaced; these are centered.
  var leavesOut: Bool { get }

  /// Whether the layout uses the ``LayoutMemory`` of its container.
  static var remembersArrangements: Bool { get }

  /// Called when the subviews or their sizes have changed.
  func contentDidChange()

  /// Releases resources outside of the tree.
  func didRemove()

  /// The name of the layout in descriptions.
  static var name: String { get }

  /// Whether the layout belongs to a modifier.
  static var isModifier: Bool { get }
}

extension ElementLayout {
  package func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    // A container of one view keeps the view's guides, moved with it.
    guard subviews.count == 1 else { return nil }
    return subviews.explicitAlignment(of: guide, in: bounds, proposal: proposal)
  }

  package func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    // A container that gives its content a size isn't an empty stack, even if its content is.
    subviews.count == 1 ? subviews[0].preferences.spacing.only(.all) : ViewSpacing()
  }

  package var stackAxis: Axis? { nil }
  package var fixedAxes: Axis.Set { [] }
  package var leavesOut: Bool { false }
  package static var remembersArrangements: Bool { false }
  package static var isModifier: Bool { false }
  package func contentDidChange() {}
  package func didRemove() {}

  package static var name: String { "\(Self.self)" }
}

/// A layout's cache of its subviews, so that it doesn't look at all of them when one has changed.
@MainActor
protocol LayoutMemory: AnyObject {
  /// Whether some of the subviews kept their places in the last placement.
  var hasPlacedPart: Bool { get }

  /// Notes that one of a number of subviews may have another size, guide, priority or spacing.
  func elementDidChange(at index: Int, of count: Int)

  /// Has all subviews placed the next time.
  func forgetPlacing()
}
