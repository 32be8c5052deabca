import SwiftUI

// Titles from localized string resources, and images beside titles.

extension ImageResource {
  static let badge = ImageResource(name: "badge", bundle: .main)
}

private struct Flag: Identifiable {
  let id = 0
  @Binding var isOn: Bool
  @Binding var size: Int
}

struct ResourceTitles: View {
  @State private var isOn = false
  @State private var size = 0
  let name: String = "name"
  let title: LocalizedStringResource = "Title"
  let url = URL(string: "https://example.org")!
  private var flags: [Flag] { [Flag(isOn: $isOn, size: $size)] }

  var body: some View {
    toggles
    menus
    pickers
    others
      .navigationTitle(title)
      .accessibilityLabel(title)
      .accessibilityLabel(title, isEnabled: isOn)
    Text(name)
      .accessibilityValue(title).accessibilityValue(title, isEnabled: isOn)
      .accessibilityHint(title).accessibilityHint(title, isEnabled: isOn)
      .help(title)
    dialogs
  }

  @ViewBuilder private var toggles: some View {
    VStack {
      Toggle(title, isOn: $isOn)
      Toggle(title, sources: flags, isOn: \.$isOn)
      Toggle(title, systemImage: "star", isOn: $isOn)
      Toggle(title, systemImage: "star", sources: flags, isOn: \.$isOn)
      Toggle("Literal", image: .badge, isOn: $isOn)
      Toggle(name, image: .badge, isOn: $isOn)
      Toggle(title, image: .badge, isOn: $isOn)
    }
    VStack {
      Toggle("Literal", image: .badge, sources: flags, isOn: \.$isOn)
      Toggle(name, image: .badge, sources: flags, isOn: \.$isOn)
      Toggle(title, image: .badge, sources: flags, isOn: \.$isOn)
    }
  }

  @ViewBuilder private var menus: some View {
    VStack {
      Menu(title) { Button("A") {} }
      Menu(title) {
        Button("A") {}
      } primaryAction: {
        isOn = true
      }
      Menu(title, systemImage: "star") { Button("A") {} }
      Menu(title, systemImage: "star") {
        Button("A") {}
      } primaryAction: {
        isOn = true
      }
    }
    VStack {
      Menu("Literal", image: .badge) { Button("A") {} }
      Menu(name, image: .badge) { Button("A") {} }
      Menu(title, image: .badge) { Button("A") {} }
      Menu("Literal", image: .badge) {
        Button("A") {}
      } primaryAction: {
        isOn = true
      }
      Menu(name, image: .badge) {
        Button("A") {}
      } primaryAction: {
        isOn = true
      }
      Menu(title, image: .badge) {
        Button("A") {}
      } primaryAction: {
        isOn = true
      }
    }
    VStack {
      ControlGroup(title) { Button("A") {} }
      ControlGroup("Literal", systemImage: "star") { Button("A") {} }
      ControlGroup(name, systemImage: "star") { Button("A") {} }
      ControlGroup(title, systemImage: "star") { Button("A") {} }
      ControlGroup("Literal", image: .badge) { Button("A") {} }
      ControlGroup(name, image: .badge) { Button("A") {} }
      ControlGroup(title, image: .badge) { Button("A") {} }
    }
  }

  @ViewBuilder private var pickers: some View {
    VStack {
      Picker(title, selection: $size) { Text("A").tag(0) }
      Picker(title, selection: $size) {
        Text("A").tag(0)
      } currentValueLabel: {
        Text("B")
      }
      Picker(title, sources: flags, selection: \.$size) { Text("A").tag(0) }
      Picker(title, sources: flags, selection: \.$size) {
        Text("A").tag(0)
      } currentValueLabel: {
        Text("B")
      }
    }
    VStack {
      Picker(title, systemImage: "star", selection: $size) { Text("A").tag(0) }
      Picker(title, systemImage: "star", sources: flags, selection: \.$size) { Text("A").tag(0) }
      Picker("Literal", image: .badge, selection: $size) { Text("A").tag(0) }
      Picker(name, image: .badge, selection: $size) { Text("A").tag(0) }
      Picker(title, image: .badge, selection: $size) { Text("A").tag(0) }
      Picker("Literal", image: .badge, sources: flags, selection: \.$size) { Text("A").tag(0) }
      Picker(name, image: .badge, sources: flags, selection: \.$size) { Text("A").tag(0) }
      Picker(title, image: .badge, sources: flags, selection: \.$size) { Text("A").tag(0) }
    }
  }

  @ViewBuilder private var others: some View {
    VStack {
      Link(title, destination: url)
      Section(title) { Text("A") }
      DisclosureGroup(title) { Text("A") }
      DisclosureGroup(title, isExpanded: $isOn) { Text("A") }
      GroupBox(title) { Text("A") }
      LabeledContent(title) { Text("A") }
      LabeledContent(title, value: name)
      LabeledContent(title, value: 0.5, format: .percent)
      ProgressView(title)
      ProgressView(title, value: 0.5)
    }
    VStack {
      NavigationLink(title) { Text("A") }
      NavigationLink(title, destination: Text("A"))
      NavigationLink(title, value: 5)
    }
  }

  @ViewBuilder private var dialogs: some View {
    VStack {
      Text(name)
        .alert(title, isPresented: $isOn) { Button("A") {} }
        .alert(title, isPresented: $isOn) {
          Button("A") {}
        } message: {
          Text("B")
        }
      Text(name)
        .alert(title, isPresented: $isOn, presenting: name) { Button($0) {} }
        .alert(title, isPresented: $isOn, presenting: name) {
          Button($0) {}
        } message: {
          Text($0)
        }
      Text(name)
        .confirmationDialog(title, isPresented: $isOn) { Button("A") {} }
        .confirmationDialog(title, isPresented: $isOn, titleVisibility: .visible) {
          Button("A") {}
        } message: {
          Text("B")
        }
      Text(name)
        .confirmationDialog(title, isPresented: $isOn, presenting: name) { Button($0) {} }
        .confirmationDialog(title, isPresented: $isOn, presenting: name) {
          Button($0) {}
        } message: {
          Text($0)
        }
    }
  }

  let spring = Spring(settlingDuration: 1, dampingRatio: 0.5)
  let exact = Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01)
}
