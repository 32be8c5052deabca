import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A style of the author's own, a color in any environment.
private struct Signal: ShapeStyle, Hashable {
  var name: String

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    (environment.colorScheme == .dark ? Color.white : Color(red: 1, green: 0, blue: 0))
      .resolve(in: environment)
  }
}

/// Resolved colors.
@MainActor
@Suite struct ColorResolvedTests {
  private func shown(_ color: some View, _ scheme: ColorScheme = .light) -> String? {
    let window = Window(scheme: scheme) { color.frame(width: 10, height: 10) }
    guard case .fill(_, .color(let value), _) = window.display.items.first?.content else {
      return nil
    }
    return value.description
  }

  @Test("all 8-bit colors survive the conversion to linear components and back")
  func roundTrip() {
    for byte in 0...255 {
      let value = Double(byte) / 255
      let color = Color(red: value, green: value, blue: value).resolve(in: EnvironmentValues())
      #expect(Int((color.red * 255).rounded()) == byte)
      #expect(Color(color).cgColor.map { Int(($0.value.red * 255).rounded()) } == byte)
    }
    let half = Color(red: 0.5, green: 0.5, blue: 0.5).resolve(in: EnvironmentValues())
    // IEC 61966-2-1: half of the way is a fifth of the light.
    #expect(abs(half.linearRed - 0.214_041_1) < 1e-6)
  }

  @Test("a style that is a color resolves to it, in light and dark windows")
  func styles() {
    #expect(shown(Color(Signal(name: "stop"))) == "#FF0000")
    #expect(shown(Color(Signal(name: "stop")), .dark) == "#FFFFFF")
    #expect(Color(Signal(name: "stop")) == Color(Signal(name: "stop")))
    #expect(Color(Signal(name: "stop")) != Color(Signal(name: "go")))
    #expect(Set([Color(Signal(name: "stop")), Color(Signal(name: "stop"))]).count == 1)
  }

  @Test("components are initialized, read and described in sRGB")
  func coding() throws {
    let color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    let data = try JSONEncoder().encode(color)
    let read = try JSONDecoder().decode(Color.Resolved.self, from: data)
    #expect(abs(read.green - 0.5) < 1e-6)
    #expect(read.opacity == 0.25)
    #expect(color.description == "#FF800040")
  }

  @Test(
    "a description shows components in single precision, as on a device: 0.3 is 4C, but as an opacity it is 4D"
  )
  func description() {
    let gray = Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
    #expect(gray.description == "#4C4C4C4D")
    // What is drawn has no rounding errors.
    #expect(abs(gray.rgba.red - 0.3) < 1e-7)
  }

  @Test("interpolation between two colors is linear in light")
  func animation() {
    var color = Color.Resolved(red: 1, green: 1, blue: 1)
    color.animatableData.scale(by: 0.5)
    #expect(color.linearRed == 0.5)
    #expect(color.opacity == 0.5)
  }
}
