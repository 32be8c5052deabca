import SwiftUI
import SwiftUITesting

/// Colors of texts, rows and buttons, and of gradients.
extension DeviceFact {
  static let moreColors: [DeviceFact] = [
    fill("iOS 15.5", .v18, "Color.yellow behind a text", .yellow, [255, 204, 0]),
    fill(
      "iOS 15.5", .any, "Color(hue:) of 1, 2, 3 and 4 elevenths", hues,
      [255, 139, 0, 232, 255, 0, 93, 255, 0, 0, 255, 46]),
    DeviceFact(
      "iOS 15.5", .v18, "color of a symbol with foregroundColor(.red)", [255, 59, 48],
      within: colorStep, from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 60, height: 60) {
        Image(systemName: "heart.fill").font(.largeTitle).foregroundColor(.red)
      }
      return try PictureRuler(window).color(30, 30).numbers
    },
    DeviceFact(
      "iOS 15.5", .v18, "color of the middle of a blue shadow", [0, 122, 255], within: colorStep,
      from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 200, height: 300, scale: 1) {
        Rectangle().frame(width: 100, height: 100).shadow(color: .blue, radius: 2, y: 130)
          .position(x: 100, y: 80)
      }
      return try PictureRuler(window).color(100, 210).numbers
    },
    // The starts of the gradient meet at the right, and a quarter turn later it is a quarter on.
    DeviceFact(
      "iOS 15.5", .any,
      "AngularGradient from black to white in 100 by 60 points: gray below, left of and above "
        + "its middle",
      [64, 128, 191], within: 3, from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 100, height: 60) {
        Rectangle().fill(AngularGradient(colors: [.black, .white], center: .center))
      }
      let ruler = try PictureRuler(window)
      return [ruler.color(50, 55).red, ruler.color(5, 30).red, ruler.color(50, 5).red]
    },
    DeviceFact(
      "iOS 15.5", .v18, "colors around and of the rows of a Form, and of a red text in it",
      [242, 242, 247, 255, 255, 255, 255, 59, 48], within: colorStep, from: DeviceSource.paulz
    ) { look in
      let list = try ListPicture(
        driver(look: look, width: 390, height: 400) {
          Form { Text("Reset application data").foregroundColor(.red) }
        })
      let card = try list.card(0)
      return list.background.numbers + list.ruler.color(card.midX, card.minY + 4).numbers
        + list.ruler.strongestColor(in: try list.window.textFrame("Reset application data")).numbers
    },
    DeviceFact(
      "iOS 26.2", .any, "color of a Divider on gray", [118, 118, 123], within: colorStep,
      from: DeviceSource.spark
    ) { look in
      let window = try driver(look: look, width: 60, height: 60) {
        ZStack {
          Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)
          Divider()
        }
      }
      let area = CGRect(x: 20, y: 20, width: 20, height: 20)
      return try PictureRuler(window).strongestColor(in: area).numbers
    },
    rowColors(
      "iOS 26", .v26, "around the rows of a list and of a row, light and dark",
      [242, 242, 247, 255, 255, 255, 0, 0, 0, 28, 28, 30], from: DeviceSource.homeAssistant26
    ) { list in
      let card = try list.card(0)
      return list.background.numbers + list.ruler.color(card.midX, card.minY + 4).numbers
    },
    rowColors(
      "iOS 26", .v26, "of the header of a section, light and dark",
      [133, 133, 139, 141, 141, 147], from: DeviceSource.homeAssistant26
    ) { list in
      list.ruler.strongestColor(in: try list.window.textFrame("Header")).numbers
    },
    rowColors(
      "iOS 18.2, 26", .any, "of the footer of a section, light and dark",
      [133, 133, 139, 141, 141, 147], from: DeviceSource.homeAssistant
    ) { list in
      list.ruler.strongestColor(in: try list.window.textFrame("Footer")).numbers
    },
    rowColors(
      "iOS 18.2, 26", .any, "of a text with Color(uiColor: .secondaryLabel), light and dark",
      [138, 138, 142, 152, 152, 159], from: DeviceSource.homeAssistant
    ) { list in
      list.ruler.strongestColor(in: try list.window.textFrame("Row")).numbers
    },
    accent("iOS 18.2", .v18, "Button", [0, 122, 255], from: DeviceSource.homeAssistant18) {
      Button("Text") {}
    },
    accent("iOS 26", .v26, "Button", [0, 136, 255], from: DeviceSource.homeAssistant26) {
      Button("Text") {}
    },
    accent("iOS 18.2", .v18, "Link", [0, 122, 255], from: DeviceSource.homeAssistant18) {
      if let url = URL(string: "https://example.com") { Link("Text", destination: url) }
    },
    accent("iOS 26", .v26, "Link", [0, 136, 255], from: DeviceSource.homeAssistant26) {
      if let url = URL(string: "https://example.com") { Link("Text", destination: url) }
    },
    DeviceFact(
      "iOS 18", .v18, "disabled prominent button: colors of its background and its label",
      [233, 233, 234, 194, 194, 196], within: 1.5, from: DeviceSource.account
    ) { look in
      let window = try driver(look: look, width: 200, height: 100) {
        Button("Signup") {}.buttonStyle(.borderedProminent).disabled(true)
      }
      let (ruler, text) = (try PictureRuler(window), try window.textFrame("Signup"))
      return ruler.color(text.midX, text.minY - 3).numbers
        + ruler.strongestColor(in: text).numbers
    },
    DeviceFact(
      "iOS 18", .v18, "prominent button: colors of its background and its label",
      [0, 122, 255, 255, 255, 255], within: colorStep, from: DeviceSource.account
    ) { look in
      let window = try driver(look: look, width: 200, height: 100) {
        Button("Signup") {}.buttonStyle(.borderedProminent)
      }
      let (ruler, text) = (try PictureRuler(window), try window.textFrame("Signup"))
      return ruler.color(text.midX, text.minY - 3).numbers
        + ruler.strongestColor(in: text).numbers
    },
    DeviceFact(
      "iOS 26", .v26, "button with the role close and without a label: color of its text",
      [0, 136, 255], within: colorStep, from: DeviceSource.spezi26
    ) { look in
      let window = try driver(look: look, height: 60, text: .medium) { Button(role: .close) {} }
      return try PictureRuler(window).strongestColor(in: window.textFrame("Close")).numbers
    },
    DeviceFact(
      "iOS 26", .v26, "button with the role close and without a label: width of its letters",
      [39.33], within: tolerance(ofTextWidth: 39.33), from: DeviceSource.spezi26
    ) { look in
      let window = try driver(look: look, height: 60, text: .medium) { Button(role: .close) {} }
      return [try PictureRuler(window).ink(ofText: "Close", in: window).width]
    },
    textButton("iOS 18", .v18, [0, 122, 255], from: DeviceSource.spezi18),
    textButton("iOS 26", .v26, [0, 136, 255], from: DeviceSource.spezi26),
  ]

  private static let hues = LinearGradient(
    stops: (0..<4).flatMap { index in
      let color = Color(hue: Double(index + 1) / 11, saturation: 1, brightness: 1)
      return [
        Gradient.Stop(color: color, location: CGFloat(index) / 4),
        Gradient.Stop(color: color, location: CGFloat(index + 1) / 4),
      ]
    }, startPoint: .leading, endPoint: .trailing)

  /// The colors of a fill at equal distances, as many as are expected.
  private static func fill(
    _ system: String, _ look: Look, _ what: String, _ style: some ShapeStyle,
    _ expected: [Double]
  ) -> DeviceFact {
    DeviceFact(
      system, look, "color of \(what)", expected, within: colorStep, from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 120, height: 20) { Rectangle().fill(style) }
      let ruler = try PictureRuler(window)
      let count = expected.count / 3
      return (0..<count).flatMap {
        ruler.color((CGFloat($0) + 0.5) * 120 / CGFloat(count), 10).numbers
      }
    }
  }

  /// Colors in a list with a section, in a light and a dark window at the text size medium.
  private static func rowColors(
    _ system: String, _ look: Look, _ what: String, _ expected: [Double], from source: String,
    measure: @escaping @MainActor @Sendable (ListPicture) throws -> [Double]
  ) -> DeviceFact {
    DeviceFact(
      system, look, "colors \(what)", expected, within: colorStep, from: source
    ) { look in
      try inBothSchemes { scheme in
        try measure(
          ListPicture(look, scheme: scheme, text: .medium) {
            Section {
              Text("Row").foregroundColor(Color(uiColor: .secondaryLabel))
            } header: {
              Text("Header")
            } footer: {
              Text("Footer")
            }
          })
      }
    }
  }

  /// The color of a row that has the accent color.
  private static func accent(
    _ system: String, _ look: Look, _ what: String, _ expected: [Double], from source: String,
    @ViewBuilder row: @escaping @MainActor @Sendable () -> some View
  ) -> DeviceFact {
    DeviceFact(
      system, look, "color of a \(what) as a row of a list", expected, within: colorStep,
      from: source
    ) { look in
      let list = try ListPicture(look, text: .medium, rows: row)
      return list.ruler.strongestColor(in: try list.window.textFrame("Text")).numbers
    }
  }

  private static func textButton(
    _ system: String, _ look: Look, _ expected: [Double], from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "color of a Button without a style", expected, within: colorStep, from: source
    ) { look in
      let window = try driver(look: look, height: 60, text: .medium) { Button("Clean Code") {} }
      return try PictureRuler(window).strongestColor(in: window.textFrame("Clean Code")).numbers
    }
  }
}
