import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileLists
@_spi(Engine) import TactileNavigation
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The tabs of a tab view with a bar.
struct BarTabs: View {
  let list: TabList
  @State private var barLook = BarLook()
  @State private var showsMore = false
  @Environment(\.systemLook) private var look
  @Environment(\.horizontalSizeClass) private var widthClass

  /// The number of tabs that have a button in the bar.
  private func shownCount(_ metrics: TabBarMetrics) -> Int {
    widthClass == .compact && list.tabs.count > metrics.maxCount
      ? metrics.maxCount - 1 : list.tabs.count
  }

  var body: some View {
    let metrics = TabBarMetrics(look: look)
    let isHidden = barLook.isHidden == true
    let shownCount = shownCount(metrics)
    let showsMore = showsMore && shownCount < list.tabs.count
    TabPages(list: list)
      .opacity(showsMore ? 0 : 1)
      .accessibilityHidden(showsMore)
      .overlay { if showsMore { MoreTabs(list: list, first: shownCount, isShown: $showsMore) } }
      .modifier(
        SafeAreaPaddingModifier(
          adjustment: .padding(
            EdgeInsets(isHidden ? 0 : metrics.height, from: .bottom), scrollsUnder: true))
      )
      .modifier(LayoutContainerModifier())
      .onPreferenceChange(TabBarLookKey.self) { [binding = $barLook] in binding.wrappedValue = $0 }
      .overlay(alignment: .bottom) {
        if !isHidden {
          TabBar(list: list, shownCount: shownCount, showsMore: $showsMore, look: barLook)
        }
      }
  }
}

/// The views of the tabs that are or were selected, of which the selected one is visible.
private struct TabPages: View {
  let list: TabList

  var body: some View {
    let shown = list.memory.shown(of: list)
    let selected = list.selectedTab?.id
    ChoosingView(
      layout: TabLayout(index: shown.firstIndex { $0.id == selected }),
      content: ForEach(shown) { tab in
        ImplicitStack { tab.subview }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .scrolls(with: list.memory.reselection(of: tab.id).scroller)
          .environment(\.tabReselection, list.memory.reselection(of: tab.id))
      }
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Shows the page of the selected tab.
private nonisolated struct TabLayout: ChoosingLayout {
  let index: Int?

  @MainActor
  func choice(for proposal: ProposedViewSize, in subviews: LayoutSubviews) -> Int? {
    index.flatMap { subviews.indices.contains($0) ? $0 : nil }
  }

  static var name: String { "tab" }
}

/// The list of the tabs for which the bar has no room.
private struct MoreTabs: View {
  let list: TabList
  /// The index of the first of them.
  let first: Int
  @Binding var isShown: Bool

  var body: some View {
    NavigationStack {
      List {
        ForEach(list.tabs.indices.dropFirst(first), id: \.self) { index in
          Button {
            if index != list.selected { list.select(index) }
            isShown = false
          } label: {
            HStack { list.tabs[index].label }
          }
          .foregroundStyle(.primary)
          .badge(list.tabs[index].badge)
          .disabled(!list.tabs[index].isEnabled)
        }
      }
      .navigationTitle("More")
    }
    .background(BackgroundStyle())
  }
}
