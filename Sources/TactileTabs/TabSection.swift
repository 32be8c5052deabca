import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// Tabs that belong together, with a header in a sidebar.
///
/// A tab bar shows the tabs of a section beside the others, without the header. Mirrors SwiftUI's `TabSection`.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
  private let header: Header
  private let content: Content

  fileprivate init(header: Header, tabs: Content) {
    self.header = header
    content = tabs
  }
}

extension TabSection: TabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// The type of the values by which tabs are selected.
  public typealias TabValue = SelectionValue

  /// Never evaluated: a section has no body.
  @MainActor @preconcurrency public var body: _TabBody<SelectionValue> { _TabBody() }

  /// The views of the tabs.
  @_spi(Engine) @MainActor @preconcurrency public var __tabs: some View { content.__tabs }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Creates a section with a header.
  @MainActor
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), tabs: content())
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Creates a section without a header.
  @MainActor
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), tabs: content())
  }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Creates a section with a localized title.
  @MainActor
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), tabs: content())
  }

  /// Creates a section with a localized title.
  @_disfavoredOverload
  @MainActor
  public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleResource), tabs: content())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  @MainActor
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), tabs: content())
  }
}
