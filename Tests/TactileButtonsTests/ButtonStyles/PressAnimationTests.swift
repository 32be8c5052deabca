import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The appearance of a press and how it fades (rules 2.3.42 to 2.3.45).
@MainActor
@Suite struct PressAnimationTests {
  struct Dimming: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
    }
  }

  /// Where the un-press stands after a time: Core Animation's default curve in 0.47 seconds.
  private func faded(from start: Double, after time: TimeInterval) -> Double {
    start + (1 - start) * UnitBezier(0.25, 0.1, 0.25, 1).value(at: min(time / 0.47, 1))
  }

  private func expectOpacity(
    _ expected: Double, of text: String, in window: Window,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let opacity = window.opacity(of: text) ?? -1
    #expect(abs(opacity - expected) < 1e-6, sourceLocation: sourceLocation)
  }

  @Test("2.3.42: the press shows immediately, and fades in 0.47 s on its curve")
  func downAndUp() {
    let window = Window { Button("A") {}.buttonStyle(Dimming()) }
    window.press("A")
    expectOpacity(0.2, of: "A", in: window)
    window.wait(0.3)
    window.up()
    expectOpacity(0.2, of: "A", in: window)
    for step in 1...46 {
      window.wait(0.01)
      expectOpacity(
        faded(from: 0.2, after: Double(step) * 0.01), of: "A", in: window)
    }
    window.wait(0.02)
    expectOpacity(1, of: "A", in: window)
    #expect(!window.graph.isAnimating)
  }

  @Test("2.3.42: leaving and reentering are animated, only the initial press is immediate")
  func leaveAndReturn() {
    let window = Window { Button("A") {}.buttonStyle(Dimming()) }
    window.press("A")
    window.move(to: point(0, 0))
    window.wait(0.235)
    expectOpacity(faded(from: 0.2, after: 0.235), of: "A", in: window)
    window.wait(0.3)
    expectOpacity(1, of: "A", in: window)
    window.move(to: window.center(of: "A"))
    expectOpacity(1, of: "A", in: window)
    window.wait(0.235)
    expectOpacity(1.2 - faded(from: 0.2, after: 0.235), of: "A", in: window)
    window.wait(0.3)
    expectOpacity(0.2, of: "A", in: window)
  }

  @Test("2.3.42: a press during the fade dims immediately")
  func pressWhileFading() {
    let window = Window { Button("A") {}.buttonStyle(Dimming()) }
    window.tap("A")
    window.wait(0.1)
    window.press("A")
    expectOpacity(0.2, of: "A", in: window)
  }

  @Test("2.3.42: the colors of system styles also change immediately on a press and fade after it")
  func bordered() throws {
    let window = Window { Button("A") {}.buttonStyle(.borderedProminent) }
    let opacity = { window.color(of: "A")?.opacity ?? -1 }
    window.press("A")
    #expect(abs(opacity() - 0.75) < 1e-6)
    window.up()
    window.wait(0.2)
    #expect(abs(opacity() - faded(from: 0.75, after: 0.2)) < 0.01)
    window.settle()
    #expect(opacity() == 1)
  }

  @Test("2.3.42: a canceled press fades as well")
  func cancelFades() {
    let window = Window { Button("A") {}.buttonStyle(Dimming()) }
    window.press("A")
    window.cancel()
    window.wait(0.1)
    expectOpacity(faded(from: 0.2, after: 0.1), of: "A", in: window)
  }

  /// A label whose opacity is changed by the action, and the same value shown elsewhere.
  struct Content<Style: PrimitiveButtonStyle>: View {
    let style: Style
    @State private var isFaint = false

    var body: some View {
      VStack {
        Button(action: { isFaint.toggle() }) {
          Text("label").opacity(isFaint ? 0 : 1).frame(width: 100, height: 40)
        }
        .buttonStyle(style)
        Text("elsewhere").opacity(isFaint ? 0 : 1)
      }
    }
  }

  @Test("2.3.43: changes by the action are animated with the release in the label, not elsewhere")
  func labelChangesMove() {
    let window = Window { Content(style: .automatic) }
    window.tap("label")
    #expect(window.texts == ["label"])
    window.wait(0.2)
    // The label fades out while the style fades in.
    expectOpacity(
      (1 - faded(from: 0, after: 0.2)) * faded(from: 0.2, after: 0.2), of: "label", in: window)
    window.settle()
    #expect(window.texts == [])
  }

  @Test("2.3.43: in the plain style they aren't animated: only its dimming is")
  func labelChangesJumpInPlain() {
    struct Shown: View {
      @State private var isFaint = false

      var body: some View {
        Button(action: { isFaint.toggle() }) {
          Text("label").opacity(isFaint ? 0.5 : 1)
        }
        .buttonStyle(.plain)
      }
    }
    let window = Window { Shown() }
    window.press("label")
    expectOpacity(0.75, of: "label", in: window)
    window.up()
    expectOpacity(0.75 * 0.5, of: "label", in: window)
    window.wait(0.2)
    expectOpacity(0.5 * faded(from: 0.75, after: 0.2), of: "label", in: window)
    window.settle()
    expectOpacity(0.5, of: "label", in: window)
  }

  @Test(
    "2.3.44: a nil animation outside of the button doesn't stop the fade, inside the label it does")
  func nilAnimation() {
    struct Outside: View {
      @State private var isFaint = false

      var body: some View {
        Button(action: { isFaint.toggle() }) { Text("A").opacity(isFaint ? 0.5 : 1) }
          .animation(nil, value: isFaint)
      }
    }
    struct Inside: View {
      @State private var isFaint = false

      var body: some View {
        Button(action: { isFaint.toggle() }) {
          Text("A").opacity(isFaint ? 0.5 : 1).animation(nil, value: isFaint)
        }
      }
    }
    let outside = Window { Outside() }
    outside.tap("A")
    outside.wait(0.2)
    expectOpacity(
      (1.5 - faded(from: 0.5, after: 0.2)) * faded(from: 0.2, after: 0.2), of: "A", in: outside)

    let inside = Window { Inside() }
    inside.tap("A")
    inside.wait(0.2)
    expectOpacity(0.5 * faded(from: 0.2, after: 0.2), of: "A", in: inside)
  }

  @Test("2.3.45: a custom style fades automatically; its own closer animation takes precedence")
  func ownAnimation() {
    struct Own: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .opacity(configuration.isPressed ? 0.2 : 1)
          .animation(.linear(duration: 0.2), value: configuration.isPressed)
      }
    }
    let byItself = Window { Button("A") {}.buttonStyle(Dimming()) }
    byItself.tap("A")
    byItself.wait(0.2)
    expectOpacity(faded(from: 0.2, after: 0.2), of: "A", in: byItself)

    let window = Window { Button("A") {}.buttonStyle(Own()) }
    window.press("A")
    expectOpacity(1, of: "A", in: window)
    window.wait(0.1)
    expectOpacity(0.6, of: "A", in: window)
    window.wait(0.2)
    window.up()
    window.wait(0.15)
    expectOpacity(0.8, of: "A", in: window)
    window.wait(0.1)
    expectOpacity(1, of: "A", in: window)
  }

  @Test("2.3.46: a primitive style has no automatic animation")
  func primitiveStylesDoNotFade() {
    struct Toggling: PrimitiveButtonStyle {
      @State private var isOn = false

      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label.opacity(isOn ? 0.5 : 1)
          Button("toggle") { isOn.toggle() }
        }
      }
    }
    let window = Window { Button("A") {}.buttonStyle(Toggling()) }
    window.click("toggle")
    expectOpacity(0.5, of: "A", in: window)
  }

  @Test("2.8.83, 2.8.85: the pressed opacity: automatic light and dark, plain, plain disabled")
  func dimness() {
    for (scheme, opacity) in [(ColorScheme.light, 0.2), (.dark, 0.4)] {
      let window = Window(scheme: scheme) { Button("A") {} }
      window.press("A")
      expectOpacity(opacity, of: "A", in: window)
    }
    let plain = Window {
      VStack {
        Button("on") {}
        Button("off") {}.disabled(true)
      }
      .buttonStyle(.plain)
    }
    expectOpacity(0.5, of: "off", in: plain)
    plain.press("on")
    expectOpacity(0.75, of: "on", in: plain)
  }
}
