import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The label color in the default style: the tint, unless a foreground is set (rule 2.8.83).
@MainActor
@Suite(.windows(like: .iOS18)) struct LabelForegroundTests {
  private let blue = RGBAColor(red: 0, green: 122 / 255, blue: 1)
  private let red = RGBAColor(red: 1, green: 59 / 255, blue: 48 / 255)

  private func isClose(_ color: RGBAColor?, _ expected: RGBAColor) -> Bool {
    guard let color else { return false }
    return abs(color.red - expected.red) < 0.01 && abs(color.green - expected.green) < 0.01
      && abs(color.blue - expected.blue) < 0.01 && abs(color.opacity - expected.opacity) < 0.01
  }

  @Test("2.8.83: the label has the tint without a foreground style")
  func tint() {
    #expect(isClose(Window { Button("A") {} }.color(of: "A"), blue))
    #expect(isClose(Window { Button("A") {}.tint(.red) }.color(of: "A"), red))
  }

  @Test("2.8.83: a foreground set around the button colors its label, as a color or a style")
  func explicit() {
    #expect(isClose(Window { Button("A") {}.foregroundColor(.red) }.color(of: "A"), red))
    #expect(isClose(Window { Button("A") {}.foregroundStyle(.red) }.color(of: "A"), red))
    let far = Window { VStack { Button("A") {}.tint(.green) }.foregroundStyle(.red) }
    #expect(isClose(far.color(of: "A"), red))
  }

  @Test(
    "2.8.83: the foreground applies to disabled and destructive buttons too, and dims when pressed")
  func states() {
    let window = Window {
      VStack {
        Button("off") {}.disabled(true)
        Button("away", role: .destructive) {}
      }
      .foregroundStyle(.blue)
    }
    #expect(isClose(window.color(of: "off"), blue))
    #expect(isClose(window.color(of: "away"), blue))
    window.press("away")
    #expect(window.opacity(of: "away") == 0.2)
  }

  @Test("2.8.83: a nil foreground restores the tint, and the foreground can change")
  func comesAndGoes() {
    struct Content: View {
      let register: (Binding<Color?>) -> Void
      @State private var color: Color?

      var body: some View {
        register($color)
        return Button("A") {}.foregroundColor(color)
      }
    }
    var color: Binding<Color?>?
    let window = Window { Content { color = $0 } }
    #expect(isClose(window.color(of: "A"), blue))
    for _ in 0..<2 {
      color?.wrappedValue = .red
      window.update()
      #expect(isClose(window.color(of: "A"), red))
      color?.wrappedValue = nil
      window.update()
      #expect(isClose(window.color(of: "A"), blue))
    }
  }

  @Test("2.8.83: the secondary level of an outer foreground style is the label's secondary style")
  func levels() {
    let window = Window {
      Button(action: {}) { Text("A").foregroundStyle(.secondary) }
        .foregroundStyle(.blue, .red)
    }
    #expect(isClose(window.color(of: "A"), red))
  }
}
