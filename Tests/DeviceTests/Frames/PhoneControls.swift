import SwiftUI

extension DeviceFixture {
  /// Toggles, progress views, pickers and menus on iOS.
  static let phoneControls: [DeviceFixture] = [
    DeviceFixture("ios/toggle/basic", 320, 300) { _ in
      VStack(alignment: .leading, spacing: 12) {
        Toggle("Enabled", isOn: .constant(true)).measured("on")
        Toggle("Enabled", isOn: .constant(false)).measured("off")
        Toggle(isOn: .constant(true)) { Text("Hg").measured("customText") }.measured("custom")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Toggle("Hg", isOn: .constant(true)).measured("baselineToggle")
          Text("Hg").measured("baselineText")
        }
        .measured("baselineRow")
        Toggle("Enabled", isOn: .constant(true)).labelsHidden().measured("hidden")
        Toggle("Enabled", isOn: .constant(true)).disabled(true).measured("disabled")
      }
      .measured("stack")
    },
    DeviceFixture("ios/progress/basic", 320, 300) { _ in
      VStack(alignment: .leading, spacing: 12) {
        ProgressView(value: 0.4).measured("bar")
        ProgressView().progressViewStyle(.linear).measured("indeterminate")
        ProgressView(value: 0.4) { Text("Volume") }.measured("labelled")
        ProgressView(value: 0.4).frame(width: 120).measured("narrow")
        HStack(spacing: 12) {
          ProgressView().measured("spinner")
          ProgressView(value: 0.4).progressViewStyle(.circular).measured("ring")
          ProgressView { Text("Volume") }.measured("spinnerLabelled")
        }
        .measured("row")
      }
      .measured("stack")
    },
    DeviceFixture("ios/picker/basic", 320, 240) { _ in
      VStack(alignment: .leading, spacing: 12) {
        Picker("Fruit", selection: .constant(1)) {
          Text("Apple").tag(1)
          Text("Banana").tag(2)
          Text("Cherry").tag(3)
        }
        .measured("menu")
        Picker("Fruit", selection: .constant(2)) {
          Text("Apple").tag(1)
          Text("Banana").tag(2)
          Text("Cherry").tag(3)
        }
        .labelsHidden()
        .measured("menuHidden")
        Picker("Size", selection: .constant(2)) {
          Text("Small").tag(1)
          Text("Medium").tag(2)
          Text("Large").tag(3)
        }
        .pickerStyle(.segmented)
        .measured("segmented")
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Medium").tag(2)
        }
        .pickerStyle(.segmented)
        .frame(width: 160)
        .measured("segmentedNarrow")
      }
      .measured("stack")
    },
    DeviceFixture("ios/menu/basic", 320, 300) { _ in
      VStack(alignment: .leading, spacing: 12) {
        Menu("Options") {
          Button("Cut") {}
          Button("Copy") {}
        }
        .measured("menu")
        Menu("Plain") { Button("Cut") {} }.menuStyle(.button).measured("buttonStyle")
        Menu("Hidden") { Button("Cut") {} }.menuIndicator(.hidden).measured("noIndicator")
        Menu("Off") { Button("Cut") {} }.disabled(true).measured("disabled")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("Hg").measured("rowText")
          Menu("Options") { Button("Cut") {} }.measured("rowMenu")
        }
        .measured("row")
      }
      .measured("stack")
    },
  ]

  /// Buttons on iOS.
  static let phoneButtons: [DeviceFixture] = [
    DeviceFixture("ios/button/basic", 320, 320) { _ in
      VStack(alignment: .leading, spacing: 12) {
        Button("OK") {}.measured("plain")
        Button("Bordered") {}.buttonStyle(.bordered).measured("bordered")
        Button("Prominent") {}.buttonStyle(.borderedProminent).measured("prominent")
        Button("Borderless") {}.buttonStyle(.borderless).measured("borderless")
        Button("Disabled") {}.buttonStyle(.bordered).disabled(true).measured("disabled")
        Button("Delete", role: .destructive) {}.measured("destructive")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Button("OK") {}.measured("rowButton")
          Text("Hg").measured("rowText")
        }
        .measured("row")
      }
      .measured("stack")
    },
    DeviceFixture("ios/button/looks", 320, 520) { _ in
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Button("Mini") {}.buttonStyle(.bordered).controlSize(.mini).measured("mini")
          Button("Small") {}.buttonStyle(.bordered).controlSize(.small).measured("small")
          Button("Regular") {}.buttonStyle(.bordered).measured("regular")
        }
        .measured("sizesRow")
        Button("Large") {}.buttonStyle(.bordered).controlSize(.large).measured("large")
        Button("Extra") {}.buttonStyle(.bordered).controlSize(.extraLarge).measured("extraLarge")
        Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.large)
          .measured("prominentLarge")
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          .measured("destructiveBordered")
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
          .measured("destructiveProminent")
        Button("Delete", role: .destructive) {}.buttonStyle(.borderless)
          .measured("destructiveBorderless")
        Button("Prominent") {}.buttonStyle(.borderedProminent).disabled(true)
          .measured("disabledProminent")
        Button("Plain") {}.buttonStyle(.plain).disabled(true).measured("disabledPlain")
        Button("Mini") {}.buttonStyle(.borderedProminent).controlSize(.mini)
          .measured("prominentMini")
      }
      .measured("stack")
    },
  ]
}
