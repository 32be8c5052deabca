import SwiftUI

// Pickers in the palette, navigation link and wheel styles; outline groups; control groups with labels.

struct MorePickers: View {
  @State private var flavour = 0

  var body: some View {
    Form {
      Picker("Flavour", selection: $flavour) { Text("one").tag(1) }.pickerStyle(.palette)
      Picker("Flavour", selection: $flavour) { Text("one").tag(1) }.pickerStyle(.navigationLink)
      Picker("Flavour", selection: $flavour) { Text("one").tag(1) }.pickerStyle(.wheel)
      Picker("Flavour", selection: $flavour) {}.pickerStyle(PalettePickerStyle())
      Picker("Flavour", selection: $flavour) {}.pickerStyle(NavigationLinkPickerStyle())
      Picker("Flavour", selection: $flavour) {}.pickerStyle(WheelPickerStyle())
    }
  }
}

struct Folder: Identifiable {
  let name: String
  var content: [Folder]?
  var id: String { name }
}

struct EveryOutline: View {
  let folders: [Folder]
  @State private var one: String?
  @State private var many: Set<String> = []

  var body: some View {
    VStack {
      OutlineGroup(folders, children: \.content) { Text($0.name) }
      OutlineGroup(folders, id: \.name, children: \.content) { folder in Text(folder.name) }
      OutlineGroup(folders[0], children: \.content) { Text($0.name) }
      OutlineGroup(folders[0], id: \.name, children: \.content) { Text($0.name) }
      List(folders, children: \.content) { Text($0.name) }
      List(folders, id: \.name, children: \.content) { Text($0.name) }
      List(folders, children: \.content, selection: $one) { Text($0.name) }
      List(folders, children: \.content, selection: $many) { Text($0.name) }
      List(folders, id: \.name, children: \.content, selection: $one) { Text($0.name) }
      List(folders, id: \.name, children: \.content, selection: $many) { Text($0.name) }
    }
  }

  @ViewBuilder @MainActor func parts(_ children: OutlineSubgroupChildren) -> some View {
    OutlineGroup(folders, children: \.content) { Text($0.name) }.body
    children.body
  }
}

struct LabelledControls: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.label.body
      configuration.content
      ControlGroup(configuration)
      MenuControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}

struct EveryControlGroup: View {
  var body: some View {
    ControlGroup {
      Button("Cut") {}
      Button("Copy") {}
    } label: {
      Label("Edit", systemImage: "scissors")
    }
    .controlGroupStyle(.menu)
    ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(LabelledControls())
  }
}
