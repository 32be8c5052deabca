import SwiftUI
import SwiftUITesting

/// Pickers in rows of lists, at the text size medium.
extension DeviceFact {
  static let pickers: [DeviceFact] = [
    menuChevrons("iOS 18", .v18, [8.33, 12, 21.33], from: DeviceSource.spezi18),
    menuChevrons("iOS 26", .v26, [8.33, 12, 17.33], from: DeviceSource.spezi26),
    DeviceFact(
      "iOS 18, 26", .any, "picker as a menu in a row: colors of its value and its chevrons",
      [138, 138, 142, 138, 138, 142], within: colorStep, from: DeviceSource.spezi
    ) { look in
      let list = try menu(look)
      let value = try list.window.textFrame("Option 1")
      let area = try list.chevron(ofRow: "Label", after: value.maxX + 1).insetBy(dx: -1, dy: -1)
      return list.ruler.strongestColor(in: value).numbers
        + list.ruler.strongestColor(in: area).numbers
    },
    DeviceFact(
      "iOS 18, 26", .any, "picker as a menu in a row: distance of the value's letters and chevrons",
      [11], within: halfPoint, from: DeviceSource.spezi
    ) { look in
      let list = try menu(look)
      let value = try list.window.textFrame("Option 1")
      return [
        try list.chevron(ofRow: "Label", after: value.maxX + 1).minX
          - list.ruler.ink(ofText: "Option 1", in: list.window).maxX
      ]
    },
    DeviceFact(
      "iOS 18", .v18, "picker as a menu in a row: height of the row, top of the card", [44, 35],
      from: DeviceSource.spezi18
    ) { look in
      let card = try menu(look).card(0)
      return [card.height, card.minY]
    },
    DeviceFact(
      "iOS 26", .v26, "picker as a menu in a row: top of the card", [35],
      from: DeviceSource.spezi26
    ) { [try menu($0).card(0).minY] },
    // Another source has rows of at least 52 points, hence the tolerance.
    DeviceFact(
      "iOS 26", .v26, "picker as a menu in a row: height of the row", [51], within: 1.34,
      from: DeviceSource.spezi26
    ) { [try menu($0).card(0).height] },
    DeviceFact(
      "iOS 18", .v18, "inline picker: height of three rows", [132], from: DeviceSource.spezi18
    ) { [try inline($0).card(0).height] },
    DeviceFact(
      "iOS 26", .v26, "inline picker: height of three rows", [153], within: 3.34,
      from: DeviceSource.spezi26
    ) { [try inline($0).card(0).height] },
    checkmark("iOS 18", .v18, [14.33, 13.67, 22], from: DeviceSource.spezi18),
    checkmark("iOS 26", .v26, [14.33, 13.67, 18], from: DeviceSource.spezi26),
    checkmarkColor("iOS 18", .v18, [0, 122, 255], from: DeviceSource.spezi18),
    checkmarkColor("iOS 26", .v26, [0, 136, 255], from: DeviceSource.spezi26),
    header("iOS 18", .v18, 17.67, from: DeviceSource.spezi18),
    header("iOS 26", .v26, 26, from: DeviceSource.spezi26),
    firstCard("iOS 18", .v18, 37.33, from: DeviceSource.spezi18),
    firstCard("iOS 26", .v26, 39.33, from: DeviceSource.spezi26),
  ]

  static let wheels: [DeviceFact] = [
    DeviceFact(
      "iOS 15.5", .v18, "picker as a wheel that is offered 320 points: width, height", [320, 216],
      from: DeviceSource.paulz
    ) { look in
      let marks = Marks()
      _ = try driver(look: look, width: 320) { Wheel(marks: marks) }
      return try marks.frame("wheel").sizeNumbers
    },
    DeviceFact(
      "iOS 15.5", .v18,
      "picker as a wheel with a padding of -20 in 280 points: start, width, distance of a square "
        + "below it",
      [-20, 320, -12], from: DeviceSource.paulz
    ) { look in
      let marks = Marks()
      _ = try driver(look: look, width: 360, height: 400) {
        VStack {
          Wheel(marks: marks).padding(-20)
          Color.gray.frame(width: 40, height: 40).marked("lower", in: marks)
        }
        .frame(width: 280).marked("column", in: marks)
      }
      let (wheel, column) = (try marks.frame("wheel"), try marks.frame("column"))
      return [
        wheel.minX - column.minX, wheel.width, try marks.frame("lower").minY - wheel.maxY,
      ]
    },
    DeviceFact(
      "iOS 15.5", .v18, "band of a wheel: place, width and height", [9, 92, 302, 32],
      from: DeviceSource.paulz
    ) { look in
      let (ruler, wheel) = try wheelPicture(look)
      // The rows are in the middle, and the corners of the band at its ends.
      let across = ruler.runs(atY: wheel.midY) { $0 != .white }
      let along = ruler.runs(atX: wheel.minX + 24) { $0 != .white }
      guard let first = across.first, let last = across.last, let band = along.first else {
        throw Unmeasurable("the wheel has no band")
      }
      return [
        first.lowerBound - wheel.minX, band.lowerBound - wheel.minY,
        last.upperBound - first.lowerBound, band.upperBound - band.lowerBound,
      ]
    },
    DeviceFact(
      "iOS 15.5", .v18, "color of the band of a wheel on white", [244, 244, 245],
      within: colorStep, from: DeviceSource.paulz
    ) { look in
      let (ruler, wheel) = try wheelPicture(look)
      return ruler.color(wheel.minX + 24, wheel.midY).numbers
    },
  ]

  /// The picture and the frame of a wheel that fills a window 320 points wide.
  @MainActor
  private static func wheelPicture(
    _ look: Look
  ) throws -> (ruler: PictureRuler, frame: CGRect) {
    let marks = Marks()
    let window = try driver(look: look, width: 320) { Wheel(marks: marks) }
    return (try PictureRuler(window), try marks.frame("wheel"))
  }

  /// The size of the chevrons, and their distance from the edge of the card.
  private static func menuChevrons(
    _ system: String, _ look: Look, _ expected: [Double], from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look,
      "picker as a menu in a row: size of its chevrons, their distance from the card's edge",
      expected, within: halfPoint, from: source
    ) { look in
      let list = try menu(look)
      let start = try list.window.textFrame("Option 1").maxX + 1
      let chevrons = try list.chevron(ofRow: "Label", after: start)
      return try chevrons.sizeNumbers + [list.card(0).maxX - chevrons.maxX]
    }
  }

  /// The size of the checkmark, and its distance from the edge of the card.
  private static func checkmark(
    _ system: String, _ look: Look, _ expected: [Double], from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "inline picker: size of the checkmark, its distance from the card's edge",
      expected, within: halfPoint, from: source
    ) { look in
      let list = try inline(look)
      let mark = try list.chevron(ofRow: "Option 1")
      return try mark.sizeNumbers + [list.card(0).maxX - mark.maxX]
    }
  }

  private static func checkmarkColor(
    _ system: String, _ look: Look, _ expected: [Double], from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "inline picker: color of the checkmark", expected, within: colorStep,
      from: source
    ) { try inline($0).chevronColor(ofRow: "Option 1").numbers }
  }

  /// The distance from the top of the header's capitals to the card.
  private static func header(
    _ system: String, _ look: Look, _ expected: Double, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "inline picker: top of the header's capitals from the card", [expected],
      within: halfPoint, from: source
    ) { look in
      let list = try inline(look)
      return [try list.card(0).minY - list.ruler.ink(ofText: "THE", in: list.window).minY]
    }
  }

  private static func firstCard(
    _ system: String, _ look: Look, _ expected: Double, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "inline picker with a header: top of the card", [expected], within: halfPoint,
      from: source
    ) { [try inline($0).card(0).minY] }
  }

  /// A list with a picker in the automatic style.
  @MainActor
  private static func menu(_ look: Look) throws -> ListPicture {
    try ListPicture(look, text: .medium) {
      Picker("Label", selection: .constant(1)) {
        Text("Option 1").tag(1)
        Text("Option 2").tag(2)
      }
    }
  }

  /// A list with a section of choices.
  @MainActor
  private static func inline(_ look: Look) throws -> ListPicture {
    try ListPicture(look, text: .medium) {
      Section("THE") {
        Picker("Label", selection: .constant(1)) {
          ForEach(1..<4) { Text("Option \($0)").tag($0) }
        }
        .pickerStyle(.inline).labelsHidden()
      }
    }
  }
}

/// A wheel with four choices.
private struct Wheel: View {
  let marks: Marks

  var body: some View {
    Picker("Suit", selection: .constant(2)) {
      ForEach(1..<5) { Text("\($0)").tag($0) }
    }
    .pickerStyle(.wheel).marked("wheel", in: marks)
  }
}
