import SwiftUI
import SwiftUITesting

/// Heights of rows, and the cards that they are on.
extension DeviceFact {
  static let rows: [DeviceFact] = [
    rowHeight("iOS 17.5, 18.5", .v18, .large, 132, from: DeviceSource.cash),
    rowHeight("iOS 18.2", .v18, .medium, 130, from: DeviceSource.homeAssistant18),
    rowHeight("iOS 26.2", .v26, .large, 156, from: DeviceSource.cash),
    // A second source has rows of at least 52 points, hence the tolerance.
    rowHeight("iOS 26", .v26, .medium, 153, within: 3.34, from: DeviceSource.spezi26),
    DeviceFact(
      "iOS 18, 26", .any,
      "heights of label and value of LabeledContent in a row, difference of their side margins",
      [19.33, 19.33, 0], from: DeviceSource.spezi18
    ) { look in
      let list = try ListPicture(look, text: .medium) {
        LabeledContent("Label") { Text("Value") }
      }
      let (label, value) = (
        try list.window.textFrame("Label"), try list.window.textFrame("Value")
      )
      let card = try list.card(ofRow: "Label")
      return [
        label.height, value.height, (label.minX - card.minX) - (card.maxX - value.maxX),
      ]
    },
    DeviceFact(
      "iOS 18, 26", .any, "colors of label and value of LabeledContent in a row",
      [0, 0, 0, 138, 138, 142], within: colorStep, from: DeviceSource.spezi18
    ) { look in
      let list = try ListPicture(look, text: .medium) {
        LabeledContent("Label") { Text("Value") }
      }
      return try ["Label", "Value"].flatMap {
        list.ruler.strongestColor(in: try list.window.textFrame($0)).numbers
      }
    },
  ]

  static let cards: [DeviceFact] = [
    margin(
      "iOS 15.5, 17.5, 18.2, 18.5", .v18, [390, 393, 402], 20,
      from: DeviceSource.paulz + ", " + DeviceSource.cash + ", " + DeviceSource.homeAssistant18),
    margin(
      "iOS 26.2", .v26, [390, 402], 16, from: DeviceSource.cash + ", " + DeviceSource.spezi26),
    corner("iOS 17.5", .v18, 10, from: DeviceSource.cash),
    corner("iOS 26", .v26, 26, from: DeviceSource.spezi26),
    DeviceFact(
      "iOS 18", .v18, "first card without a header: distance from the top of the list", [35.33],
      from: DeviceSource.spezi18, measure: firstCard),
    DeviceFact(
      "iOS 26", .v26, "first card without a header: distance from the top of the list", [35],
      from: DeviceSource.spezi26, measure: firstCard),
    DeviceFact(
      "iOS 18.2", .v18,
      "distance of two cards without header and footer at the text size medium", [36],
      from: DeviceSource.homeAssistant18
    ) { look in
      let list = try ListPicture(look, text: .medium) {
        Section { Text("First") }
        Section { Text("Second") }
      }
      return [try list.gap]
    },
  ]

  /// The distance of the first and the fourth row, three times the height of a row.
  private static func rowHeight(
    _ system: String, _ look: Look, _ text: DynamicTypeSize, _ expected: Double,
    within tolerance: Double = pixel, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "height of three rows with one line at the text size \(text)", [expected],
      within: tolerance, from: source
    ) { look in
      let list = try ListPicture(look, text: text) {
        ForEach(["One", "Two", "Three", "Four", "Five"], id: \.self) { Text($0) }
      }
      return [try list.window.textFrame("Four").minY - list.window.textFrame("One").minY]
    }
  }

  /// The distances of cards from the leading edge of windows with several widths.
  private static func margin(
    _ system: String, _ look: Look, _ widths: [CGFloat], _ expected: Double, from source: String
  ) -> DeviceFact {
    let words = widths.map { "\(Int($0))" }.joined(separator: ", ")
    return DeviceFact(
      system, look, "distance of cards from the edge of windows of \(words) points",
      widths.map { _ in expected }, from: source
    ) { look in
      try widths.map { width in
        try ListPicture(look, width: width) { Section { Text("Row") } }.card(0).minX
      }
    }
  }

  /// The difference of a card from a continuous rounded rectangle.
  private static func corner(
    _ system: String, _ look: Look, _ radius: CGFloat, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look,
      "difference of a card from a continuous rounded rectangle with a radius of \(Int(radius))",
      [0], from: source
    ) { look in
      // A row without ink, whose corners are far from each other.
      let list = try ListPicture(look) { Section { Color.clear.frame(height: 100) } }
      let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
      return [
        try list.ruler.cornerDifference(
          of: list.card(0), from: shape, reach: 45, on: list.background)
      ]
    }
  }

  @MainActor
  private static func firstCard(_ look: Look) throws -> [Double] {
    let list = try ListPicture(look, text: .medium) { Section { Text("Row") } }
    return [try list.card(0).minY]
  }
}
