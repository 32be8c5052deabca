import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The purpose of a tab.
///
/// Mirrors SwiftUI's `TabRole`.
public struct TabRole: Hashable, Sendable {
  private let number: Int

  /// The role of a tab for searching, whose label is a magnifying glass unless it has another one.
  public static var search: TabRole { TabRole(number: 0) }
}

/// A tab of a ``TabView``, with a label and a view.
///
/// In a tab view with a selection, give each tab a value:
///
/// ```swift
/// TabView(selection: $section) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   Tab(value: .search, role: .search) { SearchView() }
/// }
/// ```
///
/// Mirrors SwiftUI's `Tab`.
public nonisolated struct Tab<Value, Content, Label> {
  private let value: Value?
  private let content: Content
  private let label: Label

  fileprivate init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = Value

  /// Never evaluated: a tab has no body.
  @MainActor @preconcurrency public var body: _TabBody<Value> { _TabBody() }

  /// The view of the tab.
  @_spi(Engine) @MainActor @preconcurrency public var __tabs: some View {
    ImplicitStack { content }
      .containerValue(\.tabItem, TabItem(label: AnyView(label)))
      .optionalTag(value)
  }
}

extension View {
  /// Sets a tag, unless it is nil.
  @MainActor @ViewBuilder
  fileprivate func optionalTag<Value: Hashable>(_ value: Value?) -> some View {
    if let value { tag(value) } else { self }
  }
}

/// The label of a tab with a title and an image.
///
/// Mirrors SwiftUI's `DefaultTabLabel`.
public nonisolated struct DefaultTabLabel: View {
  fileprivate enum Icon {
    case symbol(String)
    case asset(String)
  }

  fileprivate let title: Text
  fileprivate let icon: Icon

  fileprivate init(_ title: Text, _ icon: Icon) {
    self.title = title
    self.icon = icon
  }

  /// The label of a tab with a role, or without a label.
  fileprivate init(role: TabRole?) {
    title = role == .search ? Text("Search") : Text(verbatim: "")
    icon = role == .search ? .symbol("magnifyingglass") : .asset("")
  }

  /// The title and the image.
  @MainActor @preconcurrency public var body: some View {
    Label {
      title
    } icon: {
      switch icon {
      case .symbol(let name): Image(systemName: name)
      case .asset(let name): if !name.isEmpty { Image(name) }
      }
    }
  }
}

// MARK: Labels of any view

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with a value and a label.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }

  /// Creates a tab with a value and a label, for an optional selection.
  public nonisolated init<T: Hashable>(
    value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == T? {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a label.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

// MARK: Titles

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a value, whose label is that of its role.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
  }

  /// Creates a tab with a localized title, a symbol and a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), .symbol(systemImage))
    )
  }

  /// Creates a tab with a localized title, a symbol and a value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(titleResource), .symbol(systemImage)))
  }

  /// Creates a tab with a title, a symbol and a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(title), .symbol(systemImage)))
  }

  /// Creates a tab with a localized title, an image and a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), .asset(image)))
  }

  /// Creates a tab with a localized title, an image and a value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleResource), .asset(image)))
  }

  /// Creates a tab with a title, an image and a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), .asset(image)))
  }
}

// MARK: Titles and optional selections

extension Tab where Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a value for an optional selection, whose label is that of its role.
  public nonisolated init<T: Hashable>(
    value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
  }

  /// Creates a tab with a localized title, a symbol and a value for an optional selection.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), .symbol(systemImage))
    )
  }

  /// Creates a tab with a title, a symbol and a value for an optional selection.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(title), .symbol(systemImage)))
  }

  /// Creates a tab with a localized title, an image and a value for an optional selection.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), .asset(image)))
  }

  /// Creates a tab with a title, an image and a value for an optional selection.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), .asset(image)))
  }
}

// MARK: Titles without values

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab whose label is that of its role.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }

  /// Creates a tab with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), .symbol(systemImage)))
  }

  /// Creates a tab with a localized title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), .symbol(systemImage)))
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(Text(title), .symbol(systemImage)))
  }

  /// Creates a tab with a localized title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), .asset(image)))
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), .asset(image)))
  }
}
