@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileNavigation
@_spi(Engine) import TactileViewGraph

/// A view that shows one of several views, which people choose in a tab bar.
///
/// Write each view as a ``Tab``, or as a view with `tabItem(_:)`. Without a binding, the first tab is selected at first:
///
/// ```swift
/// TabView {
///   Tab("Received", systemImage: "tray.and.arrow.down") { ReceivedView() }
///   Tab("Sent", systemImage: "tray.and.arrow.up") { SentView() }
///     .badge(2)
/// }
/// ```
///
/// To select tabs in code, bind the selection to the value of a tab, or to the `tag(_:)` of a view:
///
/// ```swift
/// TabView(selection: $section) {
///   HomeView()
///     .tabItem { Label("Home", systemImage: "house") }
///     .tag(Section.home)
///   SettingsView()
///     .tabItem { Label("Settings", systemImage: "gear") }
///     .tag(Section.settings)
/// }
/// ```
///
/// The view of a tab is made when the tab is selected for the first time, and keeps its state from then on. A tap on the
/// selected tab goes back to the root of its `NavigationStack`.
///
/// With `tabViewStyle(.page)`, the views are pages that people swipe through, with a row of dots.
///
/// Mirrors SwiftUI's `TabView`.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  init(_ selection: Binding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a tab view with a selection, from views with `tabItem(_:)` and `tag(_:)`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection, content: content())
  }

  /// The tabs in the style of the tab view.
  @MainActor @preconcurrency public var body: some View {
    ImplicitStack {
      Group(subviews: content) { subviews in
        StyledTabs(subviews: subviews, selection: selection)
      }
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that keeps the selection itself, from views with `tabItem(_:)`.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(nil, content: content())
  }
}

extension TabView {
  /// Creates a tab view with a selection, from tabs with values.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection, content: TabContentBuilder.Content(tabs: content()))
  }

  /// Creates a tab view that keeps the selection itself, from tabs without values.
  public nonisolated init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  )
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    self.init(nil, content: TabContentBuilder.Content(tabs: content()))
  }
}

/// The tabs of a tab view, with the selected one, in the style of the tab view.
private struct StyledTabs<SelectionValue: Hashable>: View {
  let subviews: SubviewsCollection
  let selection: Binding<SelectionValue>?
  @State private var own: Subview.ID?
  @State private var memory = TabMemory()
  @Environment(\.tabViewLook) private var look

  var body: some View {
    let list = TabList(subviews: subviews, selection: selection, own: $own, memory: memory)
    switch look {
    case .bar: BarTabs(list: list)
    case .page(let display): PagedTabs(list: list, indexDisplay: display)
    }
  }
}
