import SwiftUI
import SwiftUITesting

/// Headers and footers of sections in lists.
extension DeviceFact {
  static let sections: [DeviceFact] = [
    DeviceFact(
      "iOS 17.5, 18.5", .v18,
      "first header: distances of its text from the list's top and the card", [17, 6],
      from: DeviceSource.cash
    ) { look in
      let list = try Sections(look).picture
      let header = try list.window.textFrame("Header")
      return [header.minY, try list.card(0).minY - header.maxY]
    },
    DeviceFact(
      "iOS 17.5, 18.5", .v18, "height of a header with its distances", [38.67],
      from: DeviceSource.cash
    ) { [try Sections($0).picture.card(0).minY] },
    DeviceFact(
      "iOS 17.5, 18.5", .v18, "distance from a card to the text of its footer", [6],
      from: DeviceSource.cash
    ) { look in
      let list = try Sections(look, hasFooter: true).picture
      return [try list.window.textFrame("Footer").minY - list.card(0).maxY]
    },
    DeviceFact(
      "iOS 17.5, 18.5", .v18,
      "distance from a card with a footer of one line to the next card with a header", [72.33],
      from: DeviceSource.cash
    ) { [try Sections($0, hasFooter: true).picture.gap] },
    DeviceFact(
      "iOS 17.5", .v18, "distance from a card without a footer to the next card with a header",
      [56.33], from: DeviceSource.cash
    ) { [try Sections($0).picture.gap] },
    DeviceFact(
      "iOS 18.2", .v18,
      "distance from a card without a footer to the next card with a header at the size medium",
      [55.67], from: DeviceSource.homeAssistant18
    ) { [try Sections($0, text: .medium).picture.gap] },
    DeviceFact(
      "iOS 17.5, 18.5", .v18, "header: whether it is in uppercase letters, size of the font",
      [1, 13], within: exactly, from: DeviceSource.cash
    ) { look in
      let run = try Sections(look).picture.window.drawnText("Header")
      return [run.lines[0].string == "HEADER" ? 1 : 0, run.font.size]
    },
    DeviceFact(
      "iOS 26.2", .v26, "header: whether it keeps its letters, size and weight of the font",
      [1, 17, 700], within: exactly, from: DeviceSource.cash
    ) { look in
      let run = try Sections(look).picture.window.drawnText("Header")
      return [run.lines[0].string == "Header" ? 1 : 0, run.font.size, Double(run.font.weight)]
    },
    DeviceFact(
      "iOS 26.2", .v26, "height of a header with its distances", [40.33],
      from: DeviceSource.cash
    ) { [try Sections($0).picture.card(0).minY] },
    DeviceFact(
      "iOS 26.2", .v26, "height of a footer of one line with its distances", [29.67],
      from: DeviceSource.cash
    ) { look in
      // The first header begins at the list's top, and is as high as the second one.
      let list = try Sections(look, hasFooter: true).picture
      return [try list.gap - list.card(0).minY]
    },
  ]

  static let listColors: [DeviceFact] = [
    DeviceFact(
      "iOS 18.2", .v18, "color of the line between rows, light and dark",
      [198, 198, 200, 62, 62, 65], within: colorStep, from: DeviceSource.homeAssistant18
    ) { look in
      try schemes { try twoRows(look, $0).separator(below: "First", above: "Second").color.numbers }
    },
    DeviceFact(
      "iOS 18.2", .v18,
      "line between rows: height, distances from the text's leading and the card's trailing edge",
      [0.33, 0, 0], from: DeviceSource.homeAssistant18
    ) { look in
      let list = try twoRows(look, .light)
      let (line, card) = (
        try list.separator(below: "First", above: "Second").frame, try list.card(0)
      )
      return [
        line.height, try line.minX - list.window.textFrame("First").minX, card.maxX - line.maxX,
      ]
    },
    DeviceFact(
      "iOS 18.2", .v18, "color around cards, light and dark, and of a dark card",
      [242, 242, 247, 0, 0, 0, 28, 28, 30], within: colorStep, from: DeviceSource.homeAssistant18
    ) { look in
      let (light, dark) = (try twoRows(look, .light), try twoRows(look, .dark))
      let card = try dark.card(0)
      return light.background.numbers + dark.background.numbers
        + dark.ruler.color(card.midX, card.minY + 4).numbers
    },
    DeviceFact(
      "iOS 18.2", .v18, "color of a secondary text in a row, light and dark",
      [138, 138, 142, 152, 152, 159], within: colorStep, from: DeviceSource.homeAssistant18
    ) { look in
      try schemes { scheme in
        let list = try twoRows(look, scheme)
        return list.ruler.strongestColor(in: try list.window.textFrame("Second")).numbers
      }
    },
    DeviceFact(
      "iOS 18.2", .v18, "color of a header, light and dark",
      [133, 133, 139, 141, 141, 147], within: colorStep, from: DeviceSource.homeAssistant18
    ) { look in
      try schemes { scheme in
        let list = try Sections(look, scheme: scheme, text: .medium).picture
        return list.ruler.strongestColor(in: try list.window.textFrame("Header")).numbers
      }
    },
    DeviceFact(
      "iOS 18.2", .v18, "width and height of the chevron of a NavigationLink at the size medium",
      [6.67, 11.33], from: DeviceSource.homeAssistant18
    ) { look in
      let ink = try Chevron(look, .light).ink
      return [ink.width, ink.height]
    },
    DeviceFact(
      "iOS 18.2", .v18, "color of the chevron of a NavigationLink, light and dark",
      [191, 191, 191, 85, 85, 86], within: colorStep, from: DeviceSource.homeAssistant18
    ) { look in
      try schemes {
        let chevron = try Chevron(look, $0)
        return chevron.picture.ruler.strongestColor(in: chevron.area).numbers
      }
    },
    DeviceFact(
      "iOS 18.2", .v18, "distance of the chevron of a NavigationLink from the card's trailing edge",
      [20.7], from: DeviceSource.homeAssistant18
    ) { look in
      let chevron = try Chevron(look, .light)
      return [try chevron.picture.card(ofRow: "Link").maxX - chevron.ink.maxX]
    },
  ]

  /// The numbers of a light and a dark window.
  @MainActor
  private static func schemes(_ measure: (ColorScheme) throws -> [Double]) rethrows -> [Double] {
    try measure(.light) + measure(.dark)
  }

  /// A primary and a secondary row at the text size medium.
  @MainActor
  private static func twoRows(_ look: Look, _ scheme: ColorScheme) throws -> ListPicture {
    try ListPicture(look, scheme: scheme, text: .medium) {
      Text("First")
      Text("Second").foregroundStyle(.secondary)
    }
  }
}

/// Two sections with headers of one line.
@MainActor
private struct Sections {
  let picture: ListPicture

  init(
    _ look: DeviceFact.Look, hasFooter: Bool = false, scheme: ColorScheme = .light,
    text: DynamicTypeSize = .large
  ) throws {
    picture = try ListPicture(look, width: 393, scheme: scheme, text: text) {
      if hasFooter {
        Section {
          Text("First")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      } else {
        Section("Header") { Text("First") }
      }
      Section("Another") { Text("Second") }
    }
  }
}

/// The row of a link, and the part of it that has nothing but the chevron.
@MainActor
private struct Chevron {
  let picture: ListPicture
  let area: CGRect

  init(_ look: DeviceFact.Look, _ scheme: ColorScheme) throws {
    picture = try ListPicture(
      DeviceFact.driver(look: look, width: 390, height: 400, scheme: scheme, text: .medium) {
        NavigationStack {
          List { NavigationLink("Link") { Text("Page") } }
        }
      })
    let (text, card) = (
      try picture.window.textFrame("Link"), try picture.card(ofRow: "Link")
    )
    area = CGRect(x: card.midX, y: text.minY, width: card.width / 2 - 6, height: text.height)
  }

  var ink: CGRect { get throws { try picture.ruler.ink(in: area) } }
}
