import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// How styles apply to a button and nest (rules 2.1.1 to 2.1.8).
@MainActor
@Suite struct StyleCompositionTests {
  @Test("2.1.1, 2.1.4: the closest style draws the button, and outer ones aren't used")
  func closestWins() {
    let window = Window {
      Button("A") {}.buttonStyle(NamedStyle(name: "near")).buttonStyle(NamedStyle(name: "far"))
    }
    #expect(window.texts == ["near", "A"])
  }

  @Test("2.1.2: without a style left on the stack the system's style is used")
  func systemIsLast() {
    let window = Window { Button("A") {}.buttonStyle(WrappingStyle(name: "X")) }
    #expect(window.texts == ["X", "A"])
    #expect(window.color(of: "A") == SystemColor.blue.value(in: .light))
  }

  @Test("2.1.2: a new button inside a style uses the next outer style")
  func freshButtonTakesNextStyle() {
    struct Fresh: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Button("inner") {}
        }
      }
    }
    let window = Window {
      Button("A") {}.buttonStyle(Fresh()).buttonStyle(NamedStyle(name: "outer"))
    }
    #expect(window.texts == ["A", "outer", "inner"])
  }

  @Test("2.1.3: X, Y, Z written in this order nest as X(Y(Z(label)))")
  func nestingOrder() {
    let window = Window {
      Button("A") {}
        .buttonStyle(WrappingStyle(name: "X"))
        .buttonStyle(WrappingStyle(name: "Y"))
        .buttonStyle(WrappingStyle(name: "Z"))
    }
    #expect(window.texts == ["X", "Y", "Z", "A"])
    // The outer view stands further left by as much as it is written around the inner one.
    #expect(window.frame(of: "X").maxX < window.frame(of: "Y").minX)
  }

  @Test("2.1.5: a primitive style, then a ButtonStyle: both apply, and the press is shown")
  func primitiveThenStyle() {
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }
        .buttonStyle(WrappingStyle(name: "X"))
        .buttonStyle(NamedStyle(name: "S"))
    }
    #expect(window.texts == ["X", "S", "A"])
    window.down(at: window.center(of: "S"))
    window.wait(0.02)
    #expect(window.texts == ["X", "S!", "A"])
    window.up()
    #expect(journal.entries == ["action"])
  }

  @Test("2.1.5: a ButtonStyle written first hides the primitive styles around it")
  func styleEndsTheChain() {
    let window = Window {
      Button("A") {}
        .buttonStyle(NamedStyle(name: "S"))
        .buttonStyle(WrappingStyle(name: "X"))
    }
    #expect(window.texts == ["S", "A"])
  }

  @Test("2.1.6: a primitive style that shows only the label ends the chain")
  func labelEndsTheChain() {
    let window = Window {
      Button("A") {}.buttonStyle(EndingStyle()).buttonStyle(NamedStyle(name: "S"))
    }
    #expect(window.texts == ["end", "A"])
  }

  @Test("1.1.11, 2.1.7: every nested trigger leads to one call of the action")
  func triggersLeadToTheAction() {
    struct Before: PrimitiveButtonStyle {
      let journal: Journal

      func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role) {
          journal.note("before")
          configuration.trigger()
        } label: {
          configuration.label
        }
      }
    }
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }
        .buttonStyle(WrappingStyle(name: "X"))
        .buttonStyle(Before(journal: journal))
        .buttonStyle(WrappingStyle(name: "Z"))
    }
    window.tap("A")
    #expect(journal.entries == ["before", "action"])
  }

  @Test("2.1.7: the role passes through Button(configuration)")
  func roleIsForwarded() {
    let window = Window {
      Button("Delete", role: .destructive) {}
        .buttonStyle(WrappingStyle(name: "X"))
        .buttonStyle(WrappingStyle(name: "Y"))
    }
    #expect(window.color(of: "Delete") == SystemColor.red.value(in: .light))
  }

  @Test("2.1.8: a ButtonStyle can contain its own button, drawn by the next outer style")
  func buttonInsideAStyle() {
    struct Fictitious: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("S" + (configuration.isPressed ? "!" : ""))
          Button(action: {}) { configuration.label }
        }
      }
    }
    let window = Window {
      Button("A") {}.buttonStyle(Fictitious()).buttonStyle(NamedStyle(name: "outer"))
    }
    #expect(window.texts == ["S", "outer", "A"])
    // The outer style sees the press of its own button only.
    window.down(at: window.center(of: "S"))
    window.wait(0.02)
    #expect(window.texts == ["S!", "outer", "A"])
  }
}
