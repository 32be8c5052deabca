@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A type that provides tabs of a tab view.
///
/// The closure of a ``TabView`` consists of tab content: ``Tab`` and ``TabSection`` values, conditions, and `ForEach`. To
/// reuse tabs, conform to this protocol, and compose them in ``body-swift.property``:
///
/// ```swift
/// struct LibraryTabs: TabContent {
///   var body: some TabContent<Section> {
///     Tab("Music", systemImage: "music.note", value: .music) { MusicView() }
///     Tab("Books", systemImage: "book", value: .books) { BooksView() }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `TabContent`.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values by which tabs are selected.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The type of the content that this content is composed of.
  associatedtype Body: TabContent

  /// The composition of the content.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// The type of the views of the tabs.
  associatedtype __Tabs: View = Body.__Tabs

  /// The views of the tabs.
  var __tabs: __Tabs { get }
}

extension TabContent where __Tabs == Body.__Tabs {
  /// The views of the tabs in the body.
  public var __tabs: Body.__Tabs { body.__tabs }
}

extension Never: TabContent {
  /// The type of the values: there are none.
  public typealias TabValue = Never
  /// The type of the views: there are none.
  public typealias __Tabs = EmptyView

  /// Never called: there are no values.
  public var __tabs: EmptyView { EmptyView() }
}

/// Tab content with a modifier.
struct ModifiedTabs<TabValue: Hashable, Tabs: View>: TabContent {
  typealias Body = _TabBody<TabValue>
  let __tabs: Tabs
  var body: _TabBody<TabValue> { _TabBody() }
}

/// The body of tab content that has none.
///
/// Only the engine uses this type.
public struct _TabBody<TabValue: Hashable>: TabContent {
  /// The content itself.
  public var body: _TabBody<TabValue> { self }
  /// No views.
  @_spi(Engine) public var __tabs: EmptyView { EmptyView() }
}

extension TabContent {
  /// Shows a number at the icon of the tab; zero shows no badge.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    ModifiedTabs<TabValue, _>(__tabs: __tabs.badge(count))
  }

  /// Shows a text at the icon of the tab; nil shows no badge.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTabs<TabValue, _>(__tabs: __tabs.badge(label))
  }

  /// Shows a localized text at the icon of the tab; nil shows no badge.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    ModifiedTabs<TabValue, _>(__tabs: __tabs.badge(key))
  }

  /// Shows a string at the icon of the tab; nil shows no badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    ModifiedTabs<TabValue, _>(__tabs: __tabs.badge(label))
  }

  /// Hides the tab.
  ///
  /// A hidden tab isn't in the bar. If it is selected, the first tab is shown in its place.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabs<TabValue, _>(__tabs: __tabs.containerValue(\.isTabHidden, hidden))
  }

  /// Disables the button of the tab.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    ModifiedTabs<TabValue, _>(__tabs: __tabs.containerValue(\.isTabDisabled, disabled))
  }
}
