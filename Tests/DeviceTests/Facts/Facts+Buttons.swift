import SwiftUI
import SwiftUITesting

/// Sizes and fills of buttons.
extension DeviceFact {
  static let buttons: [DeviceFact] = [
    DeviceFact(
      "iOS 18.5", .v18, "bordered button in body: height, width beyond that of its label",
      [34.33, 24], from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) { Button("Label") {}.buttonStyle(.bordered) }
      let frame = try window.button("Label").frame
      return [frame.height, try frame.width - window.textFrame("Label").width]
    },
    DeviceFact(
      "iOS 18.5", .v18, "bordered button with the symbol mic.fill: width, height", [41.33, 34],
      from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }
        .buttonStyle(.bordered)
      }
      guard let frame = window.buttons.first?.frame else { throw Unmeasurable("no button") }
      return [frame.width, frame.height]
    },
    prominentColor("iOS 18", .v18, [0, 122, 255], from: DeviceSource.spezi18),
    prominentColor("iOS 26", .v26, [0, 136, 255], from: DeviceSource.spezi26),
    DeviceFact(
      "iOS 18", .v18,
      "prominent button 44 points high: height, difference from continuous corners of radius 8",
      [44, 0], from: DeviceSource.spezi18
    ) { look in
      try prominentShape(look, RoundedRectangle(cornerRadius: 8, style: .continuous))
    },
    DeviceFact(
      "iOS 26", .v26, "prominent button 44 points high: height, difference from a capsule",
      [44, 0], from: DeviceSource.spezi26
    ) { try prominentShape($0, Capsule()) },
  ]

  /// A prominent button that is 44 points high with the padding of a button in body.
  @MainActor
  private static func prominent(_ look: Look) throws -> ViewDriver {
    try driver(look: look, width: 200, height: 100, text: .medium) {
      Button {
      } label: {
        Text("Next").frame(width: 100, height: 30)
      }
      .buttonStyle(.borderedProminent)
    }
  }

  private static func prominentColor(
    _ system: String, _ look: Look, _ expected: [Double], from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "color of a prominent button", expected, within: colorStep, from: source
    ) { look in
      let window = try prominent(look)
      let frame = try window.button("Next").frame
      return try PictureRuler(window).color(frame.midX, frame.minY + 5).numbers
    }
  }

  @MainActor
  private static func prominentShape(_ look: Look, _ shape: some Shape) throws -> [Double] {
    let window = try prominent(look)
    let frame = try window.button("Next").frame
    let difference = try PictureRuler(window).cornerDifference(
      of: frame, from: shape, reach: 24, on: .white)
    return [frame.height, difference]
  }
}
