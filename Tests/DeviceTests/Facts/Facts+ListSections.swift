import SwiftUI
import SwiftUITesting

/// Distances of cards, headers and footers in lists.
extension DeviceFact {
  static let listSections: [DeviceFact] = [
    sections("iOS 18.5", .v18, [38.67, 132, 56.33]),
    sections("iOS 26.2", .v26, [40.33, 156, 58]),
    DeviceFact(
      "iOS 26.2", .v26,
      "distance from a card with a footer of one line to the next card with a header", [70],
      from: DeviceSource.cash
    ) { look in
      let list = try ListPicture(look, width: 402) {
        Section {
          Text("First")
        } footer: {
          Text("Footer")
        }
        Section("Header") { Text("Second") }
      }
      return [try list.gap]
    },
    starts("iOS 18.5", .v18, 40),
    starts("iOS 26.2", .v26, 32),
    DeviceFact(
      "iOS 26.2", .v26, "header of a section: top and bottom of its capitals from the list's top",
      [14.33, 26.33], within: 0.67, from: DeviceSource.cash
    ) { look in
      let list = try ListPicture(look, width: 402) { Section("THE") { Text("Row") } }
      let ink = try list.ruler.ink(ofText: "THE", in: list.window)
      return [ink.minY, ink.maxY]
    },
    DeviceFact(
      "iOS 26.2", .v26, "footer of a section: top of its capitals from the card", [10.67],
      within: 0.67, from: DeviceSource.cash
    ) { try footerTop($0, width: 402, text: .large) },
    footerTop("iOS 26", .v26, 10.33, from: DeviceSource.homeAssistant26),
    footerTop("iOS 18.2", .v18, 8.33, from: DeviceSource.homeAssistant18),
    headerCapitals("iOS 26", .v26, [26.33, 13.67], from: DeviceSource.homeAssistant26),
    headerCapitals("iOS 18.2", .v18, [17.67, 8.67], from: DeviceSource.homeAssistant18),
    distance(
      "iOS 26", .v26, "with headers of one line", 56.67, from: DeviceSource.homeAssistant26
    ) {
      Section("Section 1") { Text("First") }
      Section("Section 2") { Text("Second") }
    },
    distance(
      "iOS 26", .v26, "without header and footer", 35, from: DeviceSource.homeAssistant26
    ) {
      Section { Text("First") }
      Section { Text("Second") }
    },
    distance(
      "iOS 18.2", .v18, "with a footer of two lines between", 64,
      from: DeviceSource.homeAssistant18
    ) { footer("One\nTwo") },
    distance(
      "iOS 26", .v26, "with a footer of two lines between", 60, from: DeviceSource.homeAssistant26
    ) { footer("One\nTwo") },
    distance(
      "iOS 26", .v26, "with a footer of six lines between", 116,
      from: DeviceSource.homeAssistant26
    ) { footer("One\nTwo\nThree\nFour\nFive\nSix") },
    topMargin("iOS 18.2", .v18, 7, from: DeviceSource.homeAssistant18),
    topMargin("iOS 26", .v26, 11, from: DeviceSource.homeAssistant26),
  ]

  static let labeledRows: [DeviceFact] = [
    labeled(
      "iOS 18", .v18, "difference of the starts of label and value, height of the row",
      [0, 118.67], from: DeviceSource.spezi18
    ) { try startsAndHeight($0) },
    labeled(
      "iOS 26", .v26, "difference of the starts of label and value, height of the row",
      [0, 130], from: DeviceSource.spezi26
    ) { try startsAndHeight($0) },
    labeled(
      "iOS 18", .v18, "distance of the tops of the letters of label and value", [48.33],
      within: halfPoint, from: DeviceSource.spezi18
    ) { [try inkDistance($0)] },
    labeled(
      "iOS 26", .v26, "distance of the tops of the letters of label and value", [52],
      within: halfPoint, from: DeviceSource.spezi26
    ) { [try inkDistance($0)] },
    labeled(
      "iOS 18, 26", .any, "color of the value", [138, 138, 142], within: colorStep,
      from: DeviceSource.spezi
    ) { list in
      list.ruler.strongestColor(in: try list.window.textFrame("20 °C, Sunny")).numbers
    },
    DeviceFact(
      "iOS 18, 26", .any, "LabeledContent alone in 390 points: its start, end of the value",
      [0, 390], from: DeviceSource.spezi
    ) { look in
      let window = try driver(look: look, width: 390, text: .medium) {
        LabeledContent("Label") { Text("Value") }
      }
      return [try window.textFrame("Label").minX, try window.textFrame("Value").maxX]
    },
  ]

  /// Two sections with headers: top of the first card, height of three rows, distance of the cards.
  private static func sections(
    _ system: String, _ look: Look, _ expected: [Double]
  ) -> DeviceFact {
    DeviceFact(
      system, look,
      "sections with headers and three rows: top of a card, its height, distance of the cards",
      expected, from: DeviceSource.cash
    ) { look in
      let list = try ListPicture(look, width: 402) {
        Section("Fruits") { ForEach(["One", "Two", "Three"], id: \.self) { Text($0) } }
        Section("Vegetables") { Text("Four") }
      }
      let card = try list.card(0)
      return [card.minY, card.height, try list.gap]
    }
  }

  /// The starts of a row, a header and a footer in a window of 402 points.
  private static func starts(_ system: String, _ look: Look, _ expected: Double) -> DeviceFact {
    DeviceFact(
      system, look, "starts of row, header and footer in a list 402 points wide",
      [expected, expected, expected], within: halfPoint, from: DeviceSource.cash
    ) { look in
      let list = try ListPicture(look, width: 402) {
        Section {
          Text("Row")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      }
      return try ["Row", "Header", "Footer"].map { try list.window.textFrame($0).minX }
    }
  }

  private static func footerTop(
    _ system: String, _ look: Look, _ expected: Double, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "footer at the text size medium: top of its capitals from the card",
      [expected], within: halfPoint, from: source
    ) { try footerTop($0, width: 390, text: .medium) }
  }

  /// The distance from a card to the capitals of its footer.
  @MainActor
  private static func footerTop(
    _ look: Look, width: CGFloat, text: DynamicTypeSize
  ) throws -> [Double] {
    let list = try ListPicture(look, width: width, text: text) {
      Section {
        Text("Row")
      } footer: {
        Text("THE")
      }
    }
    return [try list.ruler.ink(ofText: "THE", in: list.window).minY - list.card(0).maxY]
  }

  /// The distances from the top and the bottom of a header's capitals to the card.
  private static func headerCapitals(
    _ system: String, _ look: Look, _ expected: [Double], from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "header at the text size medium: top and bottom of its capitals from the card",
      expected, within: halfPoint, from: source
    ) { look in
      let list = try ListPicture(look, text: .medium) { Section("THE") { Text("Row") } }
      let (ink, card) = (try list.ruler.ink(ofText: "THE", in: list.window), try list.card(0))
      return [card.minY - ink.minY, card.minY - ink.maxY]
    }
  }

  /// The distance of two cards at the text size medium.
  private static func distance(
    _ system: String, _ look: Look, _ what: String, _ expected: Double, from source: String,
    @ViewBuilder rows: @escaping @MainActor @Sendable () -> some View
  ) -> DeviceFact {
    DeviceFact(
      system, look, "distance of two cards at the text size medium, \(what)", [expected],
      from: source
    ) { [try ListPicture($0, text: .medium, rows: rows).gap] }
  }

  /// A section with a footer, and one without header and footer.
  @ViewBuilder @MainActor
  private static func footer(_ string: String) -> some View {
    Section {
      Text("First")
    } footer: {
      Text(string)
    }
    Section { Text("Second") }
  }

  /// The distance of the first card from the top of a list without a margin there.
  private static func topMargin(
    _ system: String, _ look: Look, _ expected: Double, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "list with contentMargins(.top, 0): top of the first card", [expected],
      from: source
    ) { look in
      let list = try ListPicture(
        driver(look: look, width: 390, height: 400, text: .medium) {
          List { Section { Text("Row") } }.contentMargins(.top, 0)
        })
      return [try list.card(0).minY]
    }
  }

  /// Numbers of a row with LabeledContent at the text size accessibility3.
  private static func labeled(
    _ system: String, _ look: Look, _ what: String, _ expected: [Double],
    within tolerance: Double = pixel, from source: String,
    measure: @escaping @MainActor @Sendable (ListPicture) throws -> [Double]
  ) -> DeviceFact {
    DeviceFact(
      system, look, "LabeledContent in a row at the text size accessibility3: \(what)", expected,
      within: tolerance, from: source
    ) { look in
      try measure(
        ListPicture(look, text: .accessibility3) {
          LabeledContent("San Francisco") { Text("20 °C, Sunny") }
        })
    }
  }

  @MainActor
  private static func startsAndHeight(_ list: ListPicture) throws -> [Double] {
    let (label, value) = (
      try list.window.textFrame("San Francisco"), try list.window.textFrame("20 °C, Sunny")
    )
    return [value.minX - label.minX, try list.card(0).height]
  }

  @MainActor
  private static func inkDistance(_ list: ListPicture) throws -> Double {
    try list.ruler.ink(ofText: "20 °C, Sunny", in: list.window).minY
      - list.ruler.ink(ofText: "San Francisco", in: list.window).minY
  }
}
