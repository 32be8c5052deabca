import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A container that divides the content of a list, form or lazy container, with an optional header and footer.
///
/// In a list, the views of a section are a block of rows. The header above it explains what the rows have in
/// common, and the footer below it is a place for a hint:
///
/// ```swift
/// List {
///   Section {
///     Toggle("Wi-Fi", isOn: $hasWiFi)
///     Toggle("Bluetooth", isOn: $hasBluetooth)
///   } header: {
///     Text("Connections")
///   } footer: {
///     Text("Bluetooth finds devices nearby.")
///   }
///   Section("Sounds") {
///     Toggle("Keyboard Clicks", isOn: $hasClicks)
///   }
/// }
/// ```
///
/// The list's style determines the look of the header: it is small and in uppercase letters, except in the plain
/// style and with an increased `headerProminence(_:)`. Assistive technologies treat it as a heading.
///
/// A lazy container can keep headers and footers in sight while their section scrolls, if you name them in its
/// `pinnedViews`. In a lazy grid, each of them has its own line. In other containers, a section only groups views:
/// the header, the content and the footer are laid out in sequence.
///
/// Mirrors SwiftUI's `Section`.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  @Environment(\.isInListRow) private var isInList
  @Environment(\.isInMenu) private var isInMenu

  private init(parts header: Parent, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// The group in a list or a menu, or the three parts elsewhere.
  @MainActor @preconcurrency public var body: some View {
    SectionForm(
      place: isInMenu ? .menu : isInList ? .list : .elsewhere,
      inList: SectionBody(header: header, content: content, footer: footer),
      inMenu: MenuSection(header: header, content: content, footer: footer),
      elsewhere: SectionParts(header: header, content: content, footer: footer))
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(parts: header(), content(), footer())
  }

  /// Creates a section with views as its header and its footer.
  ///
  /// New code should use ``init(content:header:footer:)``.
  public nonisolated init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: header, content(), footer)
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(parts: EmptyView(), content(), footer())
  }

  /// Creates a section with a view as its footer.
  ///
  /// New code should use ``init(content:footer:)``.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(parts: header(), content(), EmptyView())
  }

  /// Creates a section with a view as its header.
  ///
  /// New code should use ``init(content:header:)``.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title as its header.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(titleKey), content(), EmptyView())
  }

  /// Creates a section with a title as its header.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(titleResource), content(), EmptyView())
  }

  /// Creates a section with a title as its header.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(title), content(), EmptyView())
  }
}

/// A section in a list: rows with rounded corners under a small gray header.
private struct SectionBody<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  @Environment(\.listMetrics) private var metrics
  @Environment(\.pixelLength) private var pixel
  @Environment(\.editMode) private var editMode
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight
  @Environment(\.headerProminence) private var prominence

  var body: some View {
    SectionLayout(metrics: metrics, prominence: prominence, pixel: pixel) {
      VStack(alignment: .leading, spacing: 0) {
        header.textCase(metrics.isHeaderUppercase(prominence) ? .uppercase : nil)
          .font(metrics.headerFont(prominence))
          .containerForeground(
            metrics.isHeaderPrimary(prominence) ? Color.primary : Color.secondary
          )
          .frame(minHeight: headerHeight)
          .accessibilityAddTraits(.isHeader)
      }
      VStack(alignment: .leading, spacing: metrics.rowSpacing) {
        content.listRows(
          minHeight: rowHeight, isEditing: editMode?.wrappedValue.isEditing == true,
          metrics: metrics)
      }
      .modifier(SectionRowsModifier())
      .clipShape(RoundedRectangle(cornerRadius: metrics.commonRadius))
      VStack(alignment: .leading, spacing: 0) {
        footer.font(metrics.footerFont).containerForeground(Color.secondary)
      }
    }
    .padding(.horizontal, metrics.margin)
    .frame(maxWidth: .infinity, alignment: .leading)
    .layoutValue(key: ListSectionKey.self, value: true)
    .layoutValue(key: ListRowInsetsKey.self, value: EdgeInsets())
    .transformPreference(ListRowTraitsKey.self) { $0 = ListRowTraits(isSection: true) }
    .preference(key: HasSectionsKey.self, value: true)
  }
}

/// The form of a section for its container, which stays the same as long as the section exists.
///
/// It is no `if`, because a lazy container creates the views of an `if` at once.
private struct SectionForm<InList: View, InMenu: View, Elsewhere: View>: PrimitiveView {
  let place: SectionPlace
  let inList: InList
  let inMenu: InMenu
  let elsewhere: Elsewhere
}

/// The containers in which sections have forms of their own.
private enum SectionPlace {
  case list
  case menu
  case elsewhere
}

extension SectionForm {
  nonisolated static var __isUnary: Bool { false }

  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = SectionFormNode(inputs: inputs)
    switch inputs.gathersSubviews ? .elsewhere : view.place {
    case .list: node.adopt(makeNode(view.inList, inputs))
    case .menu: node.adopt(makeNode(view.inMenu, inputs))
    case .elsewhere: node.adopt(makeNode(view.elsewhere, inputs))
    }
    return node
  }

  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    switch node.inputs.gathersSubviews ? .elsewhere : view.place {
    case .list: updateNode(node.children[0], view.inList, node.inputs)
    case .menu: updateNode(node.children[0], view.inMenu, node.inputs)
    case .elsewhere: updateNode(node.children[0], view.elsewhere, node.inputs)
    }
  }
}

private final class SectionFormNode: __ViewNode {
  override var name: String { "Section form" }
}
