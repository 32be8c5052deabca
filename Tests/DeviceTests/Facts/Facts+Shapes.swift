import SwiftUI
import SwiftUITesting

/// Corners, lines and dashes of shapes.
extension DeviceFact {
  static let shapes: [DeviceFact] = [
    DeviceFact(
      "iOS 18.6", .any, "difference of a RoundedRectangle from one with continuous corners", [0],
      within: 0.2, from: DeviceSource.good
    ) { look in
      let window = try driver(look: look, width: 120, height: 120) {
        RoundedRectangle(cornerRadius: 24).frame(width: 100, height: 100)
      }
      return [
        try PictureRuler(window).cornerDifference(
          of: CGRect(x: 10, y: 10, width: 100, height: 100),
          from: RoundedRectangle(cornerRadius: 24, style: .continuous), reach: 45, on: .white)
      ]
    },
    DeviceFact(
      "iOS 16", .any, "line of 4 points around a square, clipped to it: width that is seen", [2],
      within: exactly, from: DeviceSource.nimbus
    ) { look in
      let ruler = try border(look, StrokeStyle(lineWidth: 4))
      let line = try run(ruler.runs(atX: 25) { $0 == .black }, 0)
      return [line.upperBound - line.lowerBound]
    },
    DeviceFact(
      "iOS 16", .any,
      "dashes of 1 point, 2 points apart, along the top of a square: start, length, gap",
      [0, 1, 2], within: 0.01, from: DeviceSource.nimbus
    ) { look in
      let ruler = try border(look, StrokeStyle(lineWidth: 2, dash: [1, 2]))
      let dashes = ruler.runs(atY: 0.5) { $0 == .black }
      let (first, second) = (try run(dashes, 0), try run(dashes, 1))
      return [
        first.lowerBound, first.upperBound - first.lowerBound, second.lowerBound - first.upperBound,
      ]
    },
    DeviceFact(
      "iOS 16", .any,
      "first dash of a rectangle with circular corners: distances from the right edge's middle",
      [0, 0], within: halfPoint, from: DeviceSource.nimbus
    ) { look in
      let window = try driver(look: look, width: 120, height: 120) {
        RoundedRectangle(cornerRadius: 10, style: .circular)
          .stroke(.black, style: StrokeStyle(lineWidth: 2, dash: [8, 1000]))
          .frame(width: 100, height: 100)
      }
      let dash = try PictureRuler(window).ink(in: CGRect(x: 0, y: 0, width: 120, height: 120))
      // The middle of the right edge is (110, 60).
      return [abs(dash.midX - 110), min(abs(dash.minY - 60), abs(dash.maxY - 60))]
    },
  ]

  /// A green square of 50 points, which fills the window, with a border that is clipped to it.
  @MainActor
  private static func border(_ look: Look, _ style: StrokeStyle) throws -> PictureRuler {
    try PictureRuler(
      driver(look: look, width: 50, height: 50) {
        Color.green.overlay(Rectangle().stroke(.black, style: style)).clipShape(Rectangle())
      })
  }

  private static func run(
    _ runs: [ClosedRange<CGFloat>], _ index: Int
  ) throws -> ClosedRange<CGFloat> {
    guard runs.indices.contains(index) else { throw Unmeasurable("only \(runs) are drawn") }
    return runs[index]
  }
}
