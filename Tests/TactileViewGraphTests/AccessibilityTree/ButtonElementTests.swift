import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Buttons in the accessibility tree (rules 2.7.75 and 2.7.76).
@MainActor
@Suite struct ButtonElementTests {
  @Test("2.7.75: a button is one element with joined texts; inner labels count")
  func buttonLabels() {
    #expect(
      Window.accessibilityLines {
        Button {
        } label: {
          VStack {
            Image(systemName: "star")
            Text("Add")
            Text("one more")
          }
        }
        Button {
        } label: {
          Image(systemName: "xmark")
        }
        Button {
        } label: {
          Image(systemName: "xmark").accessibilityLabel("Close")
        }
        Button("No") {}.disabled(true)
        Button("Styled") {}.buttonStyle(.borderedProminent)
      } == [
        "button “Add, one more”", "button “xmark”", "button “Close”", "button “No”, dimmed",
        "button “Styled”",
      ])
  }

  @Test("2.7.75: a button that a primitive style draws with another button is one element as well")
  func nestedStyles() {
    struct Plain: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }
    struct Informed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button("More") {}
        }
      }
    }
    #expect(
      Window.accessibilityLines { Button("Once") {}.buttonStyle(Plain()) } == ["button “Once”"])
    #expect(
      Window.accessibilityLines { Button("Tell") {}.buttonStyle(Informed()) } == [
        "button “Tell, More”", "  button “More”",
      ])
  }

  @Test("a view with the button trait is found as a button, and follows its state")
  func madeButton() {
    struct Toggle: View {
      @State private var isOn = false
      var body: some View {
        HStack {
          Text("Wi-Fi")
          Circle()
        }
        .onTapGesture { isOn.toggle() }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
        .accessibilityValue(isOn ? "on" : "off")
        .accessibilityAction { isOn.toggle() }
      }
    }
    let window = Window { Toggle() }
    #expect(window.accessibilityLines == ["button “Wi-Fi” value “off”"])
    #expect(window.graph.buttons.count == 1)
    window.graph.accessibilityElements.first?.perform("activate")
    window.update()
    #expect(window.accessibilityLines == ["button “Wi-Fi” value “on”, selected"])
    // A finger finds it by the same name.
    window.tap("Wi-Fi")
    #expect(window.accessibilityLines == ["button “Wi-Fi” value “off”"])
    window.settle()
  }

  @Test("2.7.76: activation runs a button's action without a press; a disabled one does nothing")
  func activation() {
    let journal = Journal()
    let window = Window {
      Button("yes") { journal.note("yes") }
      Button("no") { journal.note("no") }.disabled(true)
      Text("Mail")
        .accessibilityAction(named: "Reply") { journal.note("reply") }
        .accessibilityAction(named: Text("Delete")) { journal.note("delete") }
        .accessibilityAction(.escape) { journal.note("escape") }
      Button("other") { journal.note("action") }.accessibilityAction { journal.note("instead") }
    }
    #expect(
      window.accessibilityLines == [
        "button “yes”", "button “no”, dimmed", "text “Mail”, can Reply and Delete and escape",
        "button “other”",
      ])
    let elements = window.graph.accessibilityElements
    #expect(elements[0].perform("activate"))
    #expect(elements[1].perform("activate"))
    #expect(elements[2].perform("Delete"))
    #expect(!elements[2].perform("Forward"))
    #expect(elements[3].perform("activate"))
    #expect(journal.entries == ["yes", "delete", "instead"])
    window.update()
  }
}
