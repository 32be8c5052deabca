import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Tints that aren't plain colors, labels of tinted buttons, and accessibility text sizes (rules
/// 2.8.86 to 2.8.91).
@MainActor
@Suite(.windows(like: .iOS18)) struct BorderedTintTests {
  private static let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  /// The paint of the shape behind the label.
  private func fill(in window: Window) throws -> String {
    let item = try #require(window.display.items.first)
    guard case .fill(_, let paint, _) = item.content else {
      Issue.record("no fill in\n\(window.display)")
      return ""
    }
    return paint.description
  }

  private func stops(_ red: String, _ blue: String) -> String {
    "linear (0, 0.5) to (1, 0.5) \(red) at 0, \(blue) at 1"
  }

  @Test("2.8.90: a gradient fills a prominent button, dimmed and lightened color by color")
  func prominentGradient() throws {
    func fill(_ scheme: ColorScheme, pressed: Bool) throws -> String {
      let window = Window(scheme: scheme) {
        Button("A") {}.buttonStyle(.borderedProminent).tint(Self.gradient)
      }
      if pressed { window.press("A") }
      return try self.fill(in: window)
    }
    #expect(try fill(.light, pressed: false) == stops("#FF3B30", "#007AFF"))
    #expect(try fill(.light, pressed: true) == stops("#FF3B30@0.75", "#007AFF@0.75"))
    #expect(try fill(.dark, pressed: false) == stops("#FF453A", "#0A84FF"))
    #expect(try fill(.dark, pressed: true) == stops("#FF6A61", "#3B9DFF"))
  }

  @Test("2.8.89: a gradient fills a bordered button faintly and its label fully")
  func borderedGradient() throws {
    func fill(_ scheme: ColorScheme, pressed: Bool) throws -> String {
      let window = Window(scheme: scheme) {
        Button("A") {}.buttonStyle(.bordered).tint(Self.gradient)
      }
      if pressed { window.press("A") }
      return try self.fill(in: window)
    }
    #expect(try fill(.light, pressed: false) == stops("#FF3B30@0.18", "#007AFF@0.18"))
    #expect(try fill(.light, pressed: true) == stops("#FF3B30@0.117", "#007AFF@0.117"))
    #expect(try fill(.dark, pressed: false) == stops("#FF453A@0.25", "#0A84FF@0.25"))
    #expect(try fill(.dark, pressed: true) == stops("#FF453A@0.35", "#0A84FF@0.35"))
  }

  @Test("2.8.91: disabled buttons drop a gradient tint like any other")
  func disabledGradient() throws {
    let window = Window {
      Button("A") {}.buttonStyle(.borderedProminent).tint(Self.gradient).disabled(true)
    }
    #expect(try fill(in: window) == "#787880@0.16")
    #expect(window.color(of: "A")?.description == "#3C3C43@0.225")
  }

  @Test("2.8.89: the label has the tint: at rest, pressed light, pressed dark")
  func labels() {
    func label(_ scheme: ColorScheme, pressed: Bool, tint: Color = .green) -> String? {
      let window = Window(scheme: scheme) {
        Button("A", role: .destructive) {}.buttonStyle(.bordered).tint(tint)
      }
      if pressed { window.press("A") }
      return window.color(of: "A")?.description
    }
    #expect(label(.light, pressed: false) == "#34C759")
    #expect(label(.light, pressed: true) == "#34C759@0.75")
    #expect(label(.dark, pressed: false) == "#30D158")
    #expect(label(.dark, pressed: true) == "#45D669")
    // Yellow and red are different in their fills alone.
    #expect(label(.light, pressed: false, tint: .yellow) == "#FFCC00")
  }

  @Test("2.8.91: disabled in dark mode, with any role")
  func disabledDark() throws {
    for isProminent in [false, true] {
      let window = Window(scheme: .dark) {
        Group {
          if isProminent {
            Button("A", role: .destructive) {}.buttonStyle(.borderedProminent)
          } else {
            Button("A", role: .destructive) {}.buttonStyle(.bordered)
          }
        }
        .disabled(true)
      }
      #expect(try fill(in: window) == "#787880@0.32")
      #expect(window.color(of: "A")?.description == "#EBEBF5@0.225")
    }
  }

  @Test(
    "2.8.86: at accessibility text sizes the padding grows by 2 to 10 points, and symbols shrink",
    arguments: [
      (DynamicTypeSize.xxxLarge, 0), (.accessibility1, 2), (.accessibility2, 4),
      (.accessibility3, 6), (.accessibility4, 8), (.accessibility5, 10),
    ] as [(DynamicTypeSize, CGFloat)])
  func accessibilitySizes(size: DynamicTypeSize, extra: CGFloat) throws {
    func button(_ label: some View) -> Window {
      Window(size: CGSize(width: 900, height: 300), scale: 1) {
        Button(action: {}) { label }
          .buttonStyle(.bordered).font(.system(size: 10)).dynamicTypeSize(size)
      }
    }
    let letter = button(Text("A"))
    let width = letter.graph.buttons[0].frame.width
    #expect(abs(width - (10 + 2 * (12 + extra))) < 1.01)
    let symbol = button(Image(systemName: "star").font(.system(size: 100)))
    let side = symbol.graph.buttons[0].frame.height - 14
    let alone = Window(size: CGSize(width: 900, height: 300), scale: 1) {
      Image(systemName: "star").font(.system(size: 100))
        .imageScale(size.isAccessibilitySize ? .small : .medium)
    }
    let height = try #require(alone.graph.root.elements.first?.size.height)
    #expect(abs(side - height) < 1.01)
  }

  @Test("2.8.86: a button has the ideal width of its label, and several views form a row")
  func row() {
    let window = Window(scale: 1) {
      Button {
      } label: {
        Text("A")
        Text("B")
      }
      .buttonStyle(.bordered)
    }
    #expect(window.frame(of: "A").midY == window.frame(of: "B").midY)
    // Two letters of 17 points, 8 points between, 12 on either side.
    #expect(window.graph.buttons[0].frame.width == 66)
    let empty = Window(scale: 1) { Button("") {}.buttonStyle(.bordered) }
    #expect(empty.graph.buttons[0].frame.width == 24)
  }
}
