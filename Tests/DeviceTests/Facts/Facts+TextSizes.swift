import SwiftUI
import SwiftUITesting

/// Texts at other text sizes than large, and where they break into lines.
extension DeviceFact {
  static let textSizes: [DeviceFact] = [
    bodyHeight("iOS 26.2", .xSmall, 17),
    bodyHeight("iOS 26.2", .medium, 19.33),
    bodyHeight("iOS 26.2", .large, 20.33),
    bodyHeight("iOS 26.2", .accessibility5, 63.33),
    bodyWidth("Hello world", .xSmall, 72.67),
    bodyWidth("Hello world", .medium, 81.33),
    bodyWidth("Hello world", .accessibility5, 251),
    bodyWidth("Hey", .xSmall, 25.67),
    bodyWidth("Hey", .large, 30.33),
    bodyWidth("Hey", .accessibility5, 90),
    bodyWidth("Bye", .xSmall, 24.33),
    bodyWidth("Bye", .large, 28.67),
    bodyWidth("Bye", .accessibility5, 85),
    DeviceFact(
      "iOS 26.2", .any, "text in a dark window: color, color behind, greater width and height",
      [255, 255, 255, 0, 0, 0, 0, 0], within: exactly, from: DeviceSource.spark
    ) { look in
      @MainActor func shown(_ scheme: ColorScheme) throws -> ViewDriver {
        try driver(look: look, height: 60, scheme: scheme) { Text("Hello world") }
      }
      let (light, dark) = (try shown(.light), try shown(.dark))
      let (old, new) = (try light.textFrame("Hello world"), try dark.textFrame("Hello world"))
      let ruler = try PictureRuler(dark)
      return ruler.strongestColor(in: new).numbers + ruler.color(1, 1).numbers
        + [new.width - old.width, new.height - old.height]
    },
  ]

  // In three of the texts, a word that would fit goes to the last line, which then has two words.
  static let lineBreaks: [DeviceFact] = [
    breaks(
      "iOS 26.2", "before “fitting:”, which would fit", width: 375,
      [".sizes(devices: .iPhoneX, .iPadPro11,", "fitting: .widthButMinimumHeight)"]),
    breaks(
      "iOS 26.2", "after “.iPhoneX,”, although “fitting:” would fit", width: 375,
      [".sizes(devices: .iPhoneX,", "fitting: .widthButMinimumHeight)"]),
    breaks(
      "iOS 26.2", "into four lines at spaces only", width: 320,
      [
        ".sizes([SizesSnapshotTrait.Size(width:", "320, height: 480),",
        "SizesSnapshotTrait.Size(width: 375,", "height: 667)])",
      ]),
    breaks(
      "iOS 26.2", "into three lines at spaces only", width: 375,
      [
        ".sizes([SizesSnapshotTrait.Size(width: 320,",
        "height: 480), SizesSnapshotTrait.Size(width:", "375, height: 667)])",
      ]),
    breaks(
      "iOS 18.5, 26.2", "after “quickly” in caption", width: 370, font: .caption,
      [
        "VoiceOver users can use the \"Vegan Options\" rotor to quickly",
        "navigate between plant-based menu items.",
      ], from: DeviceSource.cash),
    breaks(
      "iOS 15.5", "before “movies” in footnote, which would fit", width: 310, font: .footnote,
      ["Region is used to display a more accurate", "movies list"], from: DeviceSource.paulz),
    DeviceFact(
      "iOS 26.2", .any,
      "text of two lines in a wider space: difference of its margins, of the lines' starts, and "
        + "of its width from that of the second line",
      [0, 0, 0], within: halfPoint, from: DeviceSource.adam26
    ) { look in
      let lines = [".sizes(devices: .iPhoneX,", "fitting: .widthButMinimumHeight)"]
      let window = try driver(look: look, width: 375, height: 100) {
        Text(lines.joined(separator: " "))
      }
      let frame = try window.textFrame(lines.joined(separator: " "))
      let run = try window.drawnText(lines[0])
      let second = try driver(look: look, width: 375, height: 60) { Text(lines[1]) }
      guard run.lines.count == 2 else { throw Unmeasurable("\(run.lines.count) lines") }
      return [
        frame.minX - (375 - frame.maxX), run.lines[1].baseline.x - run.lines[0].baseline.x,
        try frame.width - second.textFrame(lines[1]).width,
      ]
    },
    lineWidth("iOS 26.2", ".sizes(devices: .iPhoneX,", 185.67),
    lineWidth("iOS 26.2", "fitting: .widthButMinimumHeight)", 248.33),
    lineWidth("iOS 26.2", ".sizes([SizesSnapshotTrait.Size(width:", 287.33),
    lineWidth("iOS 26.2", "SizesSnapshotTrait.Size(width: 375,", 270),
    lineWidth("iOS 26.2", ".sizes([SizesSnapshotTrait.Size(width: 320,", 325.67),
    lineWidth("iOS 26.2", "height: 480), SizesSnapshotTrait.Size(width:", 335.33),
    DeviceFact(
      "iOS 18.5, 26.2", .any, "height of two lines in caption that break by themselves", [30.67],
      from: DeviceSource.cash
    ) { look in
      let string =
        "VoiceOver users can use the \"Vegan Options\" rotor to quickly navigate between "
        + "plant-based menu items."
      let window = try driver(look: look, width: 370) { Text(string).font(.caption) }
      return [try window.textFrame(string).height]
    },
    DeviceFact(
      "iOS 15.5", .v18, "height of the footer of a section in a Form, two lines", [33.67],
      from: DeviceSource.paulz
    ) { look in
      let string = "Region is used to display a more accurate movies list"
      let window = try driver(look: look, width: 390) {
        Form {
          Section {
            Text("Row")
          } footer: {
            Text(string)
          }
        }
      }
      return [try window.textFrame(string).height]
    },
    middleTruncation("iOS 18.2", .v18, from: DeviceSource.homeAssistant18),
    middleTruncation("iOS 26", .v26, from: DeviceSource.homeAssistant26),
  ]

  private static func bodyHeight(
    _ system: String, _ text: DynamicTypeSize, _ expected: Double
  ) -> DeviceFact {
    DeviceFact(
      system, .any, "height of one line of body at the text size \(text)", [expected],
      from: DeviceSource.spark
    ) { look in
      let window = try driver(look: look, text: text) { Text("Hello world") }
      return [try window.textFrame("Hello world").height]
    }
  }

  private static func bodyWidth(
    _ string: String, _ text: DynamicTypeSize, _ expected: Double
  ) -> DeviceFact {
    DeviceFact(
      "iOS 26.2", .any, "width of “\(string)” in body at the text size \(text)", [expected],
      within: tolerance(ofTextWidth: expected), from: DeviceSource.spark
    ) { look in
      let window = try driver(look: look, text: text) { Text(string) }
      return [try window.textFrame(string).width]
    }
  }

  /// Whether a text in a width breaks into lines as it does on a device.
  private static func breaks(
    _ system: String, _ what: String, width: CGFloat, font: Font = .body, _ lines: [String],
    from source: String = DeviceSource.adam26
  ) -> DeviceFact {
    DeviceFact(
      system, .any, "whether a text in \(Int(width)) points breaks \(what)", [1],
      within: exactly, from: source
    ) { look in
      let window = try driver(look: look, width: width) {
        Text(lines.joined(separator: " ")).font(font)
      }
      return [number(try window.drawnLines == lines)]
    }
  }

  /// The width of the letters of a line in body, measured as a text of its own.
  private static func lineWidth(
    _ system: String, _ line: String, _ expected: Double
  ) -> DeviceFact {
    DeviceFact(
      system, .any, "width of the letters of the line “\(line)”", [expected],
      within: tolerance(ofTextWidth: expected), from: DeviceSource.adam26
    ) { look in
      let window = try driver(look: look, width: 420, height: 60) { Text(line) }
      return [try PictureRuler(window).ink(ofText: line, in: window).width]
    }
  }

  /// Whether the value of a row, which is offered half of the row, is truncated in its middle.
  private static func middleTruncation(
    _ system: String, _ look: Look, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look,
      "whether a value that doesn't fit in half of a row is truncated in its middle", [1],
      within: exactly, from: source
    ) { look in
      let window = try driver(look: look, width: 390, text: .medium) {
        NavigationStack {
          List {
            NavigationLink {
              Text("Page")
            } label: {
              HStack {
                Text("Using two fingers").frame(maxWidth: .infinity, alignment: .leading)
                Text("Back to previous page").truncationMode(.middle).lineLimit(1)
              }
            }
          }
        }
      }
      let strings = window.drawnTexts.flatMap(\.lines).map(\.string)
      return [
        number(
          strings.contains("Using two fingers")
            && strings.contains {
              $0.hasPrefix("Back to") && $0.contains("…") && $0.hasSuffix("page")
            })
      ]
    }
  }
}
