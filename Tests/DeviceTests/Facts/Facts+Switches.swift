import SwiftUI
import SwiftUITesting

/// Sizes and colors of switches.
extension DeviceFact {
  static let switches: [DeviceFact] = [
    DeviceFact(
      "iOS 15.5, 18.6", .v18, "size of a Toggle with labelsHidden() in the layout", [49, 31],
      from: DeviceSource.paulz + ", " + DeviceSource.good
    ) { look in
      let size = try Switch(look, isOn: true).frame.size
      return [size.width, size.height]
    },
    DeviceFact(
      "iOS 15.5-18.6", .v18,
      "switch that is drawn: from the leading edge, width, height, beyond the trailing edge",
      [0, 51, 31, 2], from: DeviceSource.paulz + ", " + DeviceSource.good
    ) { look in
      let shown = try Switch(look, isOn: true)
      let track = try shown.onTrack
      return [
        track.minX - shown.frame.minX, track.width, track.height, track.maxX - shown.frame.maxX,
      ]
    },
    DeviceFact(
      "iOS 15.5", .v18, "distance of the label and the switch of a Toggle with fixedSize()", [8],
      from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look) {
        Toggle("Label", isOn: .constant(true)).fixedSize()
      }
      let track = try PictureRuler(window).bounds(
        in: CGRect(x: 0, y: 100, width: 300, height: 100), where: \.isGreen)
      return [try track.minX - window.textFrame("Label").maxX]
    },
    DeviceFact(
      "iOS 15.5", .v18, "color of the track of a switch that is off, on white", [233, 233, 235],
      within: colorStep, from: DeviceSource.paulz
    ) { look in
      let shown = try Switch(look, isOn: false)
      return shown.ruler.color(shown.frame.minX + 42, shown.frame.midY).numbers
    },
    DeviceFact(
      "iOS 15.5", .v18,
      "difference of the track of a switch that is off from a capsule with a radius of 15.5", [0],
      from: DeviceSource.paulz
    ) { look in
      let shown = try Switch(look, isOn: false)
      let (frame, ruler) = (shown.frame, shown.ruler)
      let run = ruler.runs(atY: frame.midY, from: frame.minX + 35) { $0 != .white }.first
      guard let end = run?.upperBound else { throw Unmeasurable("there is no track") }
      let track = CGRect(x: end - 51, y: frame.minY, width: 51, height: 31)
      // The knob and its shadow are at the other end.
      return [
        try ruler.cornerDifference(
          of: track, from: RoundedRectangle(cornerRadius: 15.5, style: .circular), reach: 12,
          isTrailing: true,
          on: .white)
      ]
    },
    DeviceFact(
      "iOS 18.2", .v18, "color of the track of a switch that is on, light and dark",
      [52, 199, 89, 48, 209, 88], within: colorStep, from: DeviceSource.homeAssistant18
    ) { look in
      try [ColorScheme.light, .dark].flatMap { scheme in
        let shown = try Switch(look, isOn: true, scheme: scheme)
        return shown.ruler.color(shown.frame.minX + 10, shown.frame.midY).numbers
      }
    },
    // The sources have 63 to 66 by 28 to 30 points, hence the tolerance.
    DeviceFact(
      "iOS 26", .v26, "size of the switch that is drawn", [63, 28], within: 3,
      from: DeviceSource.homeAssistant26
    ) { look in
      let track = try Switch(look, isOn: true).onTrack
      return [track.width, track.height]
    },
    DeviceFact(
      "iOS 26", .v26, "width and height of a switch's knob, and its distance from the end",
      [37, 24, 2], within: halfPoint, from: DeviceSource.homeAssistant26
    ) { look in
      let shown = try Switch(look, isOn: true)
      let track = try shown.onTrack
      let knob = shown.ruler.runs(atY: track.midY, from: track.minX, to: track.maxX) {
        !$0.isGreen
      }.last
      guard let knob else { throw Unmeasurable("there is no knob on the track \(track)") }
      let middle = (knob.lowerBound + knob.upperBound) / 2
      let height = shown.ruler.runs(atX: middle, from: track.minY, to: track.maxY) {
        !$0.isGreen
      }.first
      guard let height else { throw Unmeasurable("the knob has no height") }
      return [
        knob.upperBound - knob.lowerBound, height.upperBound - height.lowerBound,
        track.maxX - knob.upperBound,
      ]
    },
    switchInRow("iOS 18.2", .v18, 18, from: DeviceSource.homeAssistant18),
    switchInRow("iOS 26", .v26, 14, from: DeviceSource.homeAssistant26),
  ]

  private static func switchInRow(
    _ system: String, _ look: Look, _ expected: Double, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "distance of a row's switch from the trailing edge of the card", [expected],
      from: source
    ) { look in
      let list = try ListPicture(look, text: .medium) {
        Toggle("Label", isOn: .constant(true))
      }
      let card = try list.card(ofRow: "Label")
      let track = try list.ruler.bounds(in: card, where: \.isGreen)
      return [card.maxX - track.maxX]
    }
  }
}

/// A switch without its label, in the middle of a window.
@MainActor
private struct Switch {
  let ruler: PictureRuler
  /// The frame of the switch in the layout.
  let frame: CGRect

  init(_ look: DeviceFact.Look, isOn: Bool, scheme: ColorScheme = .light) throws {
    let marks = Marks()
    let window = try DeviceFact.driver(
      look: look, width: 120, height: 60, scheme: scheme
    ) {
      Toggle("Label", isOn: .constant(isOn)).labelsHidden().marked("switch", in: marks)
    }
    ruler = try PictureRuler(window)
    frame = try marks.frame("switch")
  }

  /// The bounds of the green track of a switch that is on.
  var onTrack: CGRect {
    get throws {
      try ruler.bounds(in: CGRect(origin: .zero, size: ruler.size), where: \.isGreen)
    }
  }
}
