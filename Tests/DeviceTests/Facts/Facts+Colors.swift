import SwiftUI
import SwiftUITesting

/// The colors of the system.
extension DeviceFact {
  static let systemColors: [DeviceFact] = [
    color("iOS 26.2", .v26, "red", .red, [255, 56, 60], dark: [255, 66, 69]),
    color("iOS 26.2", .v26, "orange", .orange, [255, 141, 40], dark: [255, 146, 48]),
    color("iOS 26.2", .v26, "yellow", .yellow, [255, 204, 0], dark: [255, 214, 0]),
    color("iOS 26.2", .v26, "green", .green, [52, 199, 89], dark: [48, 209, 88]),
    color("iOS 26.2", .v26, "blue", .blue, [0, 136, 255], dark: [0, 145, 255]),
    color("iOS 26.2", .v26, "purple", .purple, [203, 48, 224], dark: [219, 52, 242]),
    color("iOS 26.2", .v26, "pink", .pink, [255, 45, 85], dark: [255, 55, 95]),
    color("iOS 26.2", .v26, "gray", .gray, [142, 142, 147], dark: [142, 142, 147]),
    color("iOS 26", .v26, "teal", .teal, [0, 195, 208], from: DeviceSource.spezi26),
    color(
      "iOS 18", .v18, "blue", .blue, [0, 122, 255], dark: [10, 132, 255],
      from: DeviceSource.adam18),
    color(
      "iOS 18", .v18, "orange", .orange, [255, 149, 0], dark: [255, 159, 10],
      from: DeviceSource.adam18),
    color(
      "iOS 18", .v18, "green", .green, [52, 199, 89], dark: [48, 209, 88],
      from: DeviceSource.adam18),
    color(
      "iOS 18", .v18, "gray", .gray, [142, 142, 147], dark: [142, 142, 147],
      from: DeviceSource.adam18),
    color("iOS 18", .v18, "teal", .teal, [48, 176, 199], from: DeviceSource.spezi18),
    color("iOS 18.2", .v18, "red", .red, [255, 59, 48], from: DeviceSource.homeAssistant18),
  ]

  /// The components of a color in a light window and, if they are known, in a dark one.
  private static func color(
    _ system: String, _ look: Look, _ name: String, _ color: Color, _ light: [Double],
    dark: [Double] = [], from source: String = DeviceSource.adam26
  ) -> DeviceFact {
    DeviceFact(
      system, look, "Color.\(name), light\(dark.isEmpty ? "" : " and dark")", light + dark,
      within: colorStep, from: source
    ) { look in
      let schemes: [ColorScheme] = dark.isEmpty ? [.light] : [.light, .dark]
      return try schemes.flatMap { scheme in
        let window = try driver(look: look, width: 20, height: 20, scheme: scheme) { color }
        return try PictureRuler(window).color(10, 10).numbers
      }
    }
  }
}
