import SwiftUI

// Standard buttons, such as those that edit, rename and paste, and related modifiers.

struct SystemButtons: View {
  @Environment(\.editMode) private var editMode
  @Environment(\.rename) private var rename
  @Environment(\.refresh) private var refresh
  @Environment(\.springLoadingBehavior) private var springLoading
  @FocusState private var isFocused: Bool
  let modes: [EditMode] = [.inactive, .transient, .active]

  var body: some View {
    EditButton().disabled(editMode?.wrappedValue.isEditing == true)
    RenameButton().renameAction { print("rename") }
    RenameButton().renameAction($isFocused)
    Button("Rename") { rename?() }
    PasteButton(payloadType: String.self) { print($0.count) }
    Button("Refresh") { Task { await refresh?() } }.refreshable { print("refresh") }
    Button("Springs") {}.springLoadingBehavior(springLoading == .disabled ? .enabled : .automatic)
    Group {
      Button("Sizes") {}.controlSize(.small ... .large).controlSize(...ControlSize.small)
      Button("Bar") {}.buttonStyle(.accessoryBar)
      Button("Action") {}.buttonStyle(.accessoryBarAction)
      Button("Bar") {}.buttonStyle(AccessoryBarButtonStyle())
      Button("Action") {}.buttonStyle(AccessoryBarActionButtonStyle())
    }
    .defersSystemGestures(on: [.top, .bottom])
    .persistentSystemOverlays(.hidden)
    .statusBarHidden()
    .statusBar(hidden: false)
    .task(name: "load") { print("task") }
    .task(id: 1, name: nil, priority: .background) { print("task") }
  }

  let isSmaller = ControlSize.mini < .large
}

struct GroupStyles: View {
  var body: some View {
    ControlGroup { Button("a") {} }.controlGroupStyle(.navigation)
    ControlGroup { Button("a") {} }.controlGroupStyle(.palette)
    ControlGroup { Button("a") {} }.controlGroupStyle(.compactMenu)
    ControlGroup { Button("a") {} }.controlGroupStyle(NavigationControlGroupStyle())
    ControlGroup { Button("a") {} }.controlGroupStyle(PaletteControlGroupStyle())
    ControlGroup { Button("a") {} }.controlGroupStyle(CompactMenuControlGroupStyle())
    NavigationView { Text("a") }.navigationViewStyle(.stack)
    NavigationView { Text("a") }.navigationViewStyle(.automatic)
    NavigationView { Text("a") }.navigationViewStyle(.columns)
    NavigationView { Text("a") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
    NavigationView { Text("a") }.navigationViewStyle(StackNavigationViewStyle())
    NavigationView { Text("a") }.navigationViewStyle(DefaultNavigationViewStyle())
  }
}

struct BadgedList: View {
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight
  @Environment(\.headerProminence) private var prominence
  @Environment(\.badgeProminence) private var badgeProminence
  let word = "new"

  var body: some View {
    List {
      Section("a") {
        Text("a").badge(3)
        Text("a").badge(Text("3"))
        Text("a").badge("three")
        Text("a").badge(word).badgeProminence(.increased)
        Text("a").badge(LocalizedStringResource("three")).badgeProminence(.decreased)
      }
      .headerProminence(prominence == .standard ? .increased : .standard)
      .badgeProminence(badgeProminence == .standard ? .increased : .standard)
    }
    .environment(\.defaultMinListRowHeight, rowHeight / 2)
    .environment(\.defaultMinListHeaderHeight, headerHeight ?? 20)
    .environment(\.headerProminence, .increased)
  }
}
