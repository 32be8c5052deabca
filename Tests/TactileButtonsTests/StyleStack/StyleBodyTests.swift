import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// What a style's body shows, and when it is evaluated (rules 2.1.9 to 2.1.19).
@MainActor
@Suite struct StyleBodyTests {
  @Test("2.1.15: each button has its own instance of a style's state and environment")
  func dynamicPropertiesInStyles() {
    struct Counting: PrimitiveButtonStyle {
      @State private var presses = 0
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        Button("\(isEnabled ? "on" : "off") \(presses)") {
          presses += 1
          configuration.trigger()
        }
      }
    }
    struct Content: View {
      @State private var isOff = false

      var body: some View {
        VStack {
          Button("first") { isOff.toggle() }.buttonStyle(Counting())
          Button("second") {}.disabled(isOff).buttonStyle(Counting())
        }
      }
    }
    let window = Window { Content() }
    let first = window.graph.buttons[0].frame
    #expect(window.texts == ["on 0", "on 0"])
    window.down(at: point(first.midX, first.midY))
    window.wait(0.02)
    window.up()
    window.settle()
    #expect(window.texts == ["on 1", "off 0"])
  }

  @Test("2.1.16: the style's body is evaluated again only for a changed style value or label")
  func reevaluation() {
    struct Noting: ButtonStyle {
      let name: String
      let journal: Journal

      func makeBody(configuration: Configuration) -> some View {
        journal.note(name)
        return configuration.label
      }
    }
    struct Content: View {
      let journal: Journal
      @State private var step = 0

      var body: some View {
        VStack {
          Button("next") { step += 1 }
          Button("label \(step)") {}
            .buttonStyle(Noting(name: step < 2 ? "a" : "b", journal: journal))
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    #expect(journal.entries == ["a"])
    window.tap("next")
    // Only the label changed, which the style shows through an alias.
    #expect(journal.entries == ["a"])
    #expect(window.texts.contains("label 1"))
    window.tap("next")
    #expect(journal.entries == ["a", "b"])
  }

  @Test("2.1.17: environment values set outside of the button reach the style")
  func environmentReachesStyles() {
    struct Telling: ButtonStyle {
      @Environment(\.font) private var font
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        Text("\(font == .caption) \(isEnabled)")
      }
    }
    let window = Window {
      Button("A") {}.font(.caption).disabled(true).buttonStyle(Telling())
    }
    #expect(window.texts == ["true false"])
    #expect(window.frame(of: "true false").height == 14.5)
  }

  @Test("2.1.18: a ButtonStyle adds the standard press to its body")
  func styleIsPressAroundBody() {
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }.buttonStyle(NamedStyle(name: "S"))
    }
    window.press("A")
    #expect(window.texts == ["S!", "A"])
    window.up()
    window.settle()
    #expect(window.texts == ["S", "A"])
    #expect(journal.entries == ["action"])
  }

  @Test("2.1.20: around any style, a button is an accessibility element and obeys its shortcut")
  func aroundAnyStyle() {
    struct Face: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Text("face") }
    }
    let journal = Journal()
    let window = Window {
      Button("Save") { journal.note("saved") }.keyboardShortcut("s").buttonStyle(Face())
    }
    #expect(window.texts == ["face"])
    #expect(window.graph.accessibilityDescription == "button “face”")
    window.strike("s", .command)
    #expect(journal.entries == ["saved"])
  }

  @Test("5.18: state in a style or label lives as long as the button's identity")
  func stateInStyles() {
    struct Counting: ButtonStyle {
      let name: String
      @State private var presses = 0

      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("\(name) \(presses)")
          configuration.label
        }
        .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { presses += 1 } }
      }
    }
    final class Serial {
      var number = 0
    }
    struct Face: View {
      let serial: Serial
      @State private var number = 0

      var body: some View {
        Text("label \(number)").onAppear {
          serial.number += 1
          number = serial.number
        }
      }
    }
    struct Content: View {
      let serial = Serial()
      @State private var presses = 0
      @State private var id = 0

      var body: some View {
        Button {
          presses += 1
        } label: {
          Face(serial: serial)
        }
        .buttonStyle(Counting(name: presses < 2 ? "a" : "b"))
        .id(id)
        Button("next") { id += 1 }
      }
    }
    let window = Window { Content() }
    #expect(window.texts == ["a 0", "label 1", "next"])
    window.tap("a 0")
    window.settle()
    window.tap("a 1")
    window.settle()
    // Another value of the style's type goes on with the state.
    #expect(window.texts == ["b 2", "label 1", "next"])
    window.tap("next")
    window.settle()
    #expect(window.texts == ["b 0", "label 2", "next"])
  }
}
