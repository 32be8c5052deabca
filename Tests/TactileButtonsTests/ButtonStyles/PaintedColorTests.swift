import Foundation
import SwiftUI
import TactileCairoRenderer
import TactileDrawing
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The exact painted colors of buttons (rules 2.8.83 to 2.8.91).
///
/// The expected colors are computed from the rules: a color with an opacity over the window's white
/// or black.
@MainActor
@Suite(.windows(like: .iOS18)) struct PaintedColorTests {
  private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  /// A look that a rule tells.
  private struct Look {
    var name: String
    var isDark = false
    var isPressed = false
    var isProminent = false
    var isDisabled = false
    var tint: Color?
    var role: ButtonRole?
    /// Red, green, blue from 0 to 255, and opacity.
    var fill: (Double, Double, Double, Double)
    var label: (Double, Double, Double, Double)
  }

  /// White of an opacity over a color without opacity.
  private static func lit(
    _ color: (Double, Double, Double), by opacity: Double
  ) -> (Double, Double, Double, Double) {
    func mix(_ value: Double) -> Double { value + (255 - value) * opacity }
    return (mix(color.0), mix(color.1), mix(color.2), 1)
  }

  private static let looks: [Look] = [
    Look(name: "2.8.88", fill: (120, 120, 128, 0.16), label: (0, 122, 255, 1)),
    Look(name: "2.8.88", isDark: true, fill: (120, 120, 128, 0.32), label: (10, 132, 255, 1)),
    Look(
      name: "2.8.88", role: .destructive, fill: (120, 120, 128, 0.16), label: (255, 59, 48, 1)),
    Look(
      name: "2.8.88", isPressed: true, fill: (120, 120, 128, 0.12), label: (0, 122, 255, 0.75)),
    Look(
      name: "2.8.89", tint: .green, fill: (52, 199, 89, 0.18), label: (52, 199, 89, 1)),
    Look(name: "2.8.89", tint: .yellow, fill: (255, 204, 0, 0.2), label: (255, 204, 0, 1)),
    Look(
      name: "2.8.89", isDark: true, tint: .green, fill: (48, 209, 88, 0.25),
      label: (48, 209, 88, 1)),
    Look(
      name: "2.8.89", isDark: true, tint: .pink, fill: (255, 55, 95, 0.2), label: (255, 55, 95, 1)),
    Look(
      name: "2.8.89", isPressed: true, tint: .green, fill: (52, 199, 89, 0.18 * 0.65),
      label: (52, 199, 89, 0.75)),
    Look(
      name: "2.8.89", isDark: true, isPressed: true, tint: .green, fill: (48, 209, 88, 0.35),
      label: lit((48, 209, 88), by: 0.1)),
    Look(name: "2.8.90", isProminent: true, fill: (0, 122, 255, 1), label: (255, 255, 255, 1)),
    Look(
      name: "2.8.90", isProminent: true, role: .destructive, fill: (255, 59, 48, 1),
      label: (255, 255, 255, 1)),
    Look(
      name: "2.8.90", isPressed: true, isProminent: true, fill: (0, 122, 255, 0.75),
      label: (255, 255, 255, 0.75)),
    Look(
      name: "2.8.90", isDark: true, isPressed: true, isProminent: true,
      fill: lit((10, 132, 255), by: 0.2), label: (255, 255, 255, 0.75)),
    Look(
      name: "2.8.91", isProminent: true, isDisabled: true, fill: (120, 120, 128, 0.16),
      label: (60, 60, 67, 0.225)),
    Look(
      name: "2.8.91", isDark: true, isDisabled: true, fill: (120, 120, 128, 0.32),
      label: (235, 235, 245, 0.225)),
  ]

  /// A label that is a block of the foreground.
  private func window(_ look: Look) -> Window {
    let window = Window(
      size: CGSize(width: 100, height: 100), scale: 1, scheme: look.isDark ? .dark : .light
    ) {
      Button(role: look.role) {
      } label: {
        Rectangle().frame(width: 20, height: 20)
      }
      .buttonStyle(Chosen(isProminent: look.isProminent))
      .tint(look.tint)
      .disabled(look.isDisabled)
    }
    if look.isPressed {
      window.down(at: point(50, 50))
      window.wait(0.012)
    }
    return window
  }

  private struct Chosen: PrimitiveButtonStyle {
    let isProminent: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isProminent {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
      } else {
        BorderedButtonStyle().makeBody(configuration: configuration)
      }
    }
  }

  /// A color over another that is opaque.
  private func over(
    _ color: (Double, Double, Double, Double), _ below: (Double, Double, Double)
  ) -> (Double, Double, Double) {
    func mix(_ top: Double, _ bottom: Double) -> Double {
      top * color.3 + bottom * (1 - color.3)
    }
    return (mix(color.0, below.0), mix(color.1, below.1), mix(color.2, below.2))
  }

  private func expect(
    _ pixel: Pixel, _ color: (Double, Double, Double), isOpaque: Bool = false, _ comment: String
  ) {
    for (painted, expected) in [
      (pixel.red, color.0), (pixel.green, color.1), (pixel.blue, color.2),
    ] {
      // One step either way is what painting one translucent color over another rounds off.
      let tolerance = isOpaque && expected == expected.rounded() ? 0.0 : 1
      #expect(
        abs(Double(painted) - expected) <= tolerance, "\(comment): \(pixel) instead of \(color)")
    }
  }

  @Test("2.8.88, 2.8.89, 2.8.90, 2.8.91: fill and label of bordered buttons as painted")
  func bordered() throws {
    let renderer = try CairoRenderer(scale: 1, fontMap: FontMap())
    for look in Self.looks {
      let picture = renderer.render(window(look).display)
      let backdrop: (Double, Double, Double) = look.isDark ? (0, 0, 0) : (255, 255, 255)
      let fill = over(look.fill, backdrop)
      // In the fill, left of the label; in the label.
      expect(
        picture[35, 50], fill, isOpaque: look.fill.3 == 1, "\(look.name) fill of \(look)")
      expect(
        picture[50, 50], over(look.label, fill), isOpaque: look.label.3 == 1,
        "\(look.name) label of \(look)")
    }
  }

  @Test("2.8.83, 2.8.85: borderless and plain buttons as painted, at rest, pressed, disabled")
  func withoutBorder() throws {
    let renderer = try CairoRenderer(scale: 1, fontMap: FontMap())
    func pixel(
      plain: Bool, dark: Bool = false, pressed: Bool = false, disabled: Bool = false
    ) -> Pixel {
      let window = Window(
        size: CGSize(width: 100, height: 100), scale: 1, scheme: dark ? .dark : .light
      ) {
        Group {
          if plain {
            Button(action: {}) { Rectangle().frame(width: 20, height: 20) }.buttonStyle(.plain)
          } else {
            Button(action: {}) { Rectangle().frame(width: 20, height: 20) }
          }
        }
        .disabled(disabled)
      }
      if pressed {
        window.down(at: point(50, 50))
        window.wait(0.012)
      }
      return renderer.render(window.display)[50, 50]
    }
    let (white, black) = ((255.0, 255.0, 255.0), (0.0, 0.0, 0.0))
    expect(pixel(plain: false), (0, 122, 255), isOpaque: true, "2.8.83")
    expect(pixel(plain: false, pressed: true), over((0, 122, 255, 0.2), white), "2.8.83")
    expect(
      pixel(plain: false, dark: true, pressed: true), over((10, 132, 255, 0.4), black),
      "2.8.83")
    expect(
      pixel(plain: false, disabled: true), over((60, 60, 67, 0.3), white), "2.8.83")
    expect(
      pixel(plain: false, dark: true, disabled: true), over((235, 235, 245, 0.3), black),
      "2.8.83")
    expect(pixel(plain: true), (0, 0, 0), isOpaque: true, "2.8.85")
    expect(pixel(plain: true, pressed: true), over((0, 0, 0, 0.75), white), "2.8.85")
    expect(pixel(plain: true, disabled: true), over((0, 0, 0, 0.5), white), "2.8.85")
  }

  @Test(
    "2.8.86: at 3x a painted regular button is 103 pixels high, and a large one 151",
    arguments: [(ControlSize.regular, 103, 11), (.large, 151, 18)] as [(ControlSize, Int, CGFloat)])
  func heights(size: ControlSize, pixels: Int, inset: CGFloat) throws {
    let window = Window(size: CGSize(width: 100, height: 100), scale: 3) {
      Button("A") {}.buttonStyle(.borderedProminent).controlSize(size)
    }
    let picture = try CairoRenderer(scale: 3, fontMap: FontMap()).render(window.display)
    let blue = (0..<picture.height).count { y in
      // Beside the label, clear of the rounded corner.
      let pixel = picture[Int((window.frame(of: "A").minX + inset) * 3), y]
      return pixel.blue == 255 && pixel.red == 0
    }
    #expect(blue == pixels)
  }
}
