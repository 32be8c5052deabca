import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Glass buttons, link buttons, and button sizing.
@MainActor
@Suite struct GlassButtonStyleTests {
  @Test(
    "2.8.96: a glass button has a bordered button's size, in a capsule of the thinnest material")
  func size() {
    let window = Window {
      Button("Pay") {}.buttonStyle(.bordered)
      Button("Glass") {}.buttonStyle(.glass)
    }
    let (bordered, glass) = (window.frame(of: "Pay"), window.frame(of: "Glass"))
    #expect(bordered.height == glass.height)
    #expect(window.display.description.contains("material"))
  }

  @Test("a prominent glass button has the tint and a white label; a destructive one is red")
  func prominent() {
    func display(_ role: ButtonRole?) -> String {
      Window {
        Button("Pay", role: role) {}.buttonStyle(.glassProminent).tint(.green)
      }.display.description
    }
    let green = Color.green.resolveColor(in: EnvironmentValues())
    #expect(display(nil).contains("\(green)"))
    #expect(!display(.destructive).contains("\(green)"))
  }

  @Test("1.3.28: a flexible button has the proposed width, and a fitted one its label's width")
  func sizing() {
    let window = Window {
      VStack {
        Button("Wide") {}.buttonSizing(.flexible)
        Button("Fits") {}.buttonSizing(.fitted)
      }
      .buttonStyle(.bordered)
      .frame(width: 300)
    }
    let (wide, fitted): (CGFloat, CGFloat) = (
      window.frame(of: "Wide").width, window.frame(of: "Fits").width
    )
    // Four letters of 17 points, 12 on each side.
    let expected: [CGFloat] = [300, 4 * 17 + 24]
    #expect([wide, fitted] == expected)
  }

  @Test("2.8.95: a link is blue whatever the tint, and dims when it is pressed")
  func link() {
    let window = Window { Button("Link") {}.buttonStyle(.link).tint(.red) }
    let blue = Color.blue.resolveColor(in: EnvironmentValues())
    #expect(window.display.description.contains("\(blue)"))
    window.press("Link")
    #expect(window.display.description.contains("opacity 0.5"))
  }

  @Test("2.8.82: with button shapes enabled, each button has a background")
  func buttonShapes() {
    let plain = Window { Button("A") {} }
    #expect(!plain.display.description.contains("fill"))
    let shaped = Window {
      Button("A") {}.environment(\._accessibilityShowButtonShapes, true)
    }
    #expect(shaped.display.description.contains("fill rounded"))
  }
}
