import Foundation
@_spi(Engine) import TactileViewGraph

/// Adds padding around its content (rule 6.1.10).
///
/// Mirrors SwiftUI's `_PaddingLayout`, the type behind `padding(_:)`.
public nonisolated struct _PaddingLayout: LayoutModifier, Sendable {
  /// Traps: the engine has a node for the modifier.
  public typealias Body = Never
  let insets: EdgeInsets

  @usableFromInline init(insets: EdgeInsets) { self.insets = insets }

  private var extent: CGSize {
    CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - extent.width, 0) },
      height: proposal.height.map { max($0 - extent.height, 0) })
  }

  @MainActor
  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let size = content.measured(inner(proposal))
    return CGSize(
      width: max(size.width + extent.width, 0), height: max(size.height + extent.height, 0))
  }

  @MainActor
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    subviews.first?.put(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: inner(proposal))
  }

  /// Returns the content's spacing, but for that of texts at edges with padding.
  @MainActor
  package func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    subviews.first?.preferences.spacing.padded(by: insets) ?? ViewSpacing()
  }

  package static var name: String { "padding" }
}

extension View {
  /// Adds padding around the view, by insets in points.
  ///
  /// An inset that is not finite issues a warning and counts as zero.
  @inlinable
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets.usable(in: "padding()")))
  }

  /// Adds padding on the given edges.
  ///
  /// - Parameter length: the padding in points; nil is 16. If not finite, it counts as zero, with a warning.
  @inlinable
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(length ?? 16, from: edges).usable(in: "padding()")))
  }

  /// Adds padding on all edges, in points.
  ///
  /// A length that is not finite issues a warning and counts as zero.
  @inlinable
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(length, from: .all).usable(in: "padding()")))
  }
}

extension EdgeInsets {
  /// Returns the insets with zero for lengths that are not finite, with a warning.
  @usableFromInline
  package func usable(in name: String) -> EdgeInsets {
    let lengths = [top, leading, bottom, trailing]
    guard !lengths.allSatisfy(\.isFinite) else { return self }
    RuntimeWarning.issue(
      "\(name)\(RuntimeWarning.inEvaluatedView) got a length that isn't finite (\(lengths.map(\.concise))); it is treated as 0. "
        + "Pass a finite length.")
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: usable(top), leading: usable(leading), bottom: usable(bottom),
      trailing: usable(trailing))
  }
}
