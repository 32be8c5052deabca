import Foundation
@_spi(Engine) import TactileViewGraph

/// How a view with a fixed aspect ratio uses the proposed space.
///
/// Pass a mode to `aspectRatio(_:contentMode:)`. With ``fit`` the whole view is visible, but space beside it can stay
/// empty. With ``fill`` no space stays empty, but the view can be larger than the space; clip it with `clipped()` if
/// necessary:
///
/// ```swift
/// Image("photo")
///   .resizable()
///   .aspectRatio(contentMode: .fill)
///   .frame(width: 120, height: 120)
///   .clipped()
/// ```
///
/// Mirrors SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The view is as large as fits inside the space, in its ratio.
  case fit
  /// The view is as small as covers the space, in its ratio.
  case fill
}

/// Proposes to its content the largest or smallest box of a ratio (rule 6.1.11).
nonisolated struct AspectRatioLayout: LayoutModifier {
  /// Width divided by height; nil uses the ratio of the content's ideal size.
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
    content.put(at: bounds.origin, proposal: inner(proposal, content))
  }

  static var name: String { "aspectRatio" }
}

extension View {
  /// Constrains the view's dimensions to an aspect ratio.
  ///
  /// The view is proposed the largest size of the ratio that fits into the available space or, with
  /// ``ContentMode/fill``, the smallest that covers it. Where only one length is limited, as in a scroll view, the
  /// other follows from it. A view of a fixed size keeps its size; an image needs `resizable()`.
  ///
  /// - Parameter aspectRatio: width divided by height; nil keeps the ratio of the ideal size. A
  ///   value that is not finite and positive issues a warning and counts as nil.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioLayout(ratio: aspectRatio.flatMap(usableRatio), mode: contentMode))
  }

  /// Constrains the view's dimensions to the aspect ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit inside the proposed space, in its own aspect ratio: `aspectRatio(contentMode: .fit)`.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the proposed space, in its own aspect ratio: `aspectRatio(contentMode: .fill)`.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Returns the ratio, or nil with a warning if it is not finite and positive.
private nonisolated func usableRatio(_ ratio: CGFloat) -> CGFloat? {
  if ratio.isFinite, ratio > 0 { return ratio }
  RuntimeWarning.issue(
    "aspectRatio()\(RuntimeWarning.inEvaluatedView) got \(ratio.concise), which isn't an aspect ratio; the view's own aspect ratio "
      + "is used. Pass a finite number greater than zero.")
  return nil
}
