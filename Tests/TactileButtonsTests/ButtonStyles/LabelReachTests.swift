import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Where a button's label can be used, and its environment there (rules 2.1.8 to 2.1.10).
@MainActor
@Suite struct LabelReachTests {
  @Test("2.1.10: outside of its style's body a label is empty, with a warning")
  func labelOutsideOfItsStyle() {
    @MainActor
    final class Keeper {
      var label: ButtonStyleConfiguration.Label?
    }
    struct Keeping: ButtonStyle {
      let keeper: Keeper

      func makeBody(configuration: Configuration) -> some View {
        keeper.label = configuration.label
        return configuration.label
      }
    }
    struct Content: View {
      let keeper: Keeper
      @State private var isShown = false

      var body: some View {
        VStack {
          Button("show") { isShown = true }
          Button("A") {}.buttonStyle(Keeping(keeper: keeper))
          if isShown {
            Text("before")
            keeper.label
            Text("after")
          }
        }
      }
    }
    let window = Window { Content(keeper: Keeper()) }
    let warnings = RuntimeWarning.collect { window.click("show") }
    #expect(window.texts == ["show", "A", "before", "after"])
    // It takes no room either.
    #expect(window.frame(of: "after").minY - window.frame(of: "before").maxY < 20)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("configuration.label is used outside") == true)
  }

  @Test("2.1.10: a label inside another button's label in the style's body is still shown")
  func labelInsideANestedButton() {
    struct Nesting: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(action: {}) { HStack { configuration.label.font(.system(size: 10)) } }
      }
    }
    let warnings = RuntimeWarning.collect {
      let window = Window { Button("A") {}.buttonStyle(Nesting()) }
      #expect(window.texts == ["A"])
    }
    #expect(warnings == [])
  }

  @Test("2.1.8: a button in a style that isn't hit leaves the touch to the button around it")
  func decorationThatIsNotHit() {
    struct Decorated: ButtonStyle {
      let journal: Journal

      func makeBody(configuration: Configuration) -> some View {
        Button(action: { journal.note("decoration") }) { configuration.label }
          .allowsHitTesting(false)
          .background(Color.gray)
      }
    }
    struct Outer: ButtonStyle {
      let journal: Journal

      func makeBody(configuration: Configuration) -> some View {
        journal.note("outer \(configuration.isPressed)")
        return configuration.label
      }
    }
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }
        .buttonStyle(Decorated(journal: journal))
        .buttonStyle(Outer(journal: journal))
    }
    window.tap("A")
    // The outer style draws the decoration's button and never sees a press.
    #expect(journal.entries == ["outer false", "action"])
  }

  @Test(
    "2.1.9: environment values set in the style, or around it, reach the label where it is placed")
  func environmentAtThePlace() {
    struct Writing: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          configuration.label.environment(\.noted, 7).foregroundStyle(.green)
        }
      }
    }
    struct Telling: View {
      @Environment(\.noted) private var number

      var body: some View { Text("\(number)") }
    }
    let window = Window {
      Button(action: {}) { Telling() }.buttonStyle(Writing()).environment(\.noted, 3)
    }
    #expect(window.texts == ["3", "7"])
    #expect(window.color(of: "7") == SystemColor.green.value(in: .light))
    #expect(window.color(of: "3") == SystemColor.primary.value(in: .light))
  }

  @Test("2.1.9: the label takes part in the layout of the style's body")
  func layoutAtThePlace() {
    struct Framing: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 90, alignment: .trailing).padding(5)
      }
    }
    let window = Window(scale: 1) {
      Button {
      } label: {
        Text("A")
        Text("B")
      }
      .buttonStyle(Framing())
    }
    // Each of the label's views is framed, as everywhere; the buttons of a style stack them.
    #expect(window.frame(of: "A").maxX == 245)
    #expect(window.frame(of: "B").maxX == 245)
    #expect(window.frame(of: "A").maxY < window.frame(of: "B").minY)
  }

  @Test("2.1.9: a label that replaces another one is a single element if that one was")
  func labelInPlaceOfAnother() {
    struct Inner: ButtonStyle {
      let outer: ButtonStyleConfiguration.Label
      let showsOuter: Bool

      func makeBody(configuration: Configuration) -> some View {
        (showsOuter ? outer : configuration.label).padding(10).background { Color.red }
      }
    }
    struct Outer: ButtonStyle {
      @State private var showsOuter = false

      func makeBody(configuration: Configuration) -> some View {
        Button("one") { showsOuter.toggle() }
          .buttonStyle(Inner(outer: configuration.label, showsOuter: showsOuter))
      }
    }
    let window = Window {
      Button {
      } label: {
        Text("two")
        Text("three")
      }
      .buttonStyle(Outer())
    }
    #expect(window.texts == ["one"])
    window.click("one")
    window.settle()
    // Both stand in the padding of the one, in one background.
    #expect(window.texts == ["two", "three"])
    #expect(window.frame(of: "three").minY >= window.frame(of: "two").maxY)
    #expect(window.display.items.count == 3)
    window.click("two")
    window.settle()
    #expect(window.texts == ["one"])
    #expect(window.display.items.count == 2)
  }
}

private struct NotedKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var noted: Int {
    get { self[NotedKey.self] }
    set { self[NotedKey.self] = newValue }
  }
}
