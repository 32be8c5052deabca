import Foundation
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// Makes adjacent rows outside of sections a card of their own, if the list also has sections.
nonisolated struct ListCardModifier: ViewModifier, Equatable {
  typealias Body = Never
  /// Whether the list has sections; otherwise, the list draws a card around all rows.
  let hasSections: Bool
  /// Whether rows outside of sections are in cards.
  let isActive: Bool
  /// The distance of cards from the edges of the list, and the radius of their corners.
  let margin: CGFloat
  let cornerRadius: CGFloat
  /// The distances above the first row of a card and below its last one, which are whole pixels.
  let above: CGFloat
  let below: CGFloat
  /// The difference of the distance above the first card of the list, unless it has a header.
  let aboveAll: CGFloat
  /// The distance between two rows outside of sections.
  let rowSpacing: CGFloat
}

extension ListCardModifier {
  /// Creates a modifier with the distances of a list.
  ///
  /// - Parameter pixel: The size of a pixel, in points.
  init(metrics: ListMetrics, hasSections: Bool, pixel: CGFloat) {
    func rounded(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
      (length / pixel).rounded(rule) * pixel
    }
    let above = rounded(metrics.spaceAbove, .down)
    self.init(
      hasSections: hasSections, isActive: hasSections && metrics.style == .insetGrouped,
      margin: metrics.margin, cornerRadius: metrics.commonRadius, above: above,
      below: rounded(metrics.spaceBelow, .up),
      aboveAll: rounded(metrics.firstSpacing, .up) - above,
      rowSpacing: hasSections ? metrics.rowSpacing : 0)
  }
}

extension ListCardModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ListCardNode { ListCardNode(self, inputs: inputs) }

  @MainActor
  func updateElement(_ element: ListCardNode) { element.update(self) }
}

/// The element of a row that is part of a card; the first and the last row have the round corners.
///
/// A list doesn't know where its sections are until their views exist, so the row looks at its
/// neighbors.
@MainActor
final class ListCardNode: PassThroughNode, NeighborReader {
  private var card: ListCardModifier
  private var isFirst = false
  private var isFirstOfAll = false
  private var isLast = false
  private var drawn: Look?

  /// The values that the drawing depends on.
  private struct Look: Equatable {
    let isFirst: Bool
    let isLast: Bool
    let size: CGSize
  }

  init(_ card: ListCardModifier, inputs: ViewInputs) {
    self.card = card
    super.init(inputs: inputs)
  }

  override var name: String { "list card" }

  func update(_ newCard: ListCardModifier) {
    guard newCard != card else { return }
    card = newCard
    setNeeds([.measure, .place, .display])
  }

  // MARK: Neighbors

  private var isSection: Bool { layoutValue(ListSectionKey.self) == true }

  /// Whether the row is in a card; sections are cards themselves.
  private var isInCard: Bool { card.isActive && !isSection }

  func setNeighbors(before: LazyNeighbor, after: LazyNeighbor) {
    func isEnd(_ neighbor: LazyNeighbor) -> Bool {
      switch neighbor {
      case .none: true
      case .unmade: false
      case .element(let element): element.layoutValue(ListSectionKey.self) == true
      }
    }
    let (first, last) = (isEnd(before), isEnd(after))
    if !isSection { RowLineNode.tell(self, isLast: last) }
    let isAtTop = if case .none = before { true } else { false }
    guard first != isFirst || last != isLast || isAtTop != isFirstOfAll else { return }
    (isFirst, isLast, isFirstOfAll) = (first, last, isAtTop)
    // The container measures the row next.
    if card.hasSections { setNeeds([.place, .display]) }
  }

  // MARK: Layout

  /// The distance below a row that has another one below it.
  private var gap: CGFloat { isSection || isLast ? 0 : card.rowSpacing }

  /// The insets of a row in a card.
  private var insets: EdgeInsets {
    guard isInCard else { return EdgeInsets() }
    let margin = card.margin
    return EdgeInsets(
      top: (isFirst ? card.above : 0) + (isFirstOfAll ? card.aboveAll : 0), leading: margin,
      bottom: isLast ? card.below : gap, trailing: margin)
  }

  /// The distance above a section: more than the section's own for the first one, unless it has a header.
  private func aboveSection(_ size: CGSize) -> CGFloat {
    guard isSection, isFirstOfAll, card.hasSections, let content = firstElement,
      content.explicitAlignment(VerticalAlignment.sectionHeader.key, in: size) ?? 0 == 0
    else { return 0 }
    return card.aboveAll
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard isInCard else {
      var size = super.measure(proposal)
      size.height += aboveSection(size) + gap
      return size
    }
    let (insets, size) = (insets, super.measure(inner(proposal)))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    isInCard || isSection ? nil : super.alignmentGuide(key, in: dimensions)
  }

  override func placeElements(in placement: Placement) {
    guard let content = firstElement else { return }
    let size = placement.frame.size
    guard isInCard else {
      let above = isSection ? aboveSection(content.sizeThatFits(placement.proposal)) : 0
      guard above != 0 || gap != 0 else { return super.placeElements(in: placement) }
      let frame = CGRect(
        x: 0, y: above, width: size.width, height: max(size.height - above - gap, 0))
      return content.place(placement.inner(frame, proposal: placement.proposal, .none))
    }
    let insets = insets
    let frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    // The margins of both edges are equal, so that nothing needs to be mirrored.
    content.place(placement.inner(frame, proposal: inner(placement.proposal), .none))
  }

  // MARK: Drawing

  override var showsFrame: Bool { true }

  override func updateDisplayItem() -> Bool {
    let new = Look(isFirst: isInCard && isFirst, isLast: isInCard && isLast, size: size)
    guard new != drawn else { return false }
    drawn = new
    return true
  }

  /// The outline of the row's part of the card, open toward its other rows; nil if it needs none.
  private var outline: Path? {
    let row = isInCard ? preference(ListRowTraitsKey.self)?.row : nil
    // A row that is carried is in front of the card.
    guard isInCard, isFirst || isLast || row != nil, (row?.latestLift ?? 0) == 0 else { return nil }
    let (insets, radius) = (insets, card.cornerRadius)
    let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
    let (start, end) = (
      isFirst ? insets.top : -Self.openLength,
      size.height + (isLast ? -insets.bottom : Self.openLength)
    )
    return Path(
      roundedRect: CGRect(
        x: insets.leading, y: start, width: max(size.width - insets.leading - insets.trailing, 0),
        height: max(end - start, 0)),
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
  }

  /// The length that the outline is open by, in points: more than a row draws outside of its frame.
  private static let openLength: CGFloat = 10_000

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard let outline else { return super.appendItems(to: &list, at: offset) }
    let clip = DisplayList.Effect.clip(outline)
    let wanted = list.wanted?.offsetBy(dx: -offset.x, dy: -offset.y)
    var items = ItemCollector(wanted: wanted.flatMap(clip.contentRect))
    super.appendItems(to: &items, at: .zero)
    list.append(DisplayList.Item(origin: offset, content: .group(clip, items.items)))
  }
}
