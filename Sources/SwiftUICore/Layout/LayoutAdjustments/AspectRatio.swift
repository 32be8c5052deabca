import Foundation

/// How a view of a fixed ratio fills the space it is offered.
///
/// Mirrors SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}

/// Offers its content the largest or smallest box of a ratio (rule 6.1.11).
nonisolated struct AspectRatioLayout: LayoutModifier {
  /// Width by height; nil takes the content's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  var fixedAxes: Axis.Set { ratio == nil ? [] : [.horizontal, .vertical] }

  @MainActor
  private func inner(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> ProposedViewSize {
    let ideal = ratio == nil ? content.measured(.unspecified) : .zero
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isLimitedByWidth = mode == .fit ? width / ratio <= height : width / ratio >= height
      return isLimitedByWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  @MainActor
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    guard let content = subviews.first else { return .zero }
    return content.measured(inner(proposal, content))
  }

  @MainActor
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    guard let content = subviews.first else { return }
    content.place(in: bounds, aligned: .center, proposal: inner(proposal, content))
  }

  static var name: String { "aspectRatio" }
}

extension View {
  /// Keeps the view's width and height in a ratio.
  ///
  /// - Parameter aspectRatio: width by height; nil keeps the ratio of the ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioLayout(ratio: aspectRatio.flatMap(usableRatio), mode: contentMode))
  }

  /// Keeps the view's width and height in the ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits, in its own ratio.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view cover all it is offered, in its own ratio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// The ratio, or none with a warning.
private nonisolated func usableRatio(_ ratio: CGFloat) -> CGFloat? {
  if ratio.isFinite, ratio > 0 { return ratio }
  RuntimeWarning.issue(
    "aspectRatio() got \(ratio.concise), which is no ratio; the view's own ratio is kept. "
      + "Pass a finite number greater than zero.")
  return nil
}
