import Foundation
@_spi(Engine) import TactileViewGraph

/// Takes all of the proposed space and centers its content at a point (rule 6.1.11).
nonisolated struct PositionLayout: LayoutModifier {
  let position: CGPoint

  @MainActor
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    let size = subviews.first?.measured(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  @MainActor
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center,
      proposal: proposal)
  }

  static var name: String { "position" }
}

extension View {
  /// Positions the center of the view at a point of its container.
  ///
  /// The coordinates are in points from the leading and the top edge; one that is not finite issues
  /// a warning and counts as zero.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionLayout(position: position.usable("position()")))
  }

  /// Positions the center of the view at a point of its container.
  ///
  /// The coordinates are in points from the leading and the top edge; one that is not finite issues
  /// a warning and counts as zero.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
