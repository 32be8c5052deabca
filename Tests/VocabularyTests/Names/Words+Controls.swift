import SwiftUI

// Controls with every type of title, and their values in the environment.

struct ControlsOfAllKinds: View {
  struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  let title = "Title"
  let resource: LocalizedStringResource = "Title"
  var role: ButtonRole? = .destructive
  @State private var isOn = false
  @State private var items = [Item(id: 1)]
  @Environment(\.menuOrder) private var order
  @Environment(\.menuIndicatorVisibility) private var menuIndicator
  @Environment(\.buttonRepeatBehavior) private var repeating
  @Environment(\.controlSize) private var controlSize
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    Group {
      Button(resource, systemImage: "star", role: role) { isOn.toggle() }
      Button(resource, systemImage: "star", role: .cancel, action: turn)
      Button(title, image: .banner, role: role) {}
      Button(title, image: .banner, role: nil, action: turn)
      Button(resource, image: .banner, role: role) {}
      Button(role: .close) { isOn = false }
      Button(role: .confirm, action: turn)
      Button("Fit") {}.buttonSizing(.automatic).buttonSizing(isOn ? .fitted : .flexible)
      Label(title, image: "banner")
    }
    Group {
      ControlGroup(title) { Button("A") {} }.controlGroupStyle(AutomaticControlGroupStyle())
      ControlGroup(title, content: buttons)
      DisclosureGroup(title, isExpanded: $isOn) { Text("Inside") }
      DisclosureGroup(title, isExpanded: .constant(true), content: buttons)
      Toggle(title, systemImage: "star", sources: $items, isOn: \.isOn)
      Menu(title) {
        Button("A") {}
      } primaryAction: {
        isOn = true
      }
      Menu(title, content: buttons, primaryAction: turn)
      Menu("Menu", systemImage: "star") {
        Button("A") {}
      } primaryAction: {
        isOn = true
      }
      Menu(title, systemImage: "star") {
        Button("A") {}
      } primaryAction: {
        isOn = true
      }
    }
    .menuOrder(order == .automatic ? .priority : .automatic)
    .menuActionDismissBehavior(isOn ? .automatic : .enabled)
    .menuIndicator(menuIndicator == .automatic ? .automatic : .visible)
    .buttonRepeatBehavior(repeating == .automatic ? .disabled : .automatic)
    .controlSize(controlSize == .regular ? .small : .regular)
    .redacted(reason: RedactionReasons(rawValue: reasons.rawValue))
    .environment(\.openURL, OpenURLAction(handler: handle))
  }

  private func turn() { isOn.toggle() }
  @ViewBuilder private func buttons() -> some View { Button("A", action: turn) }

  private func handle(_ url: URL) -> OpenURLAction.Result {
    if url.isFileURL { return .discarded }
    return url.host() == nil ? .systemAction : .systemAction(URL(filePath: "/a"))
  }
}

struct StylesOfAllKinds: View {
  let label: LabelStyleConfiguration?

  var body: some View {
    Group {
      Button("A") {}.buttonStyle(BorderedButtonStyle())
      Button("A") {}.buttonStyle(BorderedProminentButtonStyle())
      Button("A") {}.buttonStyle(GlassButtonStyle()).buttonStyle(GlassProminentButtonStyle())
      Label("A", systemImage: "star").labelStyle(.automatic)
      Label("A", systemImage: "star").labelStyle(.titleOnly)
      Label("A", systemImage: "star").labelStyle(DefaultLabelStyle())
      Label("A", systemImage: "star").labelStyle(TitleAndIconLabelStyle())
      Label("A", systemImage: "star").labelStyle(IconOnlyLabelStyle())
      if let label { Label(label).foregroundStyle(.red) }
    }
    Group {
      Menu("A") {}.menuStyle(DefaultMenuStyle())
      Menu("A") {}.menuStyle(ButtonMenuStyle())
      Toggle("A", isOn: .constant(true)).toggleStyle(SwitchToggleStyle())
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle())
      DisclosureGroup("A") {}.disclosureGroupStyle(AutomaticDisclosureGroupStyle())
      DisclosureGroup("A") {}.disclosureGroupStyle(Folding())
      ControlGroup { Button("A") {} }.controlGroupStyle(Row())
    }
  }
}

struct Folding: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      configuration.label
    }
    Toggle("Open", isOn: configuration.$isExpanded)
    if configuration.isExpanded { configuration.content }
  }
}

struct Row: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}
