import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Disabled buttons (rules 2.6.65 to 2.6.70).
@MainActor
@Suite struct DisabledTests {
  @Test("1.3.37, 2.6.65: an outer disabled modifier can't be overridden inside")
  func outerWins() {
    struct Telling: View {
      @Environment(\.isEnabled) private var isEnabled
      let name: String

      var body: some View { Text("\(name) \(isEnabled)") }
    }
    let window = Window {
      Telling(name: "a").disabled(false).disabled(true)
      Telling(name: "b").disabled(true).disabled(false)
      VStack { Telling(name: "c").disabled(false) }.disabled(true)
      Telling(name: "d").disabled(false)
    }
    #expect(window.texts == ["a false", "b false", "c false", "d true"])
  }

  @Test("2.6.66: a custom style isn't dimmed; it reads isEnabled from the environment")
  func noDimming() {
    struct Bare: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    func display(disabled: Bool) -> DisplayList {
      Window { Button("A") {}.buttonStyle(Bare()).disabled(disabled) }.display
    }
    #expect(display(disabled: true) == display(disabled: false))
  }

  @Test("2.6.67: a touch on a disabled button reaches the button around it")
  func touchesGoOutwards() {
    let journal = Journal()
    let window = Window {
      Button(action: { journal.note("outer") }) {
        Button("inner") { journal.note("inner") }.buttonStyle(.bordered).disabled(true)
      }
    }
    window.tap("inner")
    #expect(journal.entries == ["outer"])
  }

  @Test("2.6.68: a disabled button blocks touches for the views behind it")
  func occludes() {
    let journal = Journal()
    let window = Window {
      ZStack {
        Button("behind") { journal.note("behind") }.buttonStyle(.borderedProminent)
        Button("front") { journal.note("front") }.buttonStyle(.borderedProminent).disabled(true)
      }
    }
    window.tap("front")
    #expect(journal.entries == [])
  }

  @Test("2.6.69: a style's call of trigger() runs the action of a disabled button")
  func trigger() {
    struct Waiting: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onAppear { configuration.trigger() }
      }
    }
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }.buttonStyle(Waiting()).disabled(true)
    }
    #expect(window.texts == ["A"])
    #expect(journal.entries == ["action"])
  }

  @Test("2.6.70: disabled and enabled again, the label keeps its state")
  func stateIsKept() {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Content: View {
      @State private var isOff = false

      var body: some View {
        VStack {
          Button("toggle") { isOff.toggle() }
          Button(action: {}) { Counter() }.buttonStyle(.plain).disabled(isOff)
        }
      }
    }
    let window = Window { Content() }
    window.click("count 0")
    window.settle()
    #expect(window.texts == ["toggle", "count 1"])
    window.click("toggle")
    window.settle()
    #expect(window.texts == ["toggle", "count 1"])
    window.click("count 1")
    window.settle()
    #expect(window.texts == ["toggle", "count 1"])
    window.click("toggle")
    window.click("count 1")
    window.settle()
    #expect(window.texts == ["toggle", "count 2"])
  }
}
