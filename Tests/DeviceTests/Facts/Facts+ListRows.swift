import SwiftUI
import SwiftUITesting

/// Rows of lists: heights, lines between them, and what is at their ends.
extension DeviceFact {
  static let listRows: [DeviceFact] = [
    lines("iOS 18.5", .v18, width: 402, [0.33, 40, 382, 43.67], from: DeviceSource.cash),
    lines("iOS 17.5", .v18, width: 393, [0.33, 40, 373, 43.67], from: DeviceSource.cash),
    lines("iOS 26.2", .v26, width: 402, [1, 32, 370, 51], from: DeviceSource.cash),
    DeviceFact(
      "iOS 18.2", .v18, "line between rows of a list 390 points wide: height, left and right end",
      [0.33, 40, 370], from: DeviceSource.homeAssistant18
    ) { look in
      let line = try twoRows(look, .light).separator(below: "First", above: "Second").frame
      return [line.height, line.minX, line.maxX]
    },
    DeviceFact(
      "iOS 26", .v26, "line between rows of a list 390 points wide: height, left and right end",
      [1, 32, 358], from: DeviceSource.homeAssistant26
    ) { look in
      let line = try twoRows(look, .light).separator(below: "First", above: "Second").frame
      return [line.height, line.minX, line.maxX]
    },
    DeviceFact(
      "iOS 26", .v26, "color of the line between rows, light and dark",
      [232, 232, 232, 56, 56, 59],
      within: colorStep, from: DeviceSource.homeAssistant26
    ) { look in
      try inBothSchemes {
        try twoRows(look, $0).separator(below: "First", above: "Second").color.numbers
      }
    },
    // Another source has rows of at least 52 points, hence the tolerance.
    DeviceFact(
      "iOS 26", .v26, "height of four rows with one line at the text size medium", [204],
      within: 4.34, from: DeviceSource.homeAssistant26
    ) { look in
      let list = try ListPicture(look, text: .medium) {
        ForEach(["One", "Two", "Three", "Four"], id: \.self) { Text($0) }
      }
      return [try list.card(0).height]
    },
    DeviceFact(
      "iOS 18.2", .v18, "height of four buttons as rows at the text size medium", [176],
      from: DeviceSource.homeAssistant18
    ) { look in
      let list = try ListPicture(look, text: .medium) {
        ForEach(["One", "Two", "Three", "Four"], id: \.self) { Button($0) {} }
      }
      return [try list.card(0).height]
    },
    twoLines("iOS 18.2", .v18, 125.33, from: DeviceSource.homeAssistant18),
    twoLines("iOS 26", .v26, 141.33, from: DeviceSource.homeAssistant26),
    DeviceFact(
      "iOS 15.5", .v18, "row with a Spacer between two texts: distances from the card's sides",
      [20, 20], within: 1, from: DeviceSource.paulz
    ) { look in
      let list = try ListPicture(look) {
        HStack {
          Text("Movies in state")
          Spacer()
          Text("10").foregroundColor(.secondary)
        }
      }
      let card = try list.card(0)
      return [
        try list.window.textFrame("Movies in state").minX - card.minX,
        try card.maxX - list.window.textFrame("10").maxX,
      ]
    },
    DeviceFact(
      "iOS 26", .v26, "Label in a row: middle of the icon, start of the title, start of the line",
      [43.67, 71, 71], within: 0.67, from: DeviceSource.homeAssistant26
    ) { look in
      let list = try ListPicture(look, text: .medium) {
        Label("First", systemImage: "plus")
        Label("Second", systemImage: "plus")
      }
      let (card, title) = (try list.card(0), try list.window.textFrame("First"))
      let icon = try list.ruler.ink(
        in: CGRect(
          x: card.minX + 8, y: title.minY, width: title.minX - card.minX - 10,
          height: title.height))
      let line = try list.separator(below: "First", above: "Second").frame
      return [icon.midX, title.minX, line.minX]
    },
    DeviceFact(
      "iOS 26", .v26, "row with a picture of 40 points: line's start from that of the first text",
      [0], from: DeviceSource.homeAssistant26
    ) { look in
      let list = try ListPicture(look, text: .medium) {
        ForEach(["First", "Second"], id: \.self) { name in
          HStack {
            Circle().frame(width: 40, height: 40)
            Text(name)
          }
        }
      }
      return [
        try list.separator(below: "First", above: "Second").frame.minX
          - list.window.textFrame("First").minX
      ]
    },
    // The lower row is 51 or, in another source, 52 points high.
    DeviceFact(
      "iOS 26", .v26, "rows with arrow.left.arrow.right and plus: difference of their heights",
      [2], within: 1, from: DeviceSource.homeAssistant26
    ) { look in
      let list = try ListPicture(look, text: .medium) {
        Label("First", systemImage: "arrow.left.arrow.right")
        Label("Second", systemImage: "plus")
        Label("Third", systemImage: "plus")
      }
      let upper = try list.separator(below: "First", above: "Second").frame
      let lower = try list.separator(below: "Second", above: "Third").frame
      return [try (upper.maxY - list.card(0).minY) - (lower.maxY - upper.maxY)]
    },
  ]

  static let linkRows: [DeviceFact] = [
    DeviceFact(
      "iOS 26", .v26, "chevron of a NavigationLink: width, height, distance from the card's edge",
      [6.67, 11.33, 18.33], from: DeviceSource.homeAssistant26
    ) { look in
      let list = try links(look)
      let chevron = try list.chevron(ofRow: "Link")
      return try chevron.sizeNumbers + [list.card(ofRow: "Link").maxX - chevron.maxX]
    },
    DeviceFact(
      "iOS 26", .v26, "color of the chevron of a NavigationLink, light and dark",
      [197, 197, 199, 90, 90, 94], within: colorStep, from: DeviceSource.homeAssistant26
    ) { look in
      try inBothSchemes { try links(look, $0).chevronColor(ofRow: "Link").numbers }
    },
    valueToChevron("iOS 18.2", .v18, 11.67, from: DeviceSource.homeAssistant18),
    valueToChevron("iOS 26", .v26, 13.67, from: DeviceSource.homeAssistant26),
    DeviceFact(
      "iOS 18.2, 26", .any,
      "color of a NavigationLink's label that is in no navigation container, light and dark",
      [127, 127, 127, 142, 142, 143], within: colorStep, from: DeviceSource.homeAssistant
    ) { look in
      try inBothSchemes { scheme in
        let list = try ListPicture(look, scheme: scheme, text: .medium) {
          NavigationLink("Link") { Text("Page") }
        }
        return list.ruler.strongestColor(in: try list.window.textFrame("Link")).numbers
      }
    },
    lonelyChevron(
      "iOS 18.2", .v18, [223, 223, 223, 56, 56, 58], from: DeviceSource.homeAssistant18),
    lonelyChevron("iOS 26", .v26, [226, 226, 227, 59, 59, 62], from: DeviceSource.homeAssistant26),
    DeviceFact(
      "iOS 15.5", .v18,
      "Picker that pushes a list: start of its label, distance of its value from the chevron's "
        + "right end, and of that from the card's edge",
      [20, 18, 20], within: 1, from: DeviceSource.paulz
    ) { look in
      let list = try ListPicture(
        driver(look: look, width: 390, height: 400) {
          NavigationStack {
            Form {
              Picker("Region", selection: .constant(1)) { Text("United States").tag(1) }
                .pickerStyle(.navigationLink)
            }
          }
        })
      let value = try list.window.textFrame("United States")
      let card = try list.card(ofRow: "Region")
      let chevron = try list.chevron(ofRow: "Region", after: value.maxX + 2)
      return [
        try list.window.textFrame("Region").minX - card.minX, chevron.maxX - value.maxX,
        card.maxX - chevron.maxX,
      ]
    },
  ]

  /// The line below the first of two rows: height, ends, and distance from the top of the card.
  private static func lines(
    _ system: String, _ look: Look, width: CGFloat, _ expected: [Double], from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look,
      "line between rows of a list \(Int(width)) points wide: height, left and right end, top",
      expected, from: source
    ) { look in
      let list = try ListPicture(look, width: width) {
        Text("First")
        Text("Second")
      }
      let line = try list.separator(below: "First", above: "Second").frame
      return [line.height, line.minX, line.maxX, try line.minY - list.card(0).minY]
    }
  }

  private static func twoLines(
    _ system: String, _ look: Look, _ expected: Double, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "height of two rows with two lines at the text size medium", [expected],
      from: source
    ) { look in
      let list = try ListPicture(look, text: .medium) {
        ForEach(["First", "Second"], id: \.self) { name in
          VStack(alignment: .leading) {
            Text(name)
            Text("Time").foregroundColor(.secondary)
          }
        }
      }
      return [try list.card(0).height]
    }
  }

  /// The distance of the letters of a link's value and its chevron.
  private static func valueToChevron(
    _ system: String, _ look: Look, _ expected: Double, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "distance of the letters of a NavigationLink's value from the chevron",
      [expected], within: halfPoint, from: source
    ) { look in
      let list = try links(look)
      let value = try list.window.textFrame("Value")
      let chevron = try list.chevron(ofRow: "With value", after: value.maxX + 2)
      return [try chevron.minX - list.ruler.ink(ofText: "Value", in: list.window).maxX]
    }
  }

  /// The color of the chevron of a link that is in no navigation container.
  private static func lonelyChevron(
    _ system: String, _ look: Look, _ expected: [Double], from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look,
      "color of a NavigationLink's chevron that is in no navigation container, light and dark",
      expected, within: colorStep, from: source
    ) { look in
      try inBothSchemes { scheme in
        try ListPicture(look, scheme: scheme, text: .medium) {
          NavigationLink("Link") { Text("Page") }
        }
        .chevronColor(ofRow: "Link").numbers
      }
    }
  }

  /// Two plain rows at the text size medium.
  @MainActor
  private static func twoRows(_ look: Look, _ scheme: ColorScheme) throws -> ListPicture {
    try ListPicture(look, scheme: scheme, text: .medium) {
      Text("First")
      Text("Second")
    }
  }

  /// A link without a value and, in another section, one with a value at the text size medium.
  @MainActor
  private static func links(_ look: Look, _ scheme: ColorScheme = .light) throws -> ListPicture {
    try ListPicture(
      driver(look: look, width: 390, height: 400, scheme: scheme, text: .medium) {
        NavigationStack {
          List {
            Section { NavigationLink("Link") { Text("Page") } }
            Section {
              NavigationLink {
                Text("Page")
              } label: {
                HStack {
                  Text("With value")
                  Spacer()
                  Text("Value")
                }
              }
            }
          }
        }
      })
  }
}
