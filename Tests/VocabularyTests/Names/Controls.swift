import Foundation
import SwiftUI

// Progress views, toggles, links and menus.

private let title = "Title"
private let part: Double? = 0.5
private let address = URL(filePath: "/a")

struct EveryProgressView: View {
  var body: some View {
    Group {
      ProgressView()
      ProgressView("Loading")
      ProgressView(title)
      ProgressView { Text("Loading") }
      ProgressView(timerInterval: .now...(.now + 60))
      ProgressView(timerInterval: .now...(.now + 60), countsDown: false) { Text("Tea") }
      ProgressView(timerInterval: .now...(.now + 60)) {
        Text("Tea")
      } currentValueLabel: {
        Text("Soon")
      }
      ProgressView(value: 0.5)
      ProgressView(value: part)
      ProgressView(value: nil as Double?)
      ProgressView(value: 3, total: 10)
      ProgressView(value: Float(0.5))
      ProgressView(value: CGFloat(1), total: 2)
    }
    Group {
      ProgressView("Loading", value: 0.25)
      ProgressView(title, value: part, total: 100)
      ProgressView(value: 0.25) { Text("Loading") }
      ProgressView(value: 0.25, total: 1) {
        Label("Loading", systemImage: "arrow.down")
      } currentValueLabel: {
        Text("\(25) %")
      }
    }
    .progressViewStyle(.linear)
    Group {
      ProgressView().progressViewStyle(.circular)
      ProgressView().progressViewStyle(.automatic)
      ProgressView().progressViewStyle(CircularProgressViewStyle())
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
      ProgressView().progressViewStyle(LinearProgressViewStyle(tint: Color.red))
      ProgressView().progressViewStyle(DefaultProgressViewStyle()).tint(.green).controlSize(.large)
      ProgressView().progressViewStyle(Dots())
    }
  }
}

struct Dots: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let part = configuration.fractionCompleted ?? 0
    return VStack {
      configuration.label
      Text(String(repeating: ".", count: Int(part * 10)))
      configuration.currentValueLabel
      ProgressView(configuration)
    }
  }
}

struct LoadingStyle: ButtonStyle {
  var isLoading = false

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.label.opacity(isLoading ? 0 : 1)
      if isLoading {
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
      }
    }
  }
}

struct EveryToggle: View {
  struct Item: Identifiable {
    let id: Int
    var isOn: Bool
  }

  @State private var isOn = true
  @State private var items: [Item] = []

  var body: some View {
    Group {
      Toggle("Title", isOn: $isOn)
      Toggle(title, isOn: $isOn)
      Toggle("Title", systemImage: "star", isOn: $isOn)
      Toggle(title, systemImage: "star", isOn: $isOn)
      Toggle(isOn: $isOn) { Text("Title") }
      Toggle(isOn: .constant(true)) {
        Text("Title")
        Text("Subtitle")
      }
      Toggle("All", sources: $items, isOn: \.isOn)
      Toggle(title, sources: $items, isOn: \.isOn)
      Toggle("All", systemImage: "star", sources: $items, isOn: \.isOn)
      Toggle(sources: $items, isOn: \.isOn) { Text("All") }
    }
    Group {
      Toggle("Title", isOn: $isOn).toggleStyle(.automatic)
      Toggle("Title", isOn: $isOn).toggleStyle(.switch)
      Toggle("Title", isOn: $isOn.animation()).toggleStyle(.button).buttonStyle(.bordered)
      Toggle("Title", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("Title", isOn: $isOn).toggleStyle(DefaultToggleStyle()).labelsHidden()
      Toggle("Title", isOn: $isOn).toggleStyle(ButtonToggleStyle())
      Toggle("Title", isOn: $isOn).toggleStyle(.check)
    }
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    Button {
      withAnimation { configuration.isOn.toggle() }
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
      }
    }
    .buttonStyle(.plain)
    Toggle(isOn: configuration.$isOn) { configuration.label }
    Toggle(configuration).opacity(configuration.isMixed ? 0.5 : 1)
  }
}

extension ToggleStyle where Self == CheckToggleStyle {
  static var check: CheckToggleStyle { CheckToggleStyle() }
}

struct EveryLink: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Link("Site", destination: address)
    Link(title, destination: address)
    Link(destination: address) { Label("Site", systemImage: "globe") }
    Button("Open") { openURL(address) }
    Button("Open here") { openURL(address, prefersInApp: true) }
      .environment(
        \.openURL, OpenURLAction { .systemAction($0, prefersInApp: $0.scheme == "https") })
    Button("Open") {
      openURL(address) { accepted in print(accepted) }
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        url.isFileURL ? .handled : .systemAction
      })
  }
}

struct EveryMenu: View {
  @State private var isExpanded = false

  var body: some View {
    Group {
      Menu("Menu") { Button("One") {} }
      Menu(title) { Button("One") {} }
      Menu("Menu", systemImage: "ellipsis") { Button("One") {} }
      Menu(title, systemImage: "ellipsis") { Button("One") {} }
      Menu {
        Button("One", systemImage: "star") {}
        Button("Two", role: .destructive) {}
        Divider()
        Menu("More") { Button("Three") {} }
      } label: {
        Label("Menu", systemImage: "ellipsis")
      }
      Menu("Menu") {
        Button("One") {}
      } primaryAction: {
        print("primary")
      }
      Menu {
        Button("One") {}
      } label: {
        Image(systemName: "plus")
      } primaryAction: {
        print("primary")
      }
    }
    .menuStyle(.borderlessButton)
    .menuIndicator(.hidden)
    .menuOrder(.fixed)
    .menuActionDismissBehavior(.disabled)
    Group {
      Menu("Menu") {}.menuStyle(.button).buttonStyle(.bordered)
      Menu("Menu") {}.menuStyle(.automatic)
      Menu("Menu") {}.menuStyle(BorderlessButtonMenuStyle())
      Menu("Menu") {}.menuStyle(RedMenuStyle())
    }
    Group {
      DisclosureGroup("More") { Text("Inside") }
      DisclosureGroup(title) { Text("Inside") }
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
      DisclosureGroup {
        Text("Inside")
      } label: {
        Text("More")
      }
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("Inside")
      } label: {
        Text("More")
      }
      .disclosureGroupStyle(.automatic)
    }
    Group {
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
      ControlGroup("Title") { Button("A") {} }
      ControlGroup {
        Button("A") {}
      } label: {
        Label("Title", systemImage: "star")
      }
      .controlGroupStyle(.automatic)
    }
    Text("Row").contextMenu { Button("Delete", role: .destructive) {} }
    Text("Row").contextMenu {
      Button("Delete") {}
    } preview: {
      Text("Preview")
    }
    Text("Row").contextMenu(ContextMenu { Button("Delete") {} })
  }
}

struct RedMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).foregroundColor(.red)
  }
}
