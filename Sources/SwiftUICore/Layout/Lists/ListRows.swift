import Foundation

/// What a row says of itself to its list.
struct ListRowTraits {
  var background: AnyView?
  var separator: Visibility?
  var separatorTint: Color?
  /// Whether it is no row, but a section of rows.
  var isSection = false
  /// The buttons that a drag sideways reveals.
  var swipe: [HorizontalEdge: [SwipeActions.Group]] = [:]
  /// How far the row has been moved aside, where there are any.
  var row: SwipeRow?
  /// Deletes elements at indices of the closest `ForEach`.
  var onDelete: ((IndexSet) -> Void)?
  /// Moves elements at indices of the closest `ForEach`.
  var onMove: ((IndexSet, Int) -> Void)?
  /// The edits that the row is kept from.
  var disabledEdits: ListRowEdits = []
}

enum ListRowTraitsKey: PreferenceKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }

  /// What comes first says the last word.
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

/// The insets that a row asks for; a section has none.
enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// How high a control may be to stand in the insets of its row, instead of between them.
enum ListRowControlKey: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

extension View {
  nonisolated func listRowTrait(
    _ change: @escaping (inout ListRowTraits) -> Void
  ) -> some View {
    transformPreference(ListRowTraitsKey.self, change)
  }

  /// Shows a view behind the row of a list that this view is; nil shows the list's own.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    listRowTrait { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the lines below the row of a list that this view is.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTrait { if edges.contains(.bottom) { $0.separator = visibility } }
  }

  /// Colours the lines below the row of a list that this view is.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTrait { if edges.contains(.bottom) { $0.separatorTint = color } }
  }

  /// Sets the space around the row of a list that this view is, in points; nil is the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Makes a row of each view in it.
  ///
  /// - Parameters:
  ///   - minHeight: the least height of a row, in points.
  ///   - isEditing: whether rows have room for the controls of ``ListRowEditControls``.
  func listRows(minHeight: CGFloat, isEditing: Bool) -> some View {
    ButtonStyleFallback(style: ListRowButtonStyle()) { self }
      .modifier(ListRowPadding(minHeight: minHeight, isEditing: isEditing))
      .modifier(ListRowModifier())
      .overlayPreferenceValue(ListRowTraitsKey.self, alignment: .bottomTrailing) {
        ListSeparator(traits: $0)
      }
      .modifier(SwipeRowModifier())
      .backgroundPreferenceValue(ListRowTraitsKey.self) { ListRowBackground(traits: $0) }
      .overlayPreferenceValue(ListRowTraitsKey.self) { ListRowEditControls(traits: $0) }
      .environment(\.isInListRow, true)
  }
}

/// The space around the content of a row, which has a least height.
private nonisolated struct ListRowPadding: LayoutModifier {
  let minHeight: CGFloat
  let isEditing: Bool

  private static let standard = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  @MainActor
  private func insets(_ subviews: LayoutSubviews) -> EdgeInsets {
    guard let content = subviews.first else { return Self.standard }
    var insets = content[ListRowInsetsKey.self] ?? Self.standard
    guard isEditing, !content[ListSectionKey.self] else { return insets }
    let edits = ListRowEdits.allowed(for: content)
    if edits.contains(.delete) { insets.leading += ListRowEditing.deleteWidth }
    if edits.contains(.move) { insets.trailing += ListRowEditing.moveWidth }
    return insets
  }

  /// Whether the content is a control that is no higher than a row leaves room for.
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

private struct ListSeparator: View {
  let traits: ListRowTraits
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    if !traits.isSection, traits.separator != .hidden {
      Rectangle().fill(traits.separatorTint ?? Color(.system(.separator)))
        .frame(height: pixel)
        .padding(.leading, 16)
    }
  }
}

private struct ListRowBackground: View {
  let traits: ListRowTraits
  @Environment(\.listLook) private var look

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
      background
    } else if !traits.isSection {
      Rectangle().fill(look.rowStyle)
    }
  }
}

private enum IsInListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view stands in a row of a list.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }
}
