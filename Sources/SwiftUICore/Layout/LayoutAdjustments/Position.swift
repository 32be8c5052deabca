import Foundation

/// Takes all the space it is offered and puts the middle of its content at a point (rule 6.1.11).
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
  /// Puts the middle of the view at a point of its container, in points from the top and the
  /// leading edge.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionLayout(position: position.usable("position()")))
  }

  /// Puts the middle of the view at a point of its container, in points from the top and the
  /// leading edge.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

extension CGPoint {
  /// The point, with zero for what is no finite number.
  func usable(_ modifier: String) -> CGPoint {
    if x.isFinite, y.isFinite { return self }
    RuntimeWarning.issue(
      "\(modifier) got (\(x.concise), \(y.concise)), which is no finite point; what is not finite "
        + "counts as zero. Pass finite coordinates.")
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
