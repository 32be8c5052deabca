import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The kinds of views in a menu.
enum MenuElement {
  /// A control that draws its own row.
  case item
  /// The title of a section.
  case header
  /// Any other view, which is shown in a row that can't be pressed.
  case view
  /// A line between groups of rows.
  case divider
}

/// The kind of a view in a menu; nil for views that don't know that they are in one.
enum MenuElementKey: LayoutValueKey {
  static var defaultValue: MenuElement? { nil }
}

extension LayoutSubview {
  /// The kind of a view in a menu.
  fileprivate var menuElement: MenuElement { readingForLayout(.view) { $0.menuElement } }
  /// The kind of the view in a row.
  fileprivate var rowElement: MenuElement { readingForLayout(.view) { $0.rowElement } }
}

extension ElementNode {
  /// The kind of the view in a row, which is the last view of the row's layout.
  fileprivate var rowElement: MenuElement {
    if let modified { return modified.rowElement }
    var elements: [ElementNode] = []
    for child in children { child.appendElements(to: &elements) }
    return elements.last?.menuElement ?? .view
  }
}

extension ViewNode {
  /// The kind of a view in a menu.
  ///
  /// A stack is of the kind of its first view.
  fileprivate var menuElement: MenuElement {
    if let element = self as? ElementNode, let kind = element.layoutValue(MenuElementKey.self) {
      return kind ?? .view
    }
    if isDivider { return .divider }
    return children.first?.menuElement ?? .view
  }
}

/// The rows of a menu, from top to bottom or reversed.
///
/// Rows are one pixel apart, and groups of rows 8 points (rule 2.5.64d).
struct MenuRows<Content: View>: View {
  let isReversed: Bool
  @ViewBuilder let content: Content
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    MenuLayout(pixel: pixel, isReversed: isReversed) {
      content
        .font(.system(size: 17))
        .containerForeground(Color.secondary)
        .labelStyle(MenuTextLabelStyle())
        .each { MenuRowView(element: $0) }
    }
  }
}

/// A section of a menu, which is a group of rows below a small title.
package struct MenuSection<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer

  package init(header: Header, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  package var body: some View {
    Divider()
    header
      .font(.footnote)
      .accessibilityAddTraits(.isHeader)
      .layoutValue(key: MenuElementKey.self, value: .header)
    content
    footer
    Divider()
  }
}

/// The label style of a label that is no button's: the same as in an item.
private struct MenuTextLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { ItemLabelStyle(isInMenu: true).makeBody(configuration: configuration) }
  }
}

/// A view of a menu as a row with the line above it.
private struct MenuRowView: View {
  let element: ListedElement

  var body: some View {
    MenuRowLayout {
      Rectangle().fill(PlatterStyle())
      Rectangle().fill(Color(.system(.separator)))
      element.view
    }
  }
}

/// A layout of a row's background, the line above it, and the view in it.
///
/// The row is as high as its view needs. In a height beyond that, the line is above the view.
private struct MenuRowLayout: Layout {
  private func insets(of element: MenuElement) -> EdgeInsets {
    switch element {
    case .view: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    case .header: EdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16)
    case .item, .divider: EdgeInsets()
    }
  }

  /// Returns the height of the row without a line, and the size that its view is offered.
  private func measure(
    _ subviews: Subviews, width: CGFloat?
  ) -> (height: CGFloat, offer: ProposedViewSize) {
    let kind = subviews[2].menuElement
    let insets = insets(of: kind)
    let offer = ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
    let height = subviews[2].sizeThatFits(offer).height + insets.top + insets.bottom
    switch kind {
    case .divider: return (0, offer)
    case .view: return (max(height, 44), offer)
    case .header, .item: return (height, offer)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard subviews.count == 3 else { return .zero }
    let height = measure(subviews, width: proposal.width).height
    return CGSize(width: proposal.width ?? 0, height: max(height, proposal.height ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let (height, offer) = measure(subviews, width: bounds.width)
    let kind = subviews[2].menuElement
    let isDivider = kind == .divider
    subviews[0].place(
      at: bounds.origin, proposal: isDivider ? .zero : ProposedViewSize(bounds.size))
    subviews[1].place(
      at: bounds.origin,
      proposal: isDivider
        ? .zero : ProposedViewSize(width: bounds.width, height: bounds.height - height))
    let place = CGPoint(
      x: bounds.minX + insets(of: kind).leading, y: bounds.maxY - height / 2)
    subviews[2].place(at: place, anchor: .leading, proposal: isDivider ? .zero : offer)
  }
}

/// A layout of groups of rows.
private struct MenuLayout: Layout {
  /// The distance between rows, in points.
  let pixel: CGFloat
  let isReversed: Bool
  /// The distance between groups, in points.
  private static let gap: CGFloat = 8

  /// Returns the rows between dividers in their order from top to bottom, and the dividers.
  private func groups(
    _ subviews: Subviews
  ) -> (groups: [[LayoutSubview]], dividers: [LayoutSubview]) {
    var (groups, dividers): ([[LayoutSubview]], [LayoutSubview]) = ([[]], [])
    var headers: [LayoutSubview] = []
    func close() {
      let group = groups[groups.count - 1]
      groups[groups.count - 1] = headers + (isReversed ? group.reversed() : group)
      headers = []
    }
    for subview in subviews {
      switch subview.rowElement {
      case .divider:
        dividers.append(subview)
        close()
        if groups.last?.isEmpty == false { groups.append([]) }
      case .header: headers.append(subview)
      case .item, .view: groups[groups.count - 1].append(subview)
      }
    }
    close()
    groups.removeAll { $0.isEmpty }
    return (isReversed ? groups.reversed() : groups, dividers)
  }

  private func height(of row: LayoutSubview, width: CGFloat?) -> CGFloat {
    row.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let groups = groups(subviews).groups
    var height = Self.gap * CGFloat(max(groups.count - 1, 0))
    for group in groups {
      height += pixel * CGFloat(group.count - 1)
      for row in group { height += self.height(of: row, width: proposal.width) }
    }
    return CGSize(width: proposal.width ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (groups, dividers) = groups(subviews)
    for divider in dividers { divider.place(at: bounds.origin, proposal: .zero) }
    var y = bounds.minY
    for group in groups {
      for (index, row) in group.enumerated() {
        let line = index > 0 ? pixel : 0
        let height = height(of: row, width: bounds.width) + line
        row.place(
          at: CGPoint(x: bounds.minX, y: y),
          proposal: ProposedViewSize(width: bounds.width, height: height))
        y += height
      }
      y += Self.gap
    }
  }
}
