import Foundation
@_spi(Engine) import TactileViewGraph

/// A layout of the back button, the leading items, the title and the trailing items of a navigation bar.
///
/// The title is in the center of the bar, and the back button has the room that is left in front of it. The title moves
/// away from the center only if even the shortest back button doesn't fit, and it is truncated if the bar is too narrow.
struct NavigationBarLayout: Layout {
  /// The distance between a title and its neighbors, in points.
  private static let titleGap: CGFloat = 8
  /// The distance between the back button and the leading items, in points.
  private static let itemGap: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 4 else { return }
    let (back, leading, title, trailing) = (subviews[0], subviews[1], subviews[2], subviews[3])
    func width(_ subview: LayoutSubview, _ proposal: CGFloat?) -> CGFloat {
      subview.sizeThatFits(
        ProposedViewSize(width: proposal.map { max($0, 0) }, height: bounds.height)
      ).width
    }
    let arrow = width(back, 0)
    func start(after backWidth: CGFloat, _ leadingWidth: CGFloat) -> CGFloat {
      backWidth + (backWidth > 0 && leadingWidth > 0 ? Self.itemGap : 0) + leadingWidth
    }
    let leadingWidth = min(width(leading, nil), max(bounds.width - arrow, 0))
    let least = start(after: arrow, leadingWidth)
    let trailingWidth = min(
      width(trailing, nil), max(bounds.width - least - (least > 0 ? Self.titleGap : 0), 0))
    let end = bounds.width - trailingWidth - (trailingWidth > 0 ? Self.titleGap : 0)
    let titleWidth = width(title, end - least - (least > 0 ? Self.titleGap : 0))
    let middle = min((bounds.width - titleWidth) / 2, end - titleWidth)
    let limit = titleWidth > 0 ? middle - Self.titleGap : end
    let backWidth = width(back, limit - (least - arrow))
    let first = start(after: backWidth, leadingWidth)
    let x = max(middle, first > 0 ? first + Self.titleGap : 0)
    func place(_ subview: LayoutSubview, at x: CGFloat, width: CGFloat) {
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
    place(back, at: 0, width: backWidth)
    place(leading, at: first - leadingWidth, width: leadingWidth)
    place(title, at: x, width: titleWidth)
    place(trailing, at: bounds.width - trailingWidth, width: trailingWidth)
  }
}
