import SwiftUI

// Navigation paths, bars, lists and scroll views.

struct PathsOfPages: View {
  @State private var path = NavigationPath([1, 2, 3])
  @State private var isEditing: Bool? = nil
  let modes: [NavigationBarItem.TitleDisplayMode] = [.automatic, .inline, .large]
  let leading: [ToolbarItemPlacement] = [
    .automatic, .primaryAction, .secondaryAction, .confirmationAction, .cancellationAction,
    .destructiveAction, .navigation, .topBarLeading, .topBarTrailing, .navigationBarLeading,
    .navigationBarTrailing, .principal, .bottomBar, .status,
  ]

  var body: some View {
    NavigationStack(path: $path) {
      Button("Back (\(path.count))") { path.removeLast() }
        .disabled(path.isEmpty)
        .navigationBarTitleDisplayMode(modes[0])
        .navigationBarTitleDisplayMode(.large)
      Button("Home") { path.removeLast(path.count) }
        .toolbar {
          if isEditing == true {
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          } else {
            ToolbarItem(placement: leading[0]) { Button("Edit") { isEditing = true } }
          }
          ToolbarItem(placement: .principal) { Text("Title") }
        }
        .toolbar { EditingTools(isEditing: isEditing ?? false) }
    }
  }
}

struct EditingTools: ToolbarContent {
  let isEditing: Bool

  var body: some ToolbarContent {
    switch isEditing {
    case true: ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
    case false: ToolbarItemGroup(placement: .navigation) { Button("Edit") {} }
    }
  }
}

struct ScrolledPages: View {
  struct Page: Identifiable {
    let id: Int
    var title = "Page"
    var isMarked = false
  }

  @State private var pages = [Page(id: 1), Page(id: 2)]
  @State private var position: Int?
  var bounce: ScrollBounceBehavior = .basedOnSize
  var visibility: ScrollIndicatorVisibility { position == nil ? .automatic : .visible }
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce
  @Environment(\.verticalScrollBounceBehavior) private var verticalBounce
  @Environment(\.horizontalScrollIndicatorVisibility) private var horizontalIndicators
  @Environment(\.verticalScrollIndicatorVisibility) private var verticalIndicators

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach($pages) { $page in
            Toggle(page.title, isOn: $page.isMarked).id(page.id)
          }
          marks
          ForEach($pages, id: \.title) { page in Text(page.wrappedValue.title) }
        }
      }
      Button("Top") { proxy.scrollTo(1) }
      Button("End") {
        withAnimation { proxy.scrollTo(position, anchor: .bottom) }
      }
    }
    .scrollDisabled(!isScrollEnabled)
    .scrollClipDisabled()
    .scrollBounceBehavior(bounce)
    .scrollBounceBehavior(
      horizontalBounce == .always ? .automatic : verticalBounce, axes: .horizontal
    )
    .scrollIndicators(.hidden)
    .scrollIndicators(visibility, axes: .vertical)
    .scrollIndicators(horizontalIndicators == .never ? verticalIndicators : .never)
    ScrollView([.horizontal, .vertical]) {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.flexible())]) { Text("A") }
      LazyHGrid(rows: rows, alignment: .top, spacing: 4) { Text("A") }
    }
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in position = Int(new - old) }
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .scrollView)
    } action: { _ in
    }
  }

  /// A `ForEach` over a binding, whose views have the identities of the elements.
  private var marks: ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, Text> {
    ForEach($pages) { page in Text(page.wrappedValue.title) }
  }

  private var rows: [GridItem] {
    var item = GridItem(.flexible(minimum: 4, maximum: .infinity), spacing: 2, alignment: .leading)
    item.spacing = nil
    item.alignment = .top
    if case .fixed = item.size { item.size = .adaptive(minimum: 3) }
    return [item, GridItem(.fixed(20))]
  }
}

struct StyledLists: View {
  let isGrouped: Bool

  var body: some View {
    List { Text("Row") }.listStyle(.automatic)
    List { Text("Row") }.listStyle(.grouped)
    List { Text("Row") }.listStyle(.insetGrouped)
    List { Text("Row") }.listStyle(DefaultListStyle())
    List { Text("Row") }.listStyle(PlainListStyle())
    List { Section(footer: Text("Footer")) { Text("Row") } }.listStyle(GroupedListStyle())
    let scroll = ScrollView(.horizontal, showsIndicators: isGrouped) { Text("A") }
    Text(scroll.axes.contains(.horizontal) && scroll.showsIndicators ? "wide" : "tall")
    scroll.content
  }
}

struct BarsOfAllLooks: View {
  @State private var isActive = false
  @State private var tag: Int?
  let bars: [ToolbarPlacement] = [.automatic, .navigationBar, .bottomBar, .tabBar]
  var name = "name"

  var body: some View {
    NavigationView {
      VStack {
        Button("Bars") { isActive.toggle() }
          .toolbar(.hidden, for: .navigationBar)
          .toolbar(isActive ? .visible : .hidden, for: .navigationBar, .tabBar)
          .toolbar(.hidden)
          .toolbarVisibility(.hidden, for: .bottomBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarBackground(Color.orange, for: .navigationBar, .bottomBar)
          .toolbarBackground(.ultraThinMaterial, for: bars[0])
          .toolbarBackgroundVisibility(.hidden, for: .bottomBar)
        Button("Title") {}
          .navigationBarTitle("Title")
          .navigationBarTitle(Text(name))
          .navigationBarTitle(name)
        Button("Title") {}
          .navigationBarTitle("Title", displayMode: .inline)
          .navigationBarTitle(Text(name), displayMode: .large)
          .navigationBarTitle(name, displayMode: isActive ? .inline : .automatic)
        Button("Items") {}
          .navigationBarItems(leading: Button("A") {}, trailing: Button("B") {})
          .navigationBarItems(leading: Text("A"))
          .navigationBarItems(trailing: Button(action: { isActive = true }) { Text("B") })
          .navigationBarHidden(isActive)
          .navigationBarBackButtonHidden()
        links
        tagged
      }
    }
  }

  @ViewBuilder private var links: some View {
    NavigationLink(isActive: $isActive) {
      Text("Page")
    } label: {
      Text("Go")
    }
    NavigationLink(destination: Text("Page"), isActive: $isActive) { EmptyView() }
    NavigationLink("Go", isActive: $isActive) { Text("Page") }
    NavigationLink(name, isActive: $isActive) { Text("Page") }
    NavigationLink("Go", destination: Text("Page"), isActive: $isActive)
    NavigationLink(name, destination: Text("Page"), isActive: $isActive)
  }

  @ViewBuilder private var tagged: some View {
    NavigationLink(tag: 1, selection: $tag) {
      Text("Page")
    } label: {
      Text("Go")
    }
    NavigationLink(destination: Text("Page"), tag: 2, selection: $tag) { Text("Go") }
    NavigationLink("Go", tag: 3, selection: $tag) { Text("Page") }
    NavigationLink(name, tag: 4, selection: $tag) { Text("Page") }
    NavigationLink("Go", destination: Text("Page"), tag: 5, selection: $tag)
    NavigationLink(name, destination: Text("Page"), tag: 6, selection: $tag)
  }
}
