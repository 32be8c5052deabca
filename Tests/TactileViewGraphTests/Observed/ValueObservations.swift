import Foundation
import SwiftUI
import Testing

/// Descriptions and components of values, as a public suite observes them on Apple's systems.
@Suite struct ValueObservations {
  @Test(
    "a resolved color is described by its components in sRGB",
    arguments: [
      (.sRGB, [0, 0, 0, 0], "#00000000"),
      (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
      (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"),
      (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"),
      (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
      (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
      (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
      (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"),
      (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"),
    ] as [(Color.RGBColorSpace, [Float], String)])
  func resolvedColor(space: Color.RGBColorSpace, components: [Float], expected: String) {
    let resolved = Color.Resolved(
      colorSpace: space, red: components[0], green: components[1], blue: components[2],
      opacity: components[3])
    #expect(resolved.description == expected)
  }

  @Test(
    "hue, saturation and brightness become red, green and blue",
    arguments: [
      ([0, 0, 1], [1, 1, 1]), ([0, 1, 1], [1, 0, 0]), ([1, 1, 1], [1, 0, 0]),
      ([1 / 6, 1, 1], [1, 1, 0]), ([0.5, 1, 1], [0, 1, 1]), ([5 / 6, 1, 1], [1, 0, 1]),
      ([0, 0, 0.5], [0.5, 0.5, 0.5]), ([2 / 3, 1, 0.5], [0, 0, 0.5]),
    ] as [([Double], [Float])])
  func hue(_ hue: [Double], expected: [Float]) {
    let color = Color(hue: hue[0], saturation: hue[1], brightness: hue[2])
      .resolve(in: EnvironmentValues())
    for (part, expected) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(part - expected) < 1e-5)
    }
  }

  @Test(
    "opacities multiply, and a description names them in percent",
    arguments: [
      (Color.red.opacity(0.334), 0.334, "33% red"),
      (Color.red.opacity(0.336), 0.336, "34% red"),
      (Color.red.opacity(0.3).opacity(0.5), 0.15, "50% 30% red"),
    ] as [(Color, Float, String)])
  func opacity(of color: Color, expected: Float, description: String) {
    #expect(abs(color.resolve(in: EnvironmentValues()).opacity - expected) < 1e-6)
    #expect(color.description == description)
  }

  @Test("an angle animates in 128ths of a radian", arguments: [0, 90, 180, 360] as [Double])
  func angle(degrees: Double) {
    let angle = Angle(degrees: degrees)
    #expect(angle == Angle(radians: degrees / 180 * .pi))
    #expect(angle.animatableData == angle.radians * 128)
    var doubled = angle
    doubled.animatableData *= 2
    #expect(doubled == angle * 2)
  }

  @Test func axis_isDescribed() {
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect(Axis.allCases.map(\.rawValue) == [0, 1])
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(!Axis.Set.horizontal.contains(.vertical))
  }

  @Test("the description of an environment lists the values that were set, the latest first")
  func environment_isDescribed() {
    struct Name: EnvironmentKey {
      static let defaultValue = 0
    }
    var values = EnvironmentValues()
    let before = values.description
    #expect(values[Name.self] == 0)
    #expect(values.description == before)
    values[Name.self] = 1
    #expect(values.description.hasPrefix("[EnvironmentPropertyKey<Name> = 1"))
  }
}
