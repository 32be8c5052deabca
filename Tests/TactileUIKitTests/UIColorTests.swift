import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Buttons with UIKit's colors (rules 6.3.22 and 6.3.24).
@MainActor
@Suite struct UIColorTests {
  /// What a color is as a rectangle in a window.
  private func shown(_ color: Color, _ scheme: ColorScheme = .light) -> RGBAColor? {
    let window = Window(scheme: scheme) { color.frame(width: 10, height: 10) }
    guard case .fill(_, let paint, _) = window.display.items.first?.content,
      case .color(let value) = paint
    else { return nil }
    return value
  }

  @Test("components are those of the initializer, in any color model")
  func components() {
    func hex(_ color: UIColor) -> String? { shown(Color(uiColor: color))?.description }
    #expect(hex(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)) == "#FF8000")
    #expect(hex(UIColor(white: 0.2, alpha: 0.5)) == "#333333@0.5")
    #expect(hex(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == "#00FF00")
    #expect(hex(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) == "#FFFFFF")
    #expect(hex(UIColor.red.withAlphaComponent(0.25)) == "#FF0000@0.25")
    #expect(hex(.clear)?.hasSuffix("@0") != false)
    #expect(hex(UIColor(.orange)) == "#FF8D28")
  }

  @Test("system colors and dynamic providers depend on the color scheme")
  func darkWindows() {
    let blue = Color(UIColor.systemBlue)
    #expect(shown(blue)?.description == "#0088FF")
    #expect(shown(blue, .dark)?.description == "#0091FF")
    #expect(shown(Color(.systemGray4))?.description == "#D1D1D6")
    #expect(shown(Color(.secondarySystemBackground), .dark)?.description == "#1C1C1E")
    #expect(shown(Color(.tertiaryLabel), .dark)?.description == "#EBEBF5@0.3")

    let adaptive = Color(
      UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .systemRed })
    #expect(shown(adaptive)?.description == "#FF383C")
    #expect(shown(adaptive, .dark)?.description == "#FFFFFF")
    let faded = Color(uiColor: UIColor { _ in .black }.withAlphaComponent(0.5)).opacity(0.5)
    #expect(shown(faded)?.description == "#000000@0.25")
  }

  @Test("a window that becomes dark shows the dark color")
  func turningDark() {
    let window = Window {
      Text("A").foregroundStyle(Color(UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }))
    }
    #expect(window.color(of: "A")?.description == "#0000FF")
    window.graph.configure(
      HostConfiguration(size: CGSize(width: 400, height: 300), colorScheme: .dark))
    window.update()
    #expect(window.color(of: "A")?.description == "#FF0000")
  }

  @Test("colors with equal components are equal; resolved colors are fixed")
  func equality() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor(white: 1, alpha: 1).hash == UIColor.white.hash)
    #expect(UIColor.red != UIColor.systemRed)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(Color(uiColor: .red) == Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    let dynamic = UIColor { _ in .red }
    #expect(dynamic == dynamic)
    #expect(dynamic != UIColor { _ in .red })
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor.brown.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.6 as CGFloat)
    #expect(alpha == 1 as CGFloat)
  }

  @Test("getRed returns the components that a color has in the active window")
  func componentsInWindow() {
    var white: [CGFloat] = []
    for scheme in [ColorScheme.light, .dark] {
      let window = Window(scheme: scheme) {
        Button("read") {
          var red: CGFloat = 0
          UIColor.systemBackground.getRed(&red, green: nil, blue: nil, alpha: nil)
          white.append(red)
        }
      }
      window.tap("read")
    }
    #expect(white == [1, 0])
  }

  @Test("a provider that calls itself is black, with a warning")
  func endlessProvider() {
    final class Box { var color = UIColor.white }
    let box = Box()
    box.color = UIColor { _ in box.color }
    var value: RGBAColor?
    let warnings = RuntimeWarning.collect {
      value = box.color.value(in: UITraitCollection(userInterfaceStyle: .light))
    }
    #expect(value?.description == "#000000")
    #expect(warnings.count == 1)
  }
}
