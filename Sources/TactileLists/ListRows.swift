import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

/// The properties that a row reports to its list.
struct ListRowTraits {
  var background: AnyView?
  var separator: Visibility?
  var separatorTint: Color?
  /// Whether the view is not a row, but a section of rows.
  var isSection = false
  /// The buttons that a horizontal swipe reveals, by edge.
  var swipe: [HorizontalEdge: [SwipeActions.Group]] = [:]
  /// The swipe state of the row, if it has one.
  var row: SwipeMotion?
  /// Deletes elements at indices of the closest `ForEach`.
  var onDelete: ((IndexSet) -> Void)?
  /// Moves elements at indices of the closest `ForEach`.
  var onMove: ((IndexSet, Int) -> Void)?
  /// The edits that the row is kept from.
  var disabledEdits: ListRowEdits = []
}

enum ListRowTraitsKey: PreferenceKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }

  /// The first value of each property takes precedence.
  static func reduce(value: inout ListRowTraits, nextValue: () -> ListRowTraits) {
    let next = nextValue()
    value.background = value.background ?? next.background
    value.separator = value.separator ?? next.separator
    value.separatorTint = value.separatorTint ?? next.separatorTint
    value.isSection = value.isSection || next.isSection
    value.swipe.merge(next.swipe) { $0 + $1 }
    value.row = value.row ?? next.row
    value.onDelete = value.onDelete ?? next.onDelete
    value.onMove = value.onMove ?? next.onMove
    value.disabledEdits.formUnion(next.disabledEdits)
  }
}

/// The insets that a row specifies; a section has none.
enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

extension View {
  nonisolated func listRowTrait(
    _ change: @escaping (inout ListRowTraits) -> Void
  ) -> some View {
    transformPreference(ListRowTraitsKey.self, change)
  }

  /// Sets the background of this view's list row; nil restores the default.
  ///
  /// The background fills the whole row. Outside of a list, the modifier has no effect.
  ///
  /// ```swift
  /// Text("Low on storage")
  ///   .listRowBackground(Color.yellow)
  /// ```
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    listRowTrait { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the separators of this view's list row, which are visible by default.
  ///
  /// Only the bottom edge has an effect: separators are drawn below rows.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTrait { if edges.contains(.bottom) { $0.separator = visibility } }
  }

  /// Sets the color of the separators of this view's list row; nil restores the default.
  ///
  /// Only the bottom edge has an effect: separators are drawn below rows.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTrait { if edges.contains(.bottom) { $0.separatorTint = color } }
  }

  /// Sets the insets of this view's list row, in points; nil restores the default.
  ///
  /// By default, a row is inset by 15 points at the top and the bottom, and by 16 points at the sides; in the look of
  /// iOS 18, by 11 and 20 points. A row keeps its minimum height, whatever its insets.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Turns each of the content's views into a row.
  ///
  /// - Parameters:
  ///   - minHeight: the least height of a row, in points.
  ///   - isEditing: whether rows have room for the controls of ``ListRowEditControls``.
  ///   - metrics: the distances of the list.
  func listRows(minHeight: CGFloat, isEditing: Bool, metrics: ListMetrics) -> some View {
    ButtonStyleFallback(ContainerButtonStyleModifier(style: ListRowButtonStyle())) { self }
      .modifier(ListRowPadding(minHeight: minHeight, isEditing: isEditing, metrics: metrics))
      .modifier(ListRowModifier())
      .modifier(RowLineModifier())
      .modifier(SwipeRowModifier())
      .backgroundPreferenceValue(ListRowTraitsKey.self) { ListRowBackground(traits: $0) }
      .overlayPreferenceValue(ListRowTraitsKey.self) { ListRowEditControls(traits: $0) }
      .environment(\.controlPlace, ControlPlace(.listRow))
      .modifier(RowContentModifier())
  }
}

/// Insets the content of a row, which has a minimum height.
private nonisolated struct ListRowPadding: LayoutModifier {
  let minHeight: CGFloat
  let isEditing: Bool
  let metrics: ListMetrics

  @MainActor
  private func insets(_ subviews: LayoutSubviews) -> EdgeInsets {
    guard let content = subviews.first else { return metrics.rowInsets }
    var insets = content[ListRowInsetsKey.self] ?? metrics.rowInsets
    guard isEditing, !content[ListSectionKey.self] else { return insets }
    let edits = ListRowEdits.allowed(for: content)
    if edits.contains(.delete) { insets.leading += metrics.deleteWidth }
    if edits.contains(.move) { insets.trailing += ListRowEditing.moveWidth }
    return insets
  }

  /// Whether the content is a control small enough to extend into the insets.
  @MainActor
  private func standsInInsets(_ subviews: LayoutSubviews, height: CGFloat) -> Bool {
    guard let content = subviews.first, content[ListRowInsetsKey.self] == nil else { return false }
    return height <= content[ListRowControlKey.self]
  }

  @MainActor
  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }

  @MainActor
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    let insets = insets(subviews)
    let size = subviews.first?.sizeThatFits(inner(proposal, insets)) ?? .zero
    let isSection = subviews.first?[ListSectionKey.self] ?? false
    let fits = standsInInsets(subviews, height: size.height)
    let height = size.height + (fits ? 0 : insets.top + insets.bottom)
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: isSection ? height : max(height, minHeight))
  }

  @MainActor
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    guard let content = subviews.first else { return }
    let insets = insets(subviews)
    let room = ProposedViewSize(
      width: max(bounds.width - insets.leading - insets.trailing, 0), height: nil)
    let size = content.sizeThatFits(room)
    let height = bounds.height - insets.top - insets.bottom
    content.place(
      at: CGPoint(
        x: bounds.minX + insets.leading, y: bounds.minY + insets.top + (height - size.height) / 2),
      proposal: room)
  }

  static var name: String { "list row padding" }
}

/// Whether a view is a section of rows.
enum ListSectionKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

private struct ListRowBackground: View {
  let traits: ListRowTraits
  @Environment(\.listLook) private var look
  @Environment(\.listMetrics.rowRadius) private var radius

  var body: some View {
    if !traits.isSection, let row = traits.row {
      SwipeActionBar(groups: traits.swipe, row: row)
      background.offset(x: row.offset, y: row.lift)
    } else {
      background
    }
  }

  @ViewBuilder private var background: some View {
    if let background = traits.background {
      if radius > 0 {
        background.clipShape(RoundedRectangle(cornerRadius: radius))
      } else {
        background
      }
    } else if !traits.isSection {
      if radius > 0 {
        RoundedRectangle(cornerRadius: radius).fill(look.rowStyle)
      } else {
        Rectangle().fill(look.rowStyle)
      }
    }
  }
}
