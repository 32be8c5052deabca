import SwiftUI
import SwiftUITesting

/// Heights and widths of texts.
extension DeviceFact {
  static let texts: [DeviceFact] = [
    lineHeight("iOS 17.5-26.2", 17, 20.33, from: DeviceSource.cash),
    lineHeight("iOS 17.5-26.2", 15, 18, from: DeviceSource.cash),
    lineHeight("iOS 17.5-26.2", 12, 14.33, from: DeviceSource.cash),
    lineHeight("iOS 17.5-26.2", 11, 13.33, from: DeviceSource.cash),
    lineHeight("iOS 17.5-26.2", 22, 26.33, from: DeviceSource.cash),
    lineHeight("iOS 17.5-26.2", 16, 19.33, from: DeviceSource.spezi18),
    height(
      "iOS 15.5", "height of one line in the style largeTitle, rounded and black", 40.67,
      .system(.largeTitle, design: .rounded, weight: .black), from: DeviceSource.paulz),
    height(
      "iOS 26.2", "height of one line in the style body on an iPad, with 2 pixels a point", 20.5,
      .body, scale: 2, idiom: .pad, from: DeviceSource.adam26),

    height(
      "iOS 15.5-26.2", "height of two lines in a text style of 17 points", 42.33, .body,
      string: "One\nTwo", from: DeviceSource.adam26),
    height(
      "iOS 15.5-26.2", "height of two lines in a text style of 12 points", 30.33, .caption,
      string: "One\nTwo", from: DeviceSource.cash),
    pitch(
      "iOS 15.5-26.2", "distance of the lines in a text style of 16 points", 21, .body,
      from: DeviceSource.homeAssistant26),
    pitch(
      "iOS 15.5-26.2", "distance of the lines in a text style of 14 points", 19, .subheadline,
      from: DeviceSource.homeAssistant18),
    pitch(
      "iOS 15.5-26.2", "distance of the lines in a text style of 33 points", 40, .largeTitle,
      from: DeviceSource.homeAssistant26),
    height(
      "iOS 15.5-26.2", "height of two lines in a text style of 13 points", 33.67, .footnote,
      string: "One\nTwo", from: DeviceSource.paulz),
    height(
      "iOS 16-17", "height of two lines in a font of 16 points without a style, 2 points apart",
      40.5, .system(size: 16), string: "One\nTwo", lineSpacing: 2, scale: 2,
      from: DeviceSource.markdown),
    DeviceFact(
      "iOS 18.2, 26", .any,
      "distance of the first and the fifth line in the footer of a list at the text size medium",
      [56], from: DeviceSource.homeAssistant18 + ", " + DeviceSource.homeAssistant26
    ) { look in
      let window = try driver(look: look, width: 390, text: .medium) {
        List {
          Section {
            Text("Row")
          } footer: {
            Text("One\nTwo\nThree\nFour\nFive")
          }
        }
      }
      return [try lineDistance(window.drawnText("One"), lines: 5)]
    },
  ]

  static let widths: [DeviceFact] = [
    width("iOS 26.2", "Some SwiftUI text", 17, .regular, 136, from: DeviceSource.adam26),
    width("iOS 26.2", "Explicit main actor", 17, .regular, 139.33, from: DeviceSource.adam26),
    width("iOS 26.2", "@SnapshotSuite()", 17, .regular, 138.33, from: DeviceSource.adam26),
    width("iOS 26.2", "Test one of many in a suite", 17, .regular, 202, from: DeviceSource.adam26),
    width(
      "iOS 26.2", "Test three of many in a suite", 17, .regular, 213.33,
      from: DeviceSource.adam26),
    width("iOS 26.2", "One test in a suite", 17, .regular, 137, from: DeviceSource.adam26),
    width("iOS 26.2", "@SnapshotTest", 17, .regular, 119, from: DeviceSource.adam26),
    width("iOS 17.5-18.6", "Button", 17, .medium, 52.33, from: DeviceSource.good),
    width("iOS 17.5-18.6", "Section Header", 17, .semibold, 122.67, from: DeviceSource.cash),
    width("iOS 17.5-18.6", "Restaurant Menu", 17, .semibold, 135.67, from: DeviceSource.cash),
    width("iOS 17.5-18.6", "Activation Point", 15, .semibold, 112.67, from: DeviceSource.cash),
    width("iOS 17.5-18.6", "Element Grouping", 15, .semibold, 128, from: DeviceSource.cash),
    width(
      "iOS 17.5-18.6", "Text description for an element", 11, .regular, 163,
      from: DeviceSource.cash),
    width(
      "iOS 17.5-18.6", "What happens when activated", 11, .regular, 158.33,
      from: DeviceSource.cash),
    width("iOS 17.5-18.6", "Voice Control phrases", 11, .regular, 115.67, from: DeviceSource.cash),
    width(
      "iOS 17.5-18.6", "Tap an account to view details", 13, .regular, 183,
      from: DeviceSource.cash),
    width("iOS 17.5-18.6", "ACCOUNTS", 13, .regular, 72.33, from: DeviceSource.cash),
  ]

  private static func lineHeight(
    _ system: String, _ size: CGFloat, _ expected: Double, from source: String
  ) -> DeviceFact {
    height(
      system, "height of one line of \(Int(size)) points", expected, .system(size: size),
      from: source)
  }

  private static func height(
    _ system: String, _ what: String, _ expected: Double, _ font: Font, string: String = "Line",
    lineSpacing: CGFloat = 0, scale: CGFloat = 3, idiom: ViewDriver.Idiom = .phone,
    from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, .any, what, [expected], within: scale == 3 ? pixel : halfPoint, from: source
    ) { look in
      let window = try driver(look: look, scale: scale, idiom: idiom) {
        Text(string).font(font).lineSpacing(lineSpacing)
      }
      return [try window.textFrame(string).height]
    }
  }

  /// The distance of two baselines at the text size medium.
  private static func pitch(
    _ system: String, _ what: String, _ expected: Double, _ font: Font, from source: String
  ) -> DeviceFact {
    DeviceFact(system, .any, what, [expected], from: source) { look in
      let window = try driver(look: look, text: .medium) { Text("One\nTwo").font(font) }
      return [try lineDistance(window.drawnText("One"))]
    }
  }

  /// The distance of the first and the last baseline of a text.
  private static func lineDistance(
    _ run: DisplayList.TextRun, lines: Int = 2
  ) throws -> Double {
    guard run.lines.count == lines else {
      throw Unmeasurable("the text has \(run.lines.count) lines instead of \(lines)")
    }
    return run.lines[lines - 1].baseline.y - run.lines[0].baseline.y
  }

  /// The width of a text, whose font is another one than on a device: the tolerance is 1.5 %.
  private static func width(
    _ system: String, _ string: String, _ size: CGFloat, _ weight: Font.Weight,
    _ expected: Double, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, .any, "width of “\(string)” in \(Int(size)) points", [expected],
      within: expected * 0.015, from: source
    ) { look in
      let window = try driver(look: look) {
        Text(string).font(.system(size: size, weight: weight))
      }
      return [try window.textFrame(string).width]
    }
  }
}
