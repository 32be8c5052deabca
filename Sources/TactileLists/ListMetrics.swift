import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The distances, in points, and the fonts of lists with a style in a window with a look (rules 6.4.5 to 6.4.8).
struct ListMetrics: Equatable {
  let style: __ListLook
  let look: SystemLook
  /// Whether a large title is directly above the list.
  var isBelowLargeTitle = false
  /// Whether `contentMargins` has set a margin above the content, which takes the place of most of the list's own.
  var hasTopMargin = false
  /// The distance between two rows.
  var rowSpacing: CGFloat = 0
  /// The distance between two sections that `listSectionSpacing(_:)` sets; nil for that of the style.
  var wantedSectionSpacing: CGFloat?

  /// Whether rows extend from edge to edge on the background of the window.
  private var isPlain: Bool { style == .plain || style == .inset }

  private var isNew: Bool { look == .iOS26 }

  /// The distance of cards from the edges of the list.
  var margin: CGFloat { style == .insetGrouped ? contentInset : 0 }

  /// The radius of the corners of cards.
  var cornerRadius: CGFloat { style == .insetGrouped ? isNew ? 26 : 10 : 0 }

  /// Whether each row has a card of its own.
  var hasSeparateRows: Bool { rowSpacing > 0 && style == .insetGrouped }

  /// The radius of the corners of a card that contains several rows.
  var commonRadius: CGFloat { hasSeparateRows ? 0 : cornerRadius }

  /// The radius of the corners of a single row.
  var rowRadius: CGFloat { hasSeparateRows ? cornerRadius : 0 }

  /// The distance of rows, headers and footers from the sides of their card.
  var contentInset: CGFloat { isNew ? 16 : 20 }

  /// The insets of rows.
  var rowInsets: EdgeInsets {
    EdgeInsets(
      top: isNew ? 15 : 11, leading: contentInset, bottom: isNew ? 15 : 11, trailing: contentInset)
  }

  /// The least height of a row, if the environment sets none.
  func minRowHeight(at typeSize: DynamicTypeSize) -> CGFloat {
    guard isNew else { return 44 }
    // 52 points at the text size large.
    return (Font.body.resolve(at: typeSize).lineHeight + 31.71).rounded()
  }

  /// The thickness of lines between rows, where a pixel has a size in points.
  func separatorHeight(pixel: CGFloat) -> CGFloat { isNew ? 1 : pixel }

  /// The width of a row's leading edge for the button that reveals Delete, while the list is edited.
  var deleteWidth: CGFloat { isNew ? 40 : 38 }

  /// Returns the color of lines between rows, which is fainter than that of other lines in the look of iOS 26.
  func separatorColor(in scheme: ColorScheme) -> RGBAColor {
    guard isNew else { return SystemColor.separator.value(in: scheme) }
    return scheme == .dark ? .bytes(235, 235, 245, 0.135) : .bytes(0, 0, 0, 0.09)
  }

  /// The distance of lines from the trailing edge of rows.
  var separatorTrailing: CGFloat {
    style != .plain && (isNew || style == .inset) ? contentInset : 0
  }

  /// The distance above a card without a header, and that below a card without a footer.
  var sectionSpacing: CGFloat { isPlain ? 0 : 17.5 }

  /// The distance above a card without a header.
  var spaceAbove: CGFloat { wantedSectionSpacing == nil ? sectionSpacing : 0 }

  /// The distance below a card without a footer.
  var spaceBelow: CGFloat { wantedSectionSpacing ?? sectionSpacing }

  /// The distance above the first card, if that has no header.
  var firstSpacing: CGFloat {
    if isPlain || isNew && isBelowLargeTitle { return 0 }
    return hasTopMargin ? isNew ? 11 : 7 : 35
  }

  /// The distances above and below a header.
  func headerPadding(_ prominence: Prominence) -> (top: CGFloat, bottom: CGFloat) {
    if isPlain { return isNew ? (10, 10) : (0, 7) }
    return isNew ? (10, 10) : (17, 6)
  }

  /// The distance between the rows of two sections in a plain list, beside the header's own.
  var plainHeaderSpacing: CGFloat { isPlain && isNew && wantedSectionSpacing == nil ? 22 : 0 }

  /// The distances above and below a footer.
  var footerPadding: (top: CGFloat, bottom: CGFloat) {
    var padding: (top: CGFloat, bottom: CGFloat) = isPlain ? (7, 0) : isNew ? (8, 6) : (6, 12)
    if let wantedSectionSpacing { padding.bottom = wantedSectionSpacing }
    return padding
  }

  /// The font of footers, whose lines are close to each other.
  var footerFont: Font { .footnote.leading(.tight) }

  func headerFont(_ prominence: Prominence) -> Font {
    if prominence == .increased { return .title3.bold() }
    if isNew { return .headline.bold() }
    return isPlain ? .headline : .footnote
  }

  /// Whether headers have the color of labels.
  func isHeaderPrimary(_ prominence: Prominence) -> Bool {
    isPlain || prominence == .increased
  }

  /// Whether the letters of headers are drawn in uppercase.
  func isHeaderUppercase(_ prominence: Prominence) -> Bool {
    !isNew && !isHeaderPrimary(prominence)
  }
}

extension EnvironmentValues {
  /// The metrics of lists in the environment's list style and look.
  var listMetrics: ListMetrics {
    ListMetrics(
      style: listLook, look: systemLook, isBelowLargeTitle: isBelowLargeTitle,
      rowSpacing: listRowSpacing, wantedSectionSpacing: listSectionSpacing)
  }
}
