@_spi(Engine) import TactileControls
@_spi(Engine) import TactileNavigation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A tab of a tab view.
struct TabEntry: Identifiable {
  let subview: Subview
  /// The label in the bar.
  let label: AnyView
  let badge: Text?
  let isEnabled: Bool

  init(subview: Subview, values: ContainerValues) {
    self.subview = subview
    label = values.tabItem?.label ?? AnyView(EmptyView())
    badge = values.badge
    isEnabled = !values.isTabDisabled
  }

  var id: Subview.ID { subview.id }
}

/// The tabs of a tab view, and the one that is selected.
@MainActor
struct TabList {
  let tabs: [TabEntry]
  /// The index of the selected tab; nil if there are no tabs.
  let selected: Int?
  let memory: TabMemory
  private let choose: @MainActor (Int) -> Void

  /// Finds the selected tab.
  ///
  /// It is the one with the bound value, else the one that was chosen last, else the first.
  init<Value: Hashable>(
    subviews: SubviewsCollection, selection: Binding<Value>?, own: Binding<Subview.ID?>,
    memory: TabMemory
  ) {
    let all = subviews.map { ($0, $0.containerValues) }.filter { !$0.1.isTabHidden }
    tabs = all.map {
      TabEntry(subview: $0.0, values: $0.1)
    }
    let values = all.map { $0.1.tag(for: Value.self) }
    let bound = selection.flatMap { selection in
      values.firstIndex { $0 == selection.wrappedValue }
    }
    selected =
      bound ?? all.firstIndex { $0.0.id == own.wrappedValue } ?? (all.isEmpty ? nil : 0)
    self.memory = memory
    let ids = all.map(\.0.id)
    choose = { index in
      guard ids.indices.contains(index) else { return }
      own.wrappedValue = ids[index]
      if let value = values[index] { selection?.wrappedValue = value }
    }
  }

  /// The selected tab; nil if there are no tabs.
  var selectedTab: TabEntry? { selected.map { tabs[$0] } }

  /// Selects a tab, or goes back to the root of its content if it is selected.
  func select(_ index: Int) {
    if index == selected {
      memory.reselection(of: tabs[index].id).reselect()
    } else {
      choose(index)
    }
  }

  /// Selects the tab after the selected one, or before it, and begins again at the ends.
  func selectNext(_ distance: Int) {
    guard let selected else { return }
    select((selected + distance + tabs.count) % tabs.count)
  }
}

/// The tabs that a tab view has shown.
@MainActor
final class TabMemory {
  private var reselections: [Subview.ID: TabReselection] = [:]

  nonisolated init() {}

  /// Returns the tabs that are shown now or were shown before, and forgets those that are gone.
  func shown(of list: TabList) -> [TabEntry] {
    if let id = list.selectedTab?.id { _ = reselection(of: id) }
    let ids = Set(list.tabs.map(\.id))
    for id in reselections.keys where !ids.contains(id) { reselections[id] = nil }
    return list.tabs.filter { reselections[$0.id] != nil }
  }

  /// Returns the receiver of taps on a tab that is selected.
  func reselection(of id: Subview.ID) -> TabReselection {
    if let known = reselections[id] { return known }
    let new = TabReselection()
    reselections[id] = new
    return new
  }
}

/// The label of a tab, as a modifier sets it.
struct TabItem {
  let label: AnyView
}

enum TabItemKey: ContainerValueKey {
  static var defaultValue: TabItem? { nil }
}

/// Whether a tab isn't shown.
enum TabIsHidden: ContainerValueKey {
  static var defaultValue: Bool { false }
}

/// Whether a tab can't be selected by its button.
enum TabIsDisabled: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  var tabItem: TabItem? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }

  var isTabDisabled: Bool {
    get { self[TabIsDisabled.self] }
    set { self[TabIsDisabled.self] = newValue }
  }

  var isTabHidden: Bool {
    get { self[TabIsHidden.self] }
    set { self[TabIsHidden.self] = newValue }
  }
}

extension View {
  /// Sets the label of this view in the bar of a ``TabView``.
  ///
  /// Write a `Label`, or an `Image` and a `Text`. Its icon is above its title, and symbols are filled:
  ///
  /// ```swift
  /// TabView {
  ///   HomeView().tabItem { Label("Home", systemImage: "house") }
  ///   ProfileView().tabItem { Label("Profile", systemImage: "person") }
  /// }
  /// ```
  ///
  /// New code uses ``Tab``. Mirrors SwiftUI's `tabItem(_:)`.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    containerValue(\.tabItem, TabItem(label: AnyView(label())))
  }
}
