import SwiftUI

extension DeviceFixture {
  private static let day = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// Sliders, steppers, date pickers and forms on iOS.
  static let phoneValues: [DeviceFixture] = [
    DeviceFixture("ios/slider/basic", 320, 220) { _ in
      VStack(alignment: .leading, spacing: 12) {
        Slider(value: .constant(0.5)).measured("half")
        Slider(value: .constant(0)).measured("zero")
        Slider(value: .constant(0.5)) { Text("Volume") }.measured("labelled")
        Slider(value: .constant(4), in: 0...10, step: 1).measured("stepped")
        Slider(value: .constant(0.5)).disabled(true).measured("disabled")
        Slider(value: .constant(0.5)).frame(width: 120).measured("narrow")
      }
      .measured("stack")
    },
    DeviceFixture("ios/stepper/basic", 320, 200) { _ in
      VStack(alignment: .leading, spacing: 12) {
        Stepper("Count", value: .constant(2), in: 0...10).measured("labelled")
        Stepper("Count", value: .constant(2)).labelsHidden().measured("hidden")
        Stepper("Count", value: .constant(2)).disabled(true).measured("disabled")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("Hg").measured("rowText")
          Stepper("Hg", value: .constant(2)).measured("rowStepper")
        }
        .measured("row")
      }
      .measured("stack")
    },
    DeviceFixture("ios/datepicker/compact", 375, 360) { _ in
      Form {
        DatePicker("Date", selection: .constant(day), displayedComponents: .date).measured("date")
        DatePicker("Both", selection: .constant(day)).measured("dateTime")
        DatePicker("Time", selection: .constant(day), displayedComponents: .hourAndMinute)
          .measured("time")
        DatePicker("Off", selection: .constant(day), displayedComponents: .date).disabled(true)
          .measured("disabled")
      }
      .measured("form")
    },
    DeviceFixture("ios/datepicker/wheel", 375, 520) { _ in
      VStack(spacing: 12) {
        DatePicker("Date", selection: .constant(day), displayedComponents: .date)
          .measured("dateWheel")
        DatePicker("Time", selection: .constant(day), displayedComponents: .hourAndMinute)
          .measured("timeWheel")
      }
      .datePickerStyle(.wheel)
      .labelsHidden()
      .measured("stack")
    },
    DeviceFixture("ios/layout/controls", 320, 480) { _ in
      VStack {
        Text("Hello").measured("text")
        Toggle("Toggle", isOn: .constant(true)).measured("toggle")
        Button("OK") {}.measured("plain")
        Button("Bordered") {}.buttonStyle(.bordered).measured("bordered")
        TextField("Name", text: .constant("")).measured("field")
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).measured("rounded")
        Slider(value: .constant(0.5)).measured("slider")
        Stepper("Count", value: .constant(2)).measured("stepper")
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
        .measured("segmented")
        Text("Hello").measured("textBelow")
      }
      .measured("stack")
    },
    DeviceFixture("ios/form/basic", 320, 520) { _ in
      Form {
        Section {
          TextField("Name", text: .constant("Ada")).measured("name")
          Toggle("Enabled", isOn: .constant(true)).measured("toggle")
        }
        Section {
          Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .measured("picker")
          Stepper("Count", value: .constant(2)).measured("stepper")
          Slider(value: .constant(0.5)).measured("slider")
          Button("Save") {}.measured("button")
        }
      }
      .measured("form")
    },
    DeviceFixture("ios/controls/settings", 320, 480) { _ in
      VStack(alignment: .leading, spacing: 16) {
        Text("Settings").font(.largeTitle).measured("title")
        Toggle("Wi-Fi", isOn: .constant(true)).measured("wifi")
        Toggle("Bluetooth", isOn: .constant(false)).measured("bluetooth")
        VStack(alignment: .leading, spacing: 4) {
          Text("Volume").font(.subheadline).measured("volumeLabel")
          Slider(value: .constant(0.5)).measured("volume")
        }
        Stepper("Quantity", value: .constant(2)).measured("quantity")
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
        .measured("size")
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).measured("name")
        Button("Save") {}.buttonStyle(.borderedProminent).measured("save")
      }
      .padding(16)
      .measured("screen")
    },
  ]
}
