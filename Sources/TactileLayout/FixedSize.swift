import Foundation
@_spi(Engine) import TactileViewGraph

/// Proposes the ideal length to its content along the given axes (rule 6.1.11).
nonisolated struct FixedSizeLayout: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  @MainActor
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  @MainActor
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    subviews.first?.measured(inner(proposal)) ?? .zero
  }

  @MainActor
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    subviews.first?.put(at: bounds.origin, proposal: inner(proposal))
  }

  static var name: String { "fixedSize" }
}

extension View {
  /// Fixes the view at its ideal size.
  ///
  /// The view ignores the proposed size, and can be larger than its container. For example, text isn't wrapped or
  /// truncated.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes the view at its ideal length along the given axes.
  ///
  /// With `fixedSize(horizontal: false, vertical: true)`, for example, text is wrapped at the proposed width, but never
  /// truncated.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
