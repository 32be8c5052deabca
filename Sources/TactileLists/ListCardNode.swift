import Foundation
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// Makes adjacent rows outside of sections a card of their own, if the list also has sections.
nonisolated struct ListCardModifier: ViewModifier, Equatable {
  typealias Body = Never
  /// Whether the row is part of such a card.
  let isActive: Bool
  /// The distance between cards and the edges of the list, and half of that between two cards.
  let margin: CGFloat
  let cornerRadius: CGFloat
  /// The height of the line below the last row, which is cut off.
  let pixel: CGFloat
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
    guard first != isFirst || last != isLast else { return }
    (isFirst, isLast) = (first, last)
    // The container measures the row next.
    if card.isActive { setNeeds([.place, .display]) }
  }

  // MARK: Layout

  private var insets: EdgeInsets {
    guard isInCard else { return EdgeInsets() }
    return EdgeInsets(
      top: isFirst ? card.margin : 0, leading: card.margin,
      bottom: isLast ? card.margin - card.pixel : 0, trailing: card.margin)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard isInCard else { return super.measure(proposal) }
    let (insets, size) = (insets, super.measure(inner(proposal)))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    isInCard ? nil : super.alignmentGuide(key, in: dimensions)
  }

  override func placeElements(in placement: Placement) {
    guard isInCard, let content = elements.first else { return super.placeElements(in: placement) }
    let (insets, size) = (insets, placement.frame.size)
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
    let (top, bottom) = (isFirst ? card.cornerRadius : 0, isLast ? card.cornerRadius : 0)
    let (start, end) = (
      isFirst ? card.margin : -Self.openLength,
      size.height + (isLast ? -card.margin : Self.openLength)
    )
    return Path(
      roundedRect: CGRect(
        x: card.margin, y: start, width: max(size.width - 2 * card.margin, 0),
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
