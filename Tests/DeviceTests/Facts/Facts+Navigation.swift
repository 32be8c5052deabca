import SwiftUI
import SwiftUITesting

/// Bars of navigation stacks in windows 390 points wide without a status bar.
extension DeviceFact {
  static let navigationBars: [DeviceFact] = [
    DeviceFact(
      "iOS 15.5", .v18, "height of a navigation bar with a large title", [96],
      from: DeviceSource.paulz
    ) { look in
      let marks = Marks()
      _ = try driver(look: look, width: 390) {
        NavigationStack { Color.gray.marked("content", in: marks).navigationTitle("Settings") }
      }
      return [try marks.frame("content").minY]
    },
    DeviceFact(
      "iOS 15.5", .v18, "large title: start, top, height", [16, 47.67, 40.67],
      from: DeviceSource.paulz
    ) { look in
      let frame = try page(look, "Settings").textFrame("Settings")
      return [frame.minX, frame.minY, frame.height]
    },
    DeviceFact(
      "iOS 15.5", .v18, "number of titles that are seen above a list at rest", [1],
      within: exactly, from: DeviceSource.paulz
    ) { [Double(try page($0, "Settings").texts.count { $0.label == "Settings" })] },
    DeviceFact(
      "iOS 15.5", .v18, "texts in the bar's corners: distances from the sides, tops, height",
      [16, 16, 12, 12, 20.33], from: DeviceSource.paulz
    ) { look in
      let window = try page(look, "Settings")
      let (left, right) = (try window.textFrame("Cancel"), try window.textFrame("Save"))
      return [left.minX, 390 - right.maxX, left.minY, right.minY, right.height]
    },
    DeviceFact(
      "iOS 15.5", .v18, "text in the bar's trailing corner: weight, color", [400, 0, 122, 255],
      within: colorStep, from: DeviceSource.paulz
    ) { look in
      let window = try page(look, "Settings")
      let color = try PictureRuler(window).strongestColor(in: window.textFrame("Save"))
      return [Double(try window.drawnText("Save").font.weight)] + color.numbers
    },
    DeviceFact(
      "iOS 15.5", .v18, "color of a red text in a corner of the bar", [255, 59, 48],
      within: colorStep, from: DeviceSource.paulz
    ) { look in
      let window = try page(look, "Settings")
      return try PictureRuler(window).strongestColor(in: window.textFrame("Cancel")).numbers
    },
    DeviceFact(
      "iOS 15.5", .v18, "bar with a large title above a list at rest: its color, and at its bottom",
      [242, 242, 247, 242, 242, 247], within: colorStep, from: DeviceSource.paulz
    ) { look in
      let ruler = try PictureRuler(page(look, "Settings"))
      return ruler.color(195, 6).numbers + ruler.color(195, 95.9).numbers
    },
    DeviceFact(
      "iOS 26", .v26, "large title: start and height of its letters", [17, 24.33],
      within: halfPoint, from: DeviceSource.homeAssistant26
    ) { look in
      let window = try page(look, "Servers", text: .medium)
      let ink = try PictureRuler(window).ink(ofText: "Servers", in: window)
      return [ink.minX, ink.height]
    },
    largeTitle("Servers", 116.33),
    largeTitle("Server Switching", 258.67),
    DeviceFact(
      "iOS 26", .v26, "distance from the letters of a large title to the first card", [15.67],
      within: 0.67, from: DeviceSource.homeAssistant26
    ) { look in
      let list = try ListPicture(page(look, "Servers", text: .medium))
      return [try list.card(0).minY - list.ruler.ink(ofText: "Servers", in: list.window).maxY]
    },
    DeviceFact(
      "iOS 26", .v26,
      "distances from the letters of a large title to those of a header, and to its card",
      [29.33, 55], within: 0.67, from: DeviceSource.homeAssistant26
    ) { look in
      let list = try ListPicture(page(look, "Servers", header: "THE", text: .medium))
      let title = try list.ruler.ink(ofText: "Servers", in: list.window)
      return [
        try list.ruler.ink(ofText: "THE", in: list.window).minY - title.maxY,
        try list.card(0).minY - title.maxY,
      ]
    },
    DeviceFact(
      "iOS 18.2", .v18, "inline title at the text size medium: size and weight of its font",
      [17, 600], within: exactly, from: DeviceSource.homeAssistant18
    ) { look in
      let font = try page(look, "Title 1", mode: .inline, text: .medium).drawnText("Title 1").font
      return [font.size, Double(font.weight)]
    },
    inlineTitle("iOS 18.2", .v18, 44.33, from: DeviceSource.homeAssistant18),
    inlineTitle("iOS 26", .v26, 44.67, from: DeviceSource.homeAssistant26),
    DeviceFact(
      "iOS 18.2, 26", .any, "inline title: its middle in a window 390 points wide", [195],
      within: 0.67, from: DeviceSource.homeAssistant
    ) { [try page($0, "Title 1", mode: .inline, text: .medium).textFrame("Title 1").midX] },
    DeviceFact(
      "iOS 18.2", .v18, "button in an inline bar: end of its letters, their color",
      [373.67, 0, 122, 255], within: colorStep, from: DeviceSource.homeAssistant18
    ) { look in
      let (ink, color) = try button(look)
      return [ink.maxX] + color.numbers
    },
    DeviceFact(
      "iOS 26", .v26, "button in an inline bar: end of its letters", [361.67], within: 0.67,
      from: DeviceSource.homeAssistant26
    ) { [try button($0).ink.maxX] },
    // The glass of the bar lightens the primary color a little.
    DeviceFact(
      "iOS 26", .v26, "button in an inline bar: color of its letters", [9, 9, 10], within: 10,
      from: DeviceSource.homeAssistant26
    ) { try button($0).color.numbers },
  ]

  /// The width of the letters of a large title.
  private static func largeTitle(_ string: String, _ expected: Double) -> DeviceFact {
    DeviceFact(
      "iOS 26", .v26, "width of the letters of the large title “\(string)”", [expected],
      within: tolerance(ofTextWidth: expected), from: DeviceSource.homeAssistant26
    ) { look in
      let window = try page(look, string, text: .medium)
      return [try PictureRuler(window).ink(ofText: string, in: window).width]
    }
  }

  private static func inlineTitle(
    _ system: String, _ look: Look, _ expected: Double, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "width of the letters of the inline title “Title 1”", [expected],
      within: tolerance(ofTextWidth: expected), from: source
    ) { look in
      let window = try page(look, "Title 1", mode: .inline, text: .medium)
      return [try PictureRuler(window).ink(ofText: "Title 1", in: window).width]
    }
  }

  /// The letters of the button in the trailing corner of an inline bar.
  @MainActor
  private static func button(_ look: Look) throws -> (ink: CGRect, color: PixelColor) {
    let window = try page(look, "Title 1", mode: .inline, corner: "Clear", text: .medium)
    let ruler = try PictureRuler(window)
    return (
      try ruler.ink(ofText: "Clear", in: window),
      ruler.strongestColor(in: try window.textFrame("Clear"))
    )
  }

  /// A list below a bar with a title and a button in each corner.
  @MainActor
  private static func page(
    _ look: Look, _ title: String, mode: NavigationBarItem.TitleDisplayMode = .large,
    header: String? = nil, corner: String = "Save", text: DynamicTypeSize = .large
  ) throws -> ViewDriver {
    try driver(look: look, width: 390, height: 400, text: text) {
      NavigationStack {
        List {
          if let header {
            Section(header) { Text("Row") }
          } else {
            Section { Text("Row") }
          }
        }
        .navigationTitle(title).navigationBarTitleDisplayMode(mode)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button {
            } label: {
              Text("Cancel").foregroundColor(.red)
            }
          }
          ToolbarItem(placement: .topBarTrailing) { Button(corner) {} }
        }
      }
    }
  }
}
