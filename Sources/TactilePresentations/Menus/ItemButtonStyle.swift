import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The containers of items.
enum ItemPlace {
  case menu
  case alert
  case dialog
  /// A dialog that is a popover.
  case popover
}

/// A style that shows a button as an item of a container.
struct ItemButtonStyle: ContainerButtonStyle {
  let place: ItemPlace

  func trigger(_ action: @MainActor () -> Void, role: ButtonRole?, at place: EnvironmentValues) {
    action()
    if self.place != .menu || place.menuActionDismissBehavior != .disabled {
      place.itemDismissal?()
    }
  }

  func makeBody(configuration: Configuration) -> some View {
    MenuFingerTracking(
      content: PressStyleView(
        style: StyleBox(style: ItemLook(place: place)), configuration: configuration),
      trigger: place == .menu ? configuration.trigger : nil)
  }
}

/// The appearance of items: destructive ones are red, and cancel items are bold in alerts (rule 2.7.77).
private struct ItemLook: ButtonStyle {
  let place: ItemPlace
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuRow) private var row
  @Environment(\.isUnderMenuFinger) private var isUnderFinger
  @Environment(\.showsShortcuts) private var showsShortcuts
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isFocused) private var isFocused

  func makeBody(configuration: Configuration) -> some View {
    TouchingLayout { item(configuration) }
      .layoutValue(key: ItemRankKey.self, value: configuration.role == .cancel ? 1 : 0)
      .layoutValue(key: MenuElementKey.self, value: .item)
      .preference(key: ItemRolesKey.self, value: [configuration.role])
      .modifier(cancelKey(configuration.role))
      .modifier(defaultKey(configuration.role))
  }

  private func item(_ configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.label.systemText()
      if place == .menu, row == nil, showsShortcuts, let shortcut {
        Spacer(minLength: 0)
        ShortcutText(shortcut: shortcut)
      }
    }
    .labelStyle(ItemLabelStyle(isInMenu: place == .menu, row: row))
    .font(.system(size: place == .dialog ? 20 : 17))
    .fontWeight(place != .menu && configuration.role == .cancel ? .semibold : nil)
    .foregroundStyle(color(configuration.role))
    .multilineTextAlignment(place == .menu ? .leading : .center)
    .padding(.horizontal, row == nil ? 16 : 4)
    .padding(.vertical, place == .dialog ? 16 : 11)
    .frame(
      maxWidth: .infinity, minHeight: place == .dialog ? 57 : 44,
      alignment: place == .menu && row == nil ? .leading : .center
    )
    .background(isHighlighted(configuration) ? Color(.system(.secondaryFill)) : .clear)
    .background(PlatterStyle())
    .contentShape(Rectangle())
  }

  /// Returns whether the item is pressed, under a finger or the mouse, or chosen with arrow keys.
  private func isHighlighted(_ configuration: Configuration) -> Bool {
    configuration.isPressed || isUnderFinger || isFocused && place == .menu
  }

  /// Returns the modifier that lets Escape trigger the cancel item of an alert or a dialog (rule 2.7.81a).
  private func cancelKey(_ role: ButtonRole?) -> KeyboardShortcutModifier {
    KeyboardShortcutModifier(
      shortcut: place != .menu && role == .cancel ? .cancelAction : nil, target: .item(rank: 1))
  }

  /// Returns the modifier that lets Return trigger the default item.
  ///
  /// The default item is the one with `.keyboardShortcut(.defaultAction)`, otherwise the first one
  /// without a role or with the role `confirm`, otherwise the cancel item. It is never a destructive item.
  private func defaultKey(_ role: ButtonRole?) -> KeyboardShortcutModifier {
    let rank = role == nil || role == .confirm ? 1 : role == .cancel ? 2 : 0
    return KeyboardShortcutModifier(
      shortcut: place != .menu && rank > 0 ? .defaultAction : nil, target: .item(rank: rank))
  }

  private func color(_ role: ButtonRole?) -> Color {
    if !isEnabled { return Color(.system(.tertiary)) }
    if role == .destructive { return .red }
    return place == .menu ? .primary : .accentColor
  }
}

/// A layout of a single view that a stack in a menu places without a distance to its neighbors.
private struct TouchingLayout: Layout {
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// A label style with the title in front of the icon in menus, if that is an image, and without an icon in alerts.
package struct ItemLabelStyle: LabelStyle {
  package let isInMenu: Bool
  var row: MenuRow?

  package init(isInMenu: Bool, row: MenuRow? = nil) {
    self.isInMenu = isInMenu
    self.row = row
  }

  package func makeBody(configuration: Configuration) -> some View {
    if let row {
      MenuRowLabelStyle(isCompact: row == .compact).makeBody(configuration: configuration)
    } else {
      configuration.title
      if isInMenu {
        Spacer(minLength: 8)
        ChoosingView(layout: ImageLayout(), content: configuration.icon)
      }
    }
  }
}

/// Leaves out an icon that isn't an image, which menus can't show.
private nonisolated struct ImageLayout: ChoosingLayout {
  @MainActor
  func choice(for proposal: ProposedViewSize, in subviews: LayoutSubviews) -> Int? {
    subviews.indices.first { subviews[$0].element.containsImage }
  }

  static var name: String { "menu icon" }
}

private enum ItemDismissalKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
  /// The action that closes the container of the item after the item's action has run (rule 5.28).
  ///
  /// The style can't store it: items of a menu in a menu have the style of the outer one, which is final.
  var itemDismissal: DismissAction? {
    get { self[ItemDismissalKey.self] }
    set { self[ItemDismissalKey.self] = newValue }
  }
}

/// The background of menus, alerts and dialogs: slightly darker than white, or lighter than black.
struct PlatterStyle: ShapeStyle {
  func __paint(in environment: EnvironmentValues) -> Paint {
    Color(white: environment.colorScheme == .dark ? 0.17 : 0.96).__paint(in: environment)
  }
}

/// The order of items: the cancel item comes last in a stack, and first in a row.
enum ItemRankKey: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// The roles of the items in a container, in order.
enum ItemRolesKey: PreferenceKey {
  static var defaultValue: [ButtonRole?] { [] }

  static func reduce(value: inout [ButtonRole?], nextValue: () -> [ButtonRole?]) {
    value += nextValue()
  }
}

/// Whether an item is a text field, which is placed above the other items.
enum ItemFieldKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// A layout that places two items side by side if they fit, and otherwise stacks all items.
///
/// Items are one pixel apart, so that the background shows as separators.
struct ItemLayout: Layout {
  let gap: CGFloat

  /// Returns the text fields, which are placed above the other items.
  private func fields(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[ItemFieldKey.self] }
  }

  private func items(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { !$0[ItemFieldKey.self] }
  }

  private func sorted(_ items: [LayoutSubview], isRow: Bool) -> [LayoutSubview] {
    items.filter { ($0[ItemRankKey.self] > 0) == isRow }
      + items.filter { ($0[ItemRankKey.self] > 0) != isRow }
  }

  private func isRow(_ items: [LayoutSubview], in width: CGFloat) -> Bool {
    items.count == 2
      && items.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - gap) / 2 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let ideals = subviews.map { $0.sizeThatFits(.unspecified).width }
    let width = proposal.width ?? ideals.max() ?? 0
    var height = heights(fields(subviews), in: width).reduce(0, +)
    let items = items(subviews)
    if isRow(items, in: width) {
      height += gap + (heights(items, in: (width - gap) / 2).max() ?? 0)
    } else {
      height += heights(items, in: width).reduce(0) { $0 + gap + $1 }
    }
    return CGSize(width: width, height: height)
  }

  private func heights(_ items: [LayoutSubview], in width: CGFloat) -> [CGFloat] {
    items.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var origin = bounds.origin
    for field in fields(subviews) {
      let proposal = ProposedViewSize(width: bounds.width, height: nil)
      field.place(at: origin, proposal: proposal)
      origin.y += field.sizeThatFits(proposal).height
    }
    let items = items(subviews)
    let isRow = isRow(items, in: bounds.width)
    if isRow { origin.y += gap }
    for item in sorted(items, isRow: isRow) {
      let width = isRow ? (bounds.width - gap) / 2 : bounds.width
      let height =
        isRow
        ? bounds.maxY - origin.y
        : item.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      if !isRow { origin.y += gap }
      item.place(at: origin, proposal: ProposedViewSize(width: width, height: height))
      if isRow { origin.x += width + gap } else { origin.y += height }
    }
  }
}
