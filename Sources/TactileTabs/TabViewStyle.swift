@_spi(Engine) import TactileViewGraph

/// The appearance of a tab view.
///
/// Set a style with `tabViewStyle(_:)`: `.automatic` and `.tabBarOnly` show a tab bar, and `.page` shows pages that people
/// swipe through. Mirrors SwiftUI's `TabViewStyle`.
@MainActor
@preconcurrency
public protocol TabViewStyle {
  /// The appearance that the style stands for.
  nonisolated var __look: __TabViewLook { get }
}

/// The appearance of a tab view.
///
/// Only the engine uses this type.
public enum __TabViewLook: Sendable {
  case bar
  case page(PageTabViewStyle.IndexDisplayMode)
}

/// The default style of tab views: a tab bar.
///
/// Mirrors SwiftUI's `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates a default tab view style.
  public nonisolated init() {}
  /// The appearance with a tab bar.
  @_spi(Engine) public nonisolated var __look: __TabViewLook { .bar }
}

/// A style of tab views that shows a tab bar, and no sidebar.
///
/// Mirrors SwiftUI's `TabBarOnlyTabViewStyle`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates a style with a tab bar.
  public nonisolated init() {}
  /// The appearance with a tab bar.
  @_spi(Engine) public nonisolated var __look: __TabViewLook { .bar }
}

/// A style of tab views that shows a tab bar where there is no room for a sidebar.
///
/// Windows here have no room for one, so the style shows a tab bar. Mirrors SwiftUI's `SidebarAdaptableTabViewStyle`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates a style that adapts to the window.
  public nonisolated init() {}
  /// The appearance with a tab bar.
  @_spi(Engine) public nonisolated var __look: __TabViewLook { .bar }
}

/// A style of tab views of a Mac, which shows a tab bar.
///
/// Mirrors SwiftUI's `GroupedTabViewStyle`.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates a grouped style.
  public nonisolated init() {}
  /// The appearance with a tab bar.
  @_spi(Engine) public nonisolated var __look: __TabViewLook { .bar }
}

/// A style of tab views that shows one page at a time, which people swipe through.
///
/// ```swift
/// TabView {
///   WelcomePage()
///   FeaturesPage()
///   StartPage()
/// }
/// .tabViewStyle(.page)
/// ```
///
/// A page has the size of the tab view. A swipe moves by one page, and the first and the last page give way like the ends
/// of a scroll view. Mirrors SwiftUI's `PageTabViewStyle`.
public struct PageTabViewStyle: TabViewStyle {
  /// When the row of dots is shown.
  ///
  /// Mirrors SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
  public struct IndexDisplayMode: Sendable {
    enum Kind: Sendable { case automatic, always, never }
    let kind: Kind

    /// Shows the dots if there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always shows the dots.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never shows the dots.
    public static let never = IndexDisplayMode(kind: .never)
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates a style of pages.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  /// The appearance with pages.
  @_spi(Engine) public nonisolated var __look: __TabViewLook { .page(indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style of tab views.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A style with a tab bar, and without a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style with a tab bar where there is no room for a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The style of tab views of a Mac.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style of pages that people swipe through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// A style of pages that people swipe through, with a choice of when the dots are shown.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TabViewLookKey: EnvironmentKey {
  static var defaultValue: __TabViewLook { .bar }
}

extension EnvironmentValues {
  /// The appearance of tab views.
  var tabViewLook: __TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tab views in this view; the closest style takes precedence.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style.__look)
  }
}
