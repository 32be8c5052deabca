import SwiftUI

// Tab views, with tabs of every form.

enum Room: Hashable, CaseIterable, Identifiable {
  case hall, kitchen, attic
  var id: Self { self }
  var name: String { "\(self)" }
}

struct OlderTabs: View {
  @State private var room = Room.hall
  @State private var number = 0
  @State private var chosen: Room?
  var isFull = false

  var body: some View {
    TabView(selection: $room) {
      Text("Hall")
        .tabItem { Label("Hall", systemImage: "house") }
        .tag(Room.hall)
        .badge(3)
      NavigationStack { Text("Kitchen") }
        .tabItem {
          Image(systemName: "fork.knife")
          Text("Kitchen")
        }
        .tag(Room.kitchen)
        .toolbar(isFull ? .hidden : .visible, for: .tabBar)
        .toolbarBackground(.visible, for: .tabBar)
        .toolbarBackground(.yellow, for: .tabBar)
    }
    .tabViewStyle(.automatic)
    TabView(selection: $chosen) { Text("Attic").tag(Room?.some(.attic)) }
      .tabViewStyle(DefaultTabViewStyle())
    TabView { Text("A").tabItem { Text("A") } }
      .tabViewStyle(.grouped)
    TabView(selection: $number) {
      ForEach(0..<3) { Text("\($0)").tag($0) }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

struct PagesOfTabs: View {
  let modes: [PageTabViewStyle.IndexDisplayMode] = [.automatic, .always, .never]
  let backgrounds: [PageIndexViewStyle.BackgroundDisplayMode] = [
    .automatic, .interactive, .always, .never,
  ]

  var body: some View {
    TabView { Text("A") }.tabViewStyle(PageTabViewStyle())
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: backgrounds[0]))
    TabView { Text("A") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: modes[0]))
    TabView { Text("A") }.tabViewStyle(.page).indexViewStyle(.page)
    TabView { Text("A") }.tabViewStyle(TabBarOnlyTabViewStyle())
    TabView { Text("A") }.tabViewStyle(.tabBarOnly)
    TabView { Text("A") }.tabViewStyle(SidebarAdaptableTabViewStyle())
    TabView { Text("A") }.tabViewStyle(.sidebarAdaptable)
    TabView { Text("A") }.tabViewStyle(GroupedTabViewStyle())
  }
}

struct NewerTabs: View {
  @State private var room = Room.hall
  @State private var chosen: Room?
  let title = "Title"
  let resource: LocalizedStringResource = "Resource"
  let hasAttic: Bool

  var body: some View {
    TabView(selection: $room) {
      Tab("Hall", systemImage: "house", value: .hall) { Text("Hall") }
        .badge(2)
        .badge("new")
        .badge(Text("new"))
        .badge(title)
        .hidden(false)
        .hidden()
        .disabled(false)
      Tab(title, systemImage: "house", value: Room.kitchen, role: .search) { Text("Kitchen") }
      Tab(resource, systemImage: "house", value: Room.kitchen) { Text("Kitchen") }
      Tab("Image", image: "kitchen", value: Room.kitchen) { Text("Kitchen") }
      Tab(title, image: "kitchen", value: Room.kitchen) { Text("Kitchen") }
      Tab(resource, image: "kitchen", value: Room.kitchen) { Text("Kitchen") }
      Tab(value: Room.attic, role: TabRole.search) { Text("Attic") }
      Tab(value: Room.attic) {
        Text("Attic")
      } label: {
        Label("Attic", systemImage: "star")
      }
      if hasAttic {
        Tab("Attic", systemImage: "star", value: .attic) { Text("Attic") }
      } else {
        TabSection("Rooms") {
          ForEach(Room.allCases) { room in
            Tab(room.name, systemImage: "star", value: room) { Text(room.name) }
          }
        }
      }
      if #available(iOS 18, *) { Tab("New", systemImage: "star", value: .attic) { Text("New") } }
      if hasAttic { RoomTabs() }
      TabSection(title) { Tab("A", systemImage: "star", value: .attic) { Text("A") } }
      TabSection(resource) { Tab("A", systemImage: "star", value: .attic) { Text("A") } }
      TabSection { Tab("A", systemImage: "star", value: .attic) { Text("A") } }
      TabSection {
        Tab("A", systemImage: "star", value: Room.attic) { Text("A") }
      } header: {
        Label("Header", systemImage: "star")
      }
      ForEach(Room.allCases, id: \.self) { room in
        Tab(room.name, systemImage: "star", value: room) { Text(room.name) }
      }
    }
    TabView(selection: $chosen) {
      Tab("Hall", systemImage: "house", value: Room.hall) { Text("Hall") }
      Tab(title, systemImage: "house", value: Room.hall) { Text("Hall") }
      Tab("Hall", image: "house", value: Room.hall) { Text("Hall") }
      Tab(title, image: "house", value: Room.hall) { Text("Hall") }
      Tab(value: Room.hall, role: .search) { Text("Hall") }
      Tab(value: Room.hall) {
        Text("Hall")
      } label: {
        Text("Hall")
      }
    }
    TabView {
      Tab("Hall", systemImage: "house") { Text("Hall") }
      Tab(title, systemImage: "house") { Text("Hall") }
      Tab(resource, systemImage: "house") { Text("Hall") }
      Tab("Hall", image: "house") { Text("Hall") }
      Tab(title, image: "house") { Text("Hall") }
      Tab(role: .search) { Text("Found") }
      Tab {
        Text("Hall")
      } label: {
        Text("Hall")
      }
    }
  }
}

struct RoomTabs: TabContent {
  var body: some TabContent<Room> {
    Tab("Hall", systemImage: "house", value: Room.hall) { Text("Hall") }
    Tab("Kitchen", systemImage: "house", value: Room.kitchen) { Text("Kitchen") }
  }
}

/// The bodies, which only generic code uses.
@MainActor
func bodiesOfTabs<T: TabContent, V: Hashable, C: TabContent>(
  _ tabs: T, _ tab: Tab<V, Text, Text>, _ section: TabSection<Text, C, EmptyView, C.TabValue>,
  _ each: ForEach<[Room], Room, C>, _ optional: C?, _ label: DefaultTabLabel,
  _ content: TabContentBuilder<V>.Content<Tab<V, Text, Text>>, _ view: TabView<Int, Text>
) -> [Any] {
  [
    tabs.body, tab.body, section.body, each.body, optional.body, label.body, content.body,
    view.body,
  ]
}
