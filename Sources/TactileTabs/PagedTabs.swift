import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// The tabs of a tab view as pages that people swipe through.
struct PagedTabs: View {
  let list: TabList
  let indexDisplay: PageTabViewStyle.IndexDisplayMode
  @Environment(\.indexHasBackground) private var hasBackground

  /// The identity of the selected page, which a swipe changes.
  private var position: Binding<Subview.ID?> {
    Binding {
      list.selectedTab?.id
    } set: { id in
      guard let index = list.tabs.firstIndex(where: { $0.id == id }), index != list.selected else {
        return
      }
      list.select(index)
    }
  }

  private var showsIndex: Bool {
    switch indexDisplay.kind {
    case .automatic: list.tabs.count > 1
    case .always: true
    case .never: false
    }
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(list.tabs) { tab in
          ImplicitStack { tab.subview }
            .containerRelativeFrame([.horizontal, .vertical])
            .clipped()
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: position)
    .overlay(alignment: .bottom) {
      if showsIndex {
        PageIndicator(
          count: list.tabs.count, current: list.selected ?? 0, hasBackground: hasBackground
        ) { index in
          withAnimation { list.select(index) }
        }
      }
    }
  }
}
