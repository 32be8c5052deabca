@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import Foundation

/// A group of list rows between a header and a footer.
///
/// Mirrors SwiftUI's `Section`. Outside of lists, it is its three parts in sequence. In a lazy
/// grid, the header and the footer each have their own line, and lazy containers can pin them
/// (`pinnedViews`).
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  @Environment(\.isInListRow) private var isInList

  private init(parts header: Parent, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// The group in a list, or the three parts elsewhere.
  @MainActor @preconcurrency public var body: some View {
    if isInList {
      SectionBody(header: header, content: content, footer: footer)
    } else {
      SectionParts(header: header, content: content, footer: footer)
    }
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

  /// Creates a section with a header and a footer, in its former form.
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

  /// Creates a section with a footer, in its former form.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(parts: header(), content(), EmptyView())
  }

  /// Creates a section with a header, in its former form.
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
  @Environment(\.listLook) private var look
  @Environment(\.pixelLength) private var pixel
  @Environment(\.editMode) private var editMode
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight
  @Environment(\.headerProminence) private var prominence

  private var headerFont: Font {
    if prominence == .increased { return .title3.bold() }
    return look == .plain ? .headline : .footnote
  }

  /// Whether the header has the primary color and keeps the case of its letters.
  private var isHeaderPrimary: Bool { look == .plain || prominence == .increased }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.textCase(isHeaderPrimary ? nil : .uppercase)
        .font(headerFont)
        .foregroundStyle(isHeaderPrimary ? Color.primary : Color.secondary)
        .frame(minHeight: headerHeight)
        .padding(.horizontal, 16)
        .padding(.bottom, 7)
        .accessibilityAddTraits(.isHeader)
      VStack(alignment: .leading, spacing: 0) {
        content.listRows(
          minHeight: rowHeight, isEditing: editMode?.wrappedValue.isEditing == true)
      }
      .padding(.bottom, look == .plain ? 0 : -pixel)
      .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius))
      footer.font(.footnote).foregroundStyle(Color.secondary)
        .padding(.horizontal, 16)
        .padding(.top, 7)
    }
    .padding(.horizontal, look.margin)
    .padding(.vertical, look == .plain ? 0 : 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .layoutValue(key: ListSectionKey.self, value: true)
    .layoutValue(key: ListRowInsetsKey.self, value: EdgeInsets())
    .transformPreference(ListRowTraitsKey.self) { $0 = ListRowTraits(isSection: true) }
    .preference(key: HasSectionsKey.self, value: true)
  }
}
