import Foundation
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

/// A layout of the header, the card and the footer of a section, with the distances of a list's metrics.
///
/// A header or a footer without height has no distances of its own.
struct SectionLayout: Layout {
  let metrics: ListMetrics
  let prominence: Prominence
  let pixel: CGFloat

  /// The heights and distances of the parts, from top to bottom.
  private struct Parts {
    var header: CGFloat = 0
    var card: CGFloat = 0
    var footer: CGFloat = 0
    /// The distances above the header, the card and the footer, and below the footer.
    var above: CGFloat = 0
    var aboveCard: CGFloat = 0
    var aboveFooter: CGFloat = 0
    var below: CGFloat = 0

    var top: CGFloat { above + header + aboveCard }
    var total: CGFloat { top + card + aboveFooter + footer + below }
  }

  private func inner(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max($0 - 2 * metrics.contentInset, 0) }, height: nil)
  }

  private func parts(_ width: CGFloat?, _ subviews: Subviews) -> Parts {
    var parts = Parts()
    parts.header = subviews[0].sizeThatFits(inner(width)).height
    parts.card = subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    parts.footer = subviews[2].sizeThatFits(inner(width)).height
    // Cards begin and end at whole pixels.
    if parts.header > 0 {
      (parts.above, parts.aboveCard) = metrics.headerPadding(prominence)
      parts.above += metrics.plainHeaderSpacing
    } else {
      parts.above = rounded(metrics.spaceAbove, .down)
    }
    if parts.footer > 0 {
      (parts.aboveFooter, parts.below) = metrics.footerPadding
    } else {
      parts.below = rounded(metrics.spaceBelow, .up)
    }
    return parts
  }

  private func rounded(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    (length / pixel).rounded(rule) * pixel
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = subviews[1].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width
    return CGSize(width: width, height: parts(proposal.width, subviews).total)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let parts = parts(bounds.width, subviews)
    let inner = inner(bounds.width)
    func place(_ index: Int, x: CGFloat, y: CGFloat, _ proposal: ProposedViewSize) {
      subviews[index].place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
    }
    place(0, x: metrics.contentInset, y: parts.above, inner)
    place(1, x: 0, y: parts.top, ProposedViewSize(width: bounds.width, height: nil))
    place(
      2, x: metrics.contentInset, y: parts.top + parts.card + parts.aboveFooter, inner)
  }

  /// The height of the header; zero without one.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    guard guide == .sectionHeader else { return nil }
    return bounds.minY + subviews[0].sizeThatFits(inner(proposal.width)).height
  }
}

extension VerticalAlignment {
  private enum SectionHeader: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// The guide by which a list learns the height of a section's header, measured from the section's top.
  static let sectionHeader = VerticalAlignment(SectionHeader.self)
}
