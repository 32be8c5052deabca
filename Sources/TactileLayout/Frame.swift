import Foundation
@_spi(Engine) import TactileViewGraph

/// A frame of a fixed size; a nil length is that of the content (rule 6.1.8).
nonisolated struct FrameLayout: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  var fixedAxes: Axis.Set {
    var axes: Axis.Set = []
    if width != nil { axes.insert(.horizontal) }
    if height != nil { axes.insert(.vertical) }
    return axes
  }

  @MainActor
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  @MainActor
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    let size = subviews.first?.measured(inner(proposal)) ?? .zero
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    subviews.first?.place(in: bounds, aligned: alignment, proposal: inner(proposal))
  }

  /// Returns the content's spacing, but for that of texts in a frame with a height.
  @MainActor
  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    let isHigh = height != nil
    return subviews.first?.preferences.spacing.withoutTexts(top: isHigh, bottom: isHigh)
      ?? ViewSpacing()
  }

  static var name: String { "frame" }
}

/// A frame whose size follows the proposal within limits (rule 6.1.9).
nonisolated struct FlexFrameLayout: LayoutModifier {
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment

  @MainActor
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  @MainActor
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    guard let content = subviews.first else { return .zero }
    // The content is measured at most once, and only if one of the axes depends on its size.
    lazy var size = content.measured(inner(proposal))
    return CGSize(
      width: width.length(proposal.width) { size.width },
      height: height.length(proposal.height) { size.height })
  }

  @MainActor
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    subviews.first?.place(
      in: bounds, aligned: alignment, proposal: ProposedViewSize(bounds.size))
  }

  /// Returns the content's spacing, but for that of texts in a frame whose height has limits.
  @MainActor
  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    let isHigh = height != FlexibleLength(minimum: nil, ideal: nil, maximum: nil)
    return subviews.first?.preferences.spacing.withoutTexts(top: isHigh, bottom: isHigh)
      ?? ViewSpacing()
  }

  static var name: String { "flexible frame" }
}

/// The limits of a flexible frame along one axis, in points.
struct FlexibleLength: Equatable, Sendable {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  private func clamp(_ length: CGFloat) -> CGFloat {
    max(min(length, maximum ?? .infinity), minimum ?? 0)
  }

  /// Returns the length that is proposed to the content.
  func proposal(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

  /// Returns the frame's length for a proposal.
  func length(_ proposed: CGFloat?, content: () -> CGFloat) -> CGFloat {
    if proposed == nil, let ideal { return ideal }
    let offered = proposal(proposed)
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      return proposed != nil ? clamp(proposed ?? 0) : min(max(content(), minimum), maximum)
    case (let minimum?, nil):
      let length = content()
      return max(min(offered ?? length, length), minimum)
    case (nil, let maximum?):
      let length = content()
      return min(max(offered ?? length, length), maximum)
    case (nil, nil): return content()
    }
  }
}

extension LayoutSubview {
  /// Places the subview in a rectangle by aligning its guides with those of the rectangle.
  @MainActor package func place(
    in bounds: CGRect, aligned alignment: Alignment, proposal: ProposedViewSize
  ) {
    let dimensions = measuredDimensions(in: proposal)
    let frame = ViewDimensions(size: bounds.size)
    let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    put(
      at: CGPoint(
        x: bounds.minX + frame.guide(x) - dimensions.guide(x),
        y: bounds.minY + frame.guide(y) - dimensions.guide(y)),
      proposal: proposal)
  }
}

extension View {
  /// Places the view in a frame of a fixed size, in points.
  ///
  /// A nil length is that of the view. A length that is negative or not finite issues a warning and counts as nil.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameLayout(
        width: FrameLength.fixed(width), height: FrameLength.fixed(height),
        alignment: alignment))
  }

  /// Places the view in a frame that follows the proposal within limits, in points.
  ///
  /// Pass `maxWidth: .infinity` to fill the proposed width. Without limits, a length is that of the view. A negative
  /// length or NaN issues a warning and counts as nil, and limits that are not in ascending order issue a warning.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexFrameLayout(
        width: FrameLength.flexible(minWidth, idealWidth, maxWidth),
        height: FrameLength.flexible(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}

/// Replaces invalid frame lengths by nil, with a warning.
private enum FrameLength {
  static func fixed(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    if length.isFinite, length >= 0 { return length }
    RuntimeWarning.issue(
      "Invalid frame dimension\(RuntimeWarning.inEvaluatedView) (negative or non-finite): \(length.concise) is ignored. Pass a "
        + "finite length of at least 0, or maxWidth or maxHeight for an infinite one.")
    return nil
  }

  static func flexible(
    _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?
  ) -> FlexibleLength {
    func usable(_ length: CGFloat?) -> CGFloat? {
      guard let length else { return nil }
      if length >= 0 { return length }
      return fixed(length)
    }
    let (low, middle, high) = (usable(minimum), usable(ideal), usable(maximum))
    let isOrdered =
      (low ?? 0) <= (middle ?? low ?? 0) && (middle ?? low ?? 0) <= (high ?? .infinity)
    if !isOrdered {
      RuntimeWarning.issue(
        "Contradictory frame constraints\(RuntimeWarning.inEvaluatedView): \(low?.concise ?? "–"), \(middle?.concise ?? "–"), "
          + "\(high?.concise ?? "–"). Pass the minimum, ideal and maximum length in ascending "
          + "order.")
    }
    return FlexibleLength(minimum: low, ideal: middle, maximum: high)
  }
}
