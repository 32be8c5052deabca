@_spi(Engine) import SwiftUICore
import Foundation

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

extension CGPoint {
  /// Returns the point with zero for coordinates that are not finite, with a warning.
  func usable(_ modifier: String) -> CGPoint {
    if x.isFinite, y.isFinite { return self }
    RuntimeWarning.issue(
      "\(modifier)\(RuntimeWarning.inEvaluatedView) got (\(x.concise), \(y.concise)), which isn't a finite point; a coordinate that "
        + "isn't finite is treated as 0. Pass finite coordinates.")
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
