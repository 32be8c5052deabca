import SwiftUI
import SwiftUITesting

/// Widths of texts in other styles than body, and of their letters.
extension DeviceFact {
  static let fontWidths: [DeviceFact] = [
    width("iOS 15.5", "80%", "10 points, bold", 24.67, .system(size: 10, weight: .bold)),
    width("iOS 15.5", "10%", "10 points, bold", 23, .system(size: 10, weight: .bold)),
    width("iOS 15.5", "30%", "10 points, bold", 24.33, .system(size: 10, weight: .bold)),
    width("iOS 15.5", "50%", "10 points, bold", 24.33, .system(size: 10, weight: .bold)),
    width("iOS 15.5", "Settings", "largeTitle, bold", 133, .largeTitle.bold()),
    width("iOS 15.5", "Settings", "headline", 66.67, .headline),
    width(
      "iOS 15.5", "None of those action are working yet ;)", "footnote", 235, .footnote),
    width(
      "iOS 18.5, 26.2", "Current state or content", "caption2", 126.67, .caption2,
      from: DeviceSource.cash),
    width(
      "iOS 18.5, 26.2", "Element type and behavior", "caption2", 140, .caption2,
      from: DeviceSource.cash),
    width(
      "iOS 18.5, 26.2", "VoiceOver users swipe up/down to access these actions", "caption2", 294,
      .caption2, from: DeviceSource.cash),
    width(
      "iOS 18.5, 26.2", "Additional details via 'More Content' rotor", "caption2", 218.67,
      .caption2, from: DeviceSource.cash),
    width(
      "iOS 18.5, 26.2", "Testing badge placement on various accessibility paths", "caption2", 290,
      .caption2, from: DeviceSource.cash),
    width("iOS 17.5", "FRUITS", "footnote", 45.33, .footnote, from: DeviceSource.cash),
    width("iOS 17.5", "VEGETABLES", "footnote", 81.33, .footnote, from: DeviceSource.cash),
    width("iOS 17.5", "BILLS", "footnote", 35, .footnote, from: DeviceSource.cash),
    width("iOS 17.5", "Due this month", "footnote", 92.33, .footnote, from: DeviceSource.cash),
    header("Region preferences", 142.33),
    header("App data", 61),
    header("Debug info", 78.67),
    DeviceFact(
      "iOS 15.5", .any, "height of one line of 10 points, bold", [12], from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 60, height: 60) {
        Text("50%").font(.system(size: 10)).fontWeight(.bold)
      }
      return [try window.textFrame("50%").height]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "width of the label “Delete” in a bordered button", [49.33],
      within: tolerance(ofTextWidth: 49.33), from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look, height: 60) {
        Button("Delete") {}.buttonStyle(.bordered)
      }
      return [try window.textFrame("Delete").width]
    },
  ]

  static let letters: [DeviceFact] = [
    letters(
      "iOS 17.5-26.2", "SwiftUI Text Field", "body", 129.33, .body, from: DeviceSource.cash),
    letters(
      "iOS 17.5-26.2", "Value in Text Field", "body", 134.33, .body, from: DeviceSource.cash),
    letters("iOS 17.5-26.2", "Password", "body", 70.33, .body, from: DeviceSource.cash),
    letters(
      "iOS 26.2", ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)",
      "body on an iPad", 461, .body, scale: 2, idiom: .pad, from: DeviceSource.adam26),
    letters(
      "iOS 16", "Sample", "12 points", 40.67, .system(size: 12), from: DeviceSource.nimbus),
    letters(
      "iOS 16", "Sample", "16 points, thin", 51, .system(size: 16, weight: .thin),
      from: DeviceSource.nimbus),
    letters(
      "iOS 16", "Sample", "10 points, bold", 37, .system(size: 10, weight: .bold),
      from: DeviceSource.nimbus),
    letters(
      "iOS 16", "Hello!!!", "12 points", 38, .system(size: 12), from: DeviceSource.nimbus),
    letters(
      "iOS 18, 26", "San Francisco", "body", 237.33, .body, text: .accessibility3,
      from: DeviceSource.spezi),
    letters(
      "iOS 18, 26", "San Francisco", "body", 100.67, .body, text: .medium,
      from: DeviceSource.spezi),
    letters(
      "iOS 18", "E-Mail Address", "title3", 125.67, .title3, text: .medium,
      from: DeviceSource.account),
    letters(
      "iOS 18", "Forgot Password?", "caption, bold", 96, .caption.bold(), text: .medium,
      from: DeviceSource.account),
    letters(
      "iOS 18", "Don't have an Account yet?", "footnote", 152.67, .footnote, text: .medium,
      from: DeviceSource.account),
    letters(
      "macOS 13 or 14", "Hello World", "13 points on a Mac", 69, .system(size: 13), scale: 2,
      idiom: .mac, from: DeviceSource.doordash),
    lettersHeight("Sample", "12 points", 11.33, .system(size: 12)),
    lettersHeight("Sample", "16 points, thin", 15, .system(size: 16, weight: .thin)),
    lettersHeight("Sample", "10 points, bold", 9.67, .system(size: 10, weight: .bold)),
    lettersHeight("Hello!!!", "12 points", 9.33, .system(size: 12)),
    DeviceFact(
      "iOS 26.2", .any, "parentheses in body: top and bottom of their ink in the line",
      [3.67, 19.33], within: halfPoint, from: DeviceSource.adam26
    ) { look in
      let window = try driver(look: look, height: 60) { Text("named()") }
      let (frame, ink) = (
        try window.textFrame("named()"), try PictureRuler(window).ink(ofText: "named()", in: window)
      )
      return [ink.minY - frame.minY, ink.maxY - frame.minY]
    },
    DeviceFact(
      "iOS 18, 26", .any, "width of the letters of a Button without a style, “Clean Code”",
      [82.67], within: tolerance(ofTextWidth: 82.67), from: DeviceSource.spezi
    ) { look in
      let window = try driver(look: look, height: 60, text: .medium) { Button("Clean Code") {} }
      return [try PictureRuler(window).ink(ofText: "Clean Code", in: window).width]
    },
  ]

  /// The width of a text in the layout.
  private static func width(
    _ system: String, _ string: String, _ style: String, _ expected: Double, _ font: Font,
    from source: String = DeviceSource.paulz
  ) -> DeviceFact {
    DeviceFact(
      system, .any, "width of “\(string)” in \(style)", [expected],
      within: tolerance(ofTextWidth: expected), from: source
    ) { look in
      let window = try driver(look: look, width: (expected * 1.2).rounded() + 20, height: 80) {
        Text(string).font(font)
      }
      return [try window.textFrame(string).width]
    }
  }

  /// The width of the header of a section, which is in uppercase letters.
  private static func header(_ string: String, _ expected: Double) -> DeviceFact {
    DeviceFact(
      "iOS 15.5", .v18, "width of the header “\(string)” of a section in a Form", [expected],
      within: tolerance(ofTextWidth: expected), from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 390) {
        Form { Section(header: Text(string)) { Text("Row") } }
      }
      return [try window.textFrame(string).width]
    }
  }

  /// The width of the letters of a text, from the first to the last column with ink.
  private static func letters(
    _ system: String, _ string: String, _ style: String, _ expected: Double, _ font: Font,
    text: DynamicTypeSize = .large, scale: CGFloat = 3, idiom: ViewDriver.Idiom = .phone,
    from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, .any,
      "width of the letters of “\(string)” in \(style) at the text size \(text)", [expected],
      within: max(tolerance(ofTextWidth: expected), 1 / scale + 0.01), from: source
    ) { look in
      let window = try driver(
        look: look, width: (expected * 1.2).rounded() + 20, height: 80, scale: scale, text: text,
        idiom: idiom
      ) {
        Text(string).font(font)
      }
      return [try PictureRuler(window).ink(ofText: string, in: window).width]
    }
  }

  /// The height of the letters of a text.
  private static func lettersHeight(
    _ string: String, _ style: String, _ expected: Double, _ font: Font
  ) -> DeviceFact {
    DeviceFact(
      "iOS 16", .any, "height of the letters of “\(string)” in \(style)", [expected],
      within: halfPoint, from: DeviceSource.nimbus
    ) { look in
      let window = try driver(look: look, width: 80, height: 80) { Text(string).font(font) }
      return [try PictureRuler(window).ink(ofText: string, in: window).height]
    }
  }
}
