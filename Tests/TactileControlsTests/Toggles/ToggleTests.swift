import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct ToggleTests {
  private func window(
    _ isOn: Bool = false, journal: Journal = Journal(),
    _ decorate: @escaping @MainActor (Toggle<Text>) -> some View
  ) -> Window {
    Window {
      Stateful(isOn) { isOn in
        decorate(Toggle("Wi-Fi", isOn: isOn))
          .onChange(of: isOn.wrappedValue) { _, new in journal.note(new ? "on" : "off") }
      }
    }
  }

  @Test("a switch is 66 by 30 points, at the trailing end, and only the switch can be pressed")
  func switchPlace() {
    let journal = Journal()
    let window = window(journal: journal) { $0.frame(width: 300) }
    #expect(window.texts == ["Wi-Fi"])
    #expect(window.frame(of: "Wi-Fi") == CGRect(x: 284, y: 135, width: 66, height: 30))
    window.touch(point(80, 150))
    #expect(journal.entries.isEmpty)
    window.tap("Wi-Fi")
    window.settle()
    window.tap("Wi-Fi")
    #expect(journal.entries == ["on", "off"])
  }

  @Test("the knob moves in a quarter of a second, and the track turns green or has the tint")
  func knob() {
    let window = window { $0.labelsHidden() }
    #expect(window.fills.map(\.rect) == [rect(0, 63, 28), rect(2, 37, 24)])
    #expect(window.fill(0)?.color == SystemColor.tertiary.value(in: .light))
    window.tap("Wi-Fi")
    window.wait(0.125)
    let x = (window.fill(1)?.rect.minX ?? 0) - rect(0, 63, 28).minX
    #expect(x > 4 && x < 20)
    window.settle()
    #expect(window.fills.map(\.rect) == [rect(0, 63, 28), rect(24, 37, 24)])
    #expect(window.fill(0)?.color == SystemColor.green.value(in: .light))
    let tinted = self.window(true) { $0.tint(.purple) }
    #expect(tinted.fill(0)?.color == SystemColor.purple.value(in: .light))
  }

  private func rect(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 172 + x, y: 150 - height / 2, width: width, height: height)
  }

  @Test("a disabled switch has half the opacity, and doesn't change")
  func disabled() {
    let journal = Journal()
    let window = window(journal: journal) { $0.disabled(true) }
    window.tap("Wi-Fi")
    window.settle()
    #expect(journal.entries.isEmpty)
    #expect(window.display.description.contains("opacity 0.5"))
  }

  @Test("1.2.24: in the button style the closest button style draws it")
  func buttonStyle() {
    let journal = Journal()
    let telling = window { $0.toggleStyle(.button).buttonStyle(TellingStyle(journal: journal)) }
    #expect(telling.texts.last == ".")
    telling.press("Wi-Fi")
    #expect(telling.isPressed)
    telling.up()
    telling.settle()
    #expect(telling.graph.accessibilityElements.first?.value == "On")
  }

  @Test(
    "2.8.93: without a button style it has no background while off, and the tint at 18 % while on")
  func buttonLook() {
    let window = window { $0.toggleStyle(.button) }
    let frame = window.frame(of: "Wi-Fi")
    #expect(window.fills == [])
    #expect(window.color(of: "Wi-Fi") == SystemColor.blue.value(in: .light))
    window.tap("Wi-Fi")
    window.settle()
    #expect(window.frame(of: "Wi-Fi") == frame)
    let blue = SystemColor.blue.value(in: .light)
    #expect(window.fill(0)?.color == RGBAColor.system(blue, opacity: 0.18))
    #expect(window.color(of: "Wi-Fi") == blue)
  }

  @Test(
    "2.8.93: bordered toggles are gray while off, and prominent ones filled while on")
  func borderedLook() {
    let grey = SystemColor.secondaryFill.value(in: .light)
    let blue = SystemColor.blue.value(in: .light)
    let bordered = window { $0.toggleStyle(.button).buttonStyle(.bordered).tint(.blue) }
    #expect(bordered.fill(0)?.color == grey)
    bordered.tap("Wi-Fi")
    bordered.settle()
    #expect(bordered.fill(0)?.color == RGBAColor.system(blue, opacity: 0.18))
    let prominent = window { $0.toggleStyle(.button).buttonStyle(.borderedProminent) }
    #expect(prominent.fill(0)?.color == grey)
    prominent.tap("Wi-Fi")
    prominent.settle()
    #expect(prominent.fill(0)?.color == blue)
  }

  @Test("2.8.93: glass toggles are filled with the tint while on, and plain glass while off")
  func glassLook() {
    let green = SystemColor.green.value(in: .light)
    func check(_ style: some PrimitiveButtonStyle) {
      let glass = window { $0.toggleStyle(.button).buttonStyle(style).tint(.green) }
      #expect(!glass.fills.map(\.color).contains(green))
      #expect(glass.color(of: "Wi-Fi") == green)
      glass.tap("Wi-Fi")
      glass.settle()
      #expect(glass.fills.map(\.color).contains(green))
      #expect(glass.color(of: "Wi-Fi") == RGBAColor(red: 1, green: 1, blue: 1))
    }
    check(.glass)
    check(.glassProminent)
  }

  @Test("a custom style reads and writes the value, and can decorate the outer style's toggle")
  func customStyle() {
    struct Check: ToggleStyle {
      @State private var count = 0

      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
          count += 1
        } label: {
          HStack {
            Text(configuration.isOn ? "yes" : "no")
            Text("\(count)")
            configuration.label
          }
        }
      }
    }
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("framed")
          Toggle(configuration)
        }
      }
    }
    let window = window { $0.toggleStyle(Framed()).toggleStyle(Check()) }
    #expect(window.texts == ["framed", "no", "0", "Wi-Fi"])
    window.tap("no, 0, Wi-Fi")
    window.settle()
    #expect(window.texts == ["framed", "yes", "1", "Wi-Fi"])
  }

  @Test("a toggle of several values is on if all are, mixed if some are, and sets all")
  func sources() {
    struct Wing: Identifiable {
      let id: Int
      var isLit = false
    }
    let window = Window {
      Stateful([Wing(id: 0, isLit: true), Wing(id: 1)]) { wings in
        VStack {
          Toggle("All", sources: wings, isOn: \.isLit)
          Text(wings.wrappedValue.map { $0.isLit ? "1" : "0" }.joined())
        }
      }
    }
    #expect(window.texts == ["All", "10"])
    #expect(window.graph.accessibilityElements.first?.value == "Mixed")
    window.tap("All")
    window.settle()
    #expect(window.texts == ["All", "11"])
    window.tap("All")
    window.settle()
    #expect(window.texts == ["All", "00"])
  }

  @Test("a style that passes a toggle on to the next style passes on that it is mixed")
  func passedOn() {
    struct Padded: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding() }
    }
    let values = [Binding.constant(true), .constant(false)]
    let window = Window { Toggle("All", sources: values, isOn: \.self).toggleStyle(Padded()) }
    #expect(window.graph.accessibilityElements.first?.value == "Mixed")
  }

  @Test("the label of a switch tells its place once, though its switch has the label too")
  func labelPlace() {
    struct Places: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    let window = Window {
      Toggle(isOn: .constant(true)) {
        Text("Wi-Fi").anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Places.self) { Text(verbatim: "places: \($0.count)") }
    }
    #expect(window.texts == ["Wi-Fi", "places: 1"])
    #expect(window.graph.accessibilityElements.first?.label == "Wi-Fi")
  }

  @Test(
    "2.7.75: the accessibility element has the label, the toggle trait, and the value")
  func accessibility() {
    let plain = window(true) { $0 }
    #expect(plain.graph.accessibilityDescription == "button “Wi-Fi” value “On”, toggle")
    plain.graph.accessibilityElements.first?.perform("activate")
    plain.update()
    #expect(plain.graph.accessibilityDescription == "button “Wi-Fi” value “Off”, toggle")
    let button = window { $0.toggleStyle(.button) }
    #expect(button.graph.accessibilityDescription == "button “Wi-Fi” value “Off”, toggle")
  }
}

extension RGBAColor {
  /// A color at another opacity.
  static func system(_ color: RGBAColor, opacity: Double) -> RGBAColor {
    RGBAColor(red: color.red, green: color.green, blue: color.blue, opacity: opacity)
  }
}
