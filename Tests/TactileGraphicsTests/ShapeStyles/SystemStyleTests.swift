import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The appearance of styles without a border (rules 2.8.82 to 2.8.85, and 2.8.97).
@MainActor
@Suite struct SystemStyleTests {
  @Test(
    "2.8.82: without a style, and with the automatic one, a button is borderless",
    arguments: [ColorScheme.light, .dark])
  func automatic(scheme: ColorScheme) {
    func display(
      disabled: Bool, pressed: Bool, @ViewBuilder _ styled: (Button<Text>) -> some View
    ) -> DisplayList {
      let window = Window(scheme: scheme) {
        styled(Button("A", role: .destructive) {}).disabled(disabled)
      }
      if pressed { window.press("A") }
      return window.display
    }
    for (disabled, pressed) in [(false, false), (true, false), (false, true)] {
      let borderless = display(disabled: disabled, pressed: pressed) {
        $0.buttonStyle(.borderless)
      }
      #expect(display(disabled: disabled, pressed: pressed) { $0 } == borderless)
      #expect(
        display(disabled: disabled, pressed: pressed) { $0.buttonStyle(.automatic) }
          == borderless)
    }
  }

  @Test("2.8.83: borderless: the label's views form a row, and gaps are hit as well")
  func borderlessRow() {
    let journal = Journal()
    let window = Window(scale: 1) {
      Button {
        journal.note("action")
      } label: {
        Text("A")
        Spacer()
        Text("B")
      }
      .buttonStyle(.borderless)
    }
    #expect(window.frame(of: "A").midY == window.frame(of: "B").midY)
    #expect(window.frame(of: "B").maxX == 400)
    window.down(at: point(200, 150), .mouse(button: 0))
    window.up(.mouse(button: 0))
    #expect(journal.entries == ["action"])
  }

  @Test("6.1.5: a spacer at the end of a label keeps no distance to the next view, in either style")
  func spacerInLabel() {
    func width(_ style: some PrimitiveButtonStyle) -> CGFloat {
      let window = Window(scale: 1) {
        HStack {
          Button {
          } label: {
            Text("A")
            Spacer()
          }
          .buttonStyle(style)
          Color.red.frame(width: 20, height: 20)
        }
      }
      return window.graph.buttons[0].frame.width
    }
    #expect(width(.borderless) == 380)
    #expect(width(.automatic) == 380)
  }

  @Test("2.8.83: borderless: lines of text are centered")
  func borderlessLines() throws {
    let window = Window(size: CGSize(width: 60, height: 300), scale: 1) {
      Button("abc d") {}.buttonStyle(.borderless)
    }
    let run = try #require(window.textRun)
    #expect(run.lines.map(\.string) == ["abc", "d"])
    #expect(run.lines.map(\.baseline.x) == [0, 17])
  }

  @Test("2.8.99: lines of labels are centered in all styles except the plain one")
  func lines() {
    func indent(_ button: some View) -> CGFloat? {
      let window = Window(size: CGSize(width: 100, height: 300), scale: 1) {
        button.controlSize(.small).font(.system(size: 17)).frame(width: 80)
      }
      let lines = window.textRun?.lines ?? []
      #expect(lines.map(\.string) == ["abc", "d"])
      return lines.last?.baseline.x
    }
    let button = Button("abc d") {}
    #expect(indent(button.buttonStyle(.plain)) == 0)
    #expect(indent(button.buttonStyle(.bordered)) == 17)
    #expect(indent(button.buttonStyle(.borderedProminent)) == 17)
    #expect(indent(button.buttonStyle(.glass)) == 17)
    let leading = Button(action: {}) { Text("abc d").multilineTextAlignment(.leading) }
    #expect(indent(leading.buttonStyle(.bordered)) == 0)
    let trailing = button.multilineTextAlignment(.trailing)
    #expect(indent(trailing.buttonStyle(.plain)) == 34)
  }

  @Test("2.7.79: the default action's button has a heavier label")
  func defaultAction() {
    func weight(_ button: some View) -> Int? {
      let window = Window { button }
      return window.textRun?.font.weight
    }
    let button = Button("A") {}
    let pay = button.keyboardShortcut(.defaultAction)
    #expect(weight(pay.buttonStyle(.bordered)) == 700)
    #expect(weight(pay.buttonStyle(.borderedProminent)) == 700)
    #expect(weight(pay.buttonStyle(.glass)) == 700)
    #expect(weight(pay) == 600)
    #expect(weight(pay.buttonStyle(.plain)) == 400)
    #expect(weight(button.keyboardShortcut("a").buttonStyle(.bordered)) == 400)
    #expect(weight(pay.fontWeight(.light).buttonStyle(.bordered)) == 300)
  }

  @Test(
    "2.8.83: borderless: the font is body, or subheadline for mini and small, unless one is set")
  func borderlessFont() {
    let window = Window {
      Button("r") {}.controlSize(.regular)
      Button("l") {}.controlSize(.large)
      Button("s") {}.controlSize(.small)
      Button("m") {}.controlSize(.mini)
      Button("o") {}.controlSize(.mini).font(.system(size: 30))
    }
    #expect(["r", "l", "s", "m", "o"].map { window.frame(of: $0).width } == [17, 17, 15, 15, 30])
  }

  @Test("2.8.83: borderless when disabled, dark and light", arguments: [ColorScheme.light, .dark])
  func borderlessDisabled(scheme: ColorScheme) {
    let window = Window(scheme: scheme) {
      Button("A", role: .destructive) {}.tint(.green).disabled(true)
    }
    #expect(
      window.color(of: "A")?.description == (scheme == .light ? "#3C3C43@0.3" : "#EBEBF5@0.3"))
    #expect(window.opacity(of: "A") == 1)
  }

  @Test("2.8.84: a symbol has the button's color, unless it has its own rendering mode")
  func templates() {
    let window = Window {
      Button(action: {}) { Image(systemName: "star") }.tint(.green)
      Button(action: {}) { Image(systemName: "star").renderingMode(.template) }.tint(.green)
      Button(action: {}) { Image(systemName: "star").renderingMode(.original) }.tint(.green)
    }
    let colors = window.display.description.matches(of: /symbol star.*(#[0-9A-F]{6})/)
      .map { String($0.1) }
    #expect(colors == ["#34C759", "#34C759", "#000000"])
  }

  @Test(
    "2.7.78, 2.8.85: plain: the label has the unchanged foreground with any tint or role, in a row")
  func plain() {
    let window = Window(scale: 1) {
      Button(role: .destructive) {
      } label: {
        Text("A")
        Text("B")
      }
      Button("C") {}.foregroundColor(.orange)
    }
    let styled = Window(scale: 1) {
      VStack {
        Button(role: .destructive) {
        } label: {
          Text("A")
          Text("B")
        }
        Button("C") {}.foregroundColor(.orange)
      }
      .tint(.green).buttonStyle(.plain)
    }
    #expect(window.color(of: "A") == SystemColor.red.value(in: .light))
    #expect(styled.color(of: "A") == SystemColor.primary.value(in: .light))
    #expect(styled.color(of: "C") == SystemColor.orange.value(in: .light))
    #expect(styled.frame(of: "A").midY == styled.frame(of: "B").midY)
  }

  @Test(
    "2.8.85: plain: the opacity is 0.75 pressed and 0.5 disabled, which doesn't affect hit testing")
  func plainOpacity() {
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }.buttonStyle(.plain)
      Button(action: { journal.note("around") }) {
        Button("B") {}.buttonStyle(.plain).disabled(true)
      }
    }
    #expect(window.opacity(of: "A") == 1)
    #expect(window.opacity(of: "B") == 0.5)
    window.press("A")
    #expect(window.opacity(of: "A") == 0.75)
    window.up()
    window.tap("B")
    #expect(journal.entries == ["action", "around"])
  }

  @Test("2.8.97: a small button's hit target isn't enlarged")
  func smallTargets() {
    let journal = Journal()
    let window = Window(scale: 1) { Button("A") { journal.note("action") } }
    let frame = window.frame(of: "A")
    #expect(frame.width < 44 && frame.height < 44)
    window.down(at: point(frame.maxX + 1, frame.midY), .mouse(button: 0))
    window.up(.mouse(button: 0))
    #expect(journal.entries == [])
  }

  @Test("1.3.38: the automatic style restores the default inside of another style")
  func automaticInside() {
    func display(@ViewBuilder _ content: () -> some View) -> DisplayList { Window(content).display }
    let restored = display {
      VStack { Button("A") {}.buttonStyle(.automatic) }.buttonStyle(.borderedProminent)
    }
    #expect(restored == display { VStack { Button("A") {} } })
    #expect(restored != display { VStack { Button("A") {} }.buttonStyle(.borderedProminent) })
  }
}

extension Window {
  /// The only text that is drawn, if it is drawn without an effect.
  fileprivate var textRun: DisplayList.TextRun? {
    for item in display.items {
      if case .text(let run) = item.content { return run }
    }
    return nil
  }
}
