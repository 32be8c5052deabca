import SwiftUI
import SwiftUITesting

/// Toggles with labels, and the places of their knobs.
extension DeviceFact {
  static let toggles: [DeviceFact] = [
    DeviceFact(
      "iOS 15.5", .v18, "padded Toggle with fixedSize(): height", [63], from: DeviceSource.paulz
    ) { look in
      let marks = Marks()
      _ = try driver(look: look) {
        Toggle(isOn: .constant(true)) { Text("On") }.fixedSize().padding()
          .marked("toggle", in: marks)
      }
      return [try marks.frame("toggle").height]
    },
    // 16, the label, 8, the switch of 49 and 16 add up to a point less than the picture has.
    DeviceFact(
      "iOS 15.5", .v18, "padded Toggle with fixedSize(): width beyond the label's", [90],
      within: 1, from: DeviceSource.paulz
    ) { look in
      let marks = Marks()
      let window = try driver(look: look) {
        Toggle(isOn: .constant(true)) { Text("On") }.fixedSize().padding()
          .marked("toggle", in: marks)
      }
      return [try marks.frame("toggle").width - window.textFrame("On").width]
    },
    DeviceFact(
      "iOS 15.5", .v18,
      "Toggle in 280 points: height, top of the label, start of the switch, start of the label",
      [31, 5.33, 231, 0], from: DeviceSource.paulz
    ) { look in
      let marks = Marks()
      let window = try driver(look: look) {
        Toggle("Toggle", isOn: .constant(true)).frame(width: 280).marked("toggle", in: marks)
      }
      let (frame, label) = (try marks.frame("toggle"), try window.textFrame("Toggle"))
      let track = try PictureRuler(window).bounds(
        in: frame.insetBy(dx: -4, dy: 0), where: \.isGreen)
      return [
        frame.height, label.minY - frame.minY, track.minX - frame.minX, label.minX - frame.minX,
      ]
    },
    DeviceFact(
      "iOS 15.5", .v18, "knob of a switch that is off: place on the track, width", [2, 27],
      within: halfPoint, from: DeviceSource.paulz
    ) { look in
      let shown = try ToggleRow(look, isOn: false)
      return [shown.knob.lowerBound - shown.track.minX, shown.knobWidth]
    },
    DeviceFact(
      "iOS 15.5, 18.2", .v18, "knob of a switch that is on: place on the track, width", [22, 27],
      within: halfPoint, from: DeviceSource.paulz + ", " + DeviceSource.homeAssistant18
    ) { look in
      let shown = try ToggleRow(look, isOn: true)
      return [shown.knob.lowerBound - shown.track.minX, shown.knobWidth]
    },
    travel("iOS 15.5", .v18, 20, from: DeviceSource.paulz),
    travel("iOS 26", .v26, 22, from: DeviceSource.homeAssistant26),
    DeviceFact(
      "iOS 15.5", .v18, "color of a secondary label of a Toggle", [138, 138, 142],
      within: colorStep, from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, height: 60) {
        Toggle(isOn: .constant(false)) { Text("Label").foregroundColor(.secondary) }
      }
      return try PictureRuler(window).strongestColor(in: window.textFrame("Label")).numbers
    },
    DeviceFact(
      "iOS 15.5", .v18, "Toggle in a row of a Form: height of the row, tops of switch and label",
      [44, 6.67, 12], from: DeviceSource.paulz
    ) { look in
      let shown = try ToggleRow(look, text: .large, isOn: true)
      return [
        shown.card.height, shown.track.minY - shown.card.minY, shown.label.minY - shown.card.minY,
      ]
    },
    DeviceFact(
      "iOS 15.5, 18.2", .v18, "switch in a row of a list 390 points wide: its left and right edges",
      [301, 352], from: DeviceSource.paulz + ", " + DeviceSource.homeAssistant18
    ) { look in
      let track = try ToggleRow(look, isOn: true).track
      return [track.minX, track.maxX]
    },
    DeviceFact(
      "iOS 18.2", .v18, "switch in a row at the text size medium: top, height, height of the row",
      [6.67, 31, 44], from: DeviceSource.homeAssistant18
    ) { look in
      let shown = try ToggleRow(look, isOn: true)
      return [shown.track.minY - shown.card.minY, shown.track.height, shown.card.height]
    },
    // Two sources have switches of 63 and 66 points, hence the tolerance.
    DeviceFact(
      "iOS 26", .v26, "switch in a row of a list 390 points wide: its left and right edges",
      [297, 360], within: 3, from: DeviceSource.homeAssistant26
    ) { look in
      let track = try ToggleRow(look, isOn: true).track
      return [track.minX, track.maxX]
    },
    DeviceFact(
      "iOS 26", .v26, "knob of a switch that is off: place on the track, width", [2, 37],
      within: halfPoint, from: DeviceSource.homeAssistant26
    ) { look in
      let shown = try ToggleRow(look, isOn: false)
      return [shown.knob.lowerBound - shown.track.minX, shown.knobWidth]
    },
    DeviceFact(
      "iOS 26", .v26, "knob of a switch that is on: distance from the end of the track, width",
      [2, 37], within: halfPoint, from: DeviceSource.homeAssistant26
    ) { look in
      let shown = try ToggleRow(look, isOn: true)
      return [shown.track.maxX - shown.knob.upperBound, shown.knobWidth]
    },
    DeviceFact(
      "iOS 26", .v26, "color of a switch that is off in a light row, and of its knob",
      [197, 197, 199, 255, 255, 255], within: colorStep, from: DeviceSource.homeAssistant26
    ) { look in
      let shown = try ToggleRow(look, isOn: false)
      return shown.offColor.numbers + shown.knobColor.numbers
    },
    DeviceFact(
      "iOS 26", .v26, "color of a switch that is off in a dark row, and of its knob",
      [90, 90, 94, 255, 255, 255], within: colorStep, from: DeviceSource.homeAssistant26
    ) { look in
      let shown = try ToggleRow(look, scheme: .dark, isOn: false)
      return shown.offColor.numbers + shown.knobColor.numbers
    },
    DeviceFact(
      "iOS 26", .v26, "color of a switch that is on, light and dark", [52, 199, 89, 48, 209, 88],
      within: colorStep, from: DeviceSource.homeAssistant26
    ) { look in
      try inBothSchemes {
        let shown = try ToggleRow(look, scheme: $0, isOn: true)
        return shown.ruler.color(shown.track.minX + 10, shown.track.midY).numbers
      }
    },
    DeviceFact(
      "iOS 26", .v26, "switch in the first of two rows: its middle from the top of the row",
      [25.67], within: halfPoint, from: DeviceSource.homeAssistant26
    ) { look in
      let shown = try ToggleRow(look, isOn: true)
      return [shown.track.midY - shown.card.minY]
    },
  ]

  /// The distance of the places of a knob that is off and one that is on.
  private static func travel(
    _ system: String, _ look: Look, _ expected: Double, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "distance by which the knob of a switch moves", [expected], within: halfPoint,
      from: source
    ) { look in
      let (off, on) = (try ToggleRow(look, isOn: false), try ToggleRow(look, isOn: true))
      return [on.knob.lowerBound - off.knob.lowerBound]
    }
  }
}

/// A list that begins with a Toggle.
@MainActor
private struct ToggleRow {
  let ruler: PictureRuler
  let card: CGRect
  let label: CGRect
  /// The bounds of the switch, including its knob.
  let track: CGRect
  /// The left and the right end of the knob.
  let knob: ClosedRange<CGFloat>

  init(
    _ look: DeviceFact.Look, scheme: ColorScheme = .light, text: DynamicTypeSize = .medium,
    isOn: Bool
  ) throws {
    let list = try ListPicture(look, scheme: scheme, text: text) {
      Toggle("Label", isOn: .constant(isOn))
      if look == .v26 { Text("Second") }
    }
    let ruler = list.ruler
    (self.ruler, card) = (ruler, try list.card(0))
    label = try list.window.textFrame("Label")
    let (background, middle) = (ruler.color(card.midX, label.midY), label.midY)
    let area = CGRect(
      x: card.midX, y: card.minY + 2, width: card.width / 2 - 4,
      height: (middle - card.minY) * 2 - 4)
    track = try ruler.bounds(in: area) {
      isOn ? $0.isGreen : $0.distance(to: background) > 15 && $0.distance(to: .white) > 15
    }
    let runs = ruler.runs(atY: track.midY, from: track.minX, to: track.maxX) {
      $0.distance(to: .white) < 6
    }
    guard let knob = runs.max(by: { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound })
    else { throw Unmeasurable("the switch at \(track) has no knob") }
    self.knob = knob
  }

  var knobWidth: Double { knob.upperBound - knob.lowerBound }
  /// The color of the part of the track that is far from the knob of a switch that is off.
  var offColor: PixelColor { ruler.color(track.maxX - 8, track.midY) }
  var knobColor: PixelColor {
    ruler.color((knob.lowerBound + knob.upperBound) / 2, track.midY)
  }
}
