import SwiftUI
import SwiftUITesting

/// What assistive technologies see; 1 stands for yes, 0 for no.
extension DeviceFact {
  static let spoken: [DeviceFact] = [
    DeviceFact(
      "iOS 18.5, 26.2", .any, "whether a symbol and texts that are combined have the image trait",
      [0], within: exactly, from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        HStack {
          Image(systemName: "star.fill")
          Text("One")
          Text("Two")
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("row")
      }
      return [try window.element(identifier: "row").traits.contains(.isImage) ? 1 : 0]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any,
      "text with traits that are added outside of its padding and background: size of the element",
      [280, 36], from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        Text("Title").frame(width: 264, height: 20).padding(8).background(Color.gray)
          .accessibilityAddTraits(.isHeader)
      }
      let size = try window.element("Title").frame.size
      return [size.width, size.height]
    },
    DeviceFact(
      "iOS 17.5-26.2", .any, "whether the header of a section has the heading trait", [1],
      within: exactly, from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look, width: 393) {
        List { Section("Header") { Text("Row") } }
      }
      let labels = window.element(traits: .isHeader).all.map { $0.label.lowercased() }
      return [labels == ["header"] ? 1 : 0]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "whether two texts that are combined are joined by a comma", [1],
      within: exactly, from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        HStack {
          Text("One")
          Text("Two")
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("row")
      }
      return [try window.element(identifier: "row").label == "One, Two" ? 1 : 0]
    },
  ]
}
