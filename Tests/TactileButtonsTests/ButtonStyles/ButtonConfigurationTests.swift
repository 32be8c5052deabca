import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// What a style learns of its button (rules 1.1.7 to 1.3.25).
@MainActor
@Suite struct ButtonConfigurationTests {
  fileprivate static func name(_ role: ButtonRole?) -> String {
    switch role {
    case ButtonRole.destructive: "destructive"
    case ButtonRole.cancel: "cancel"
    case ButtonRole.confirm: "confirm"
    case ButtonRole.close: "close"
    default: "no role"
    }
  }

  private struct Telling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(
          ButtonConfigurationTests.name(configuration.role) + (configuration.isPressed ? "!" : ""))
        configuration.label
      }
    }
  }

  @Test("1.2.18, 1.3.25: a style learns the role and the press of its button, and has its label")
  func style() {
    let roles: [ButtonRole?] = [.destructive, .cancel, .confirm, .close, nil]
    let window = Window {
      ForEach(roles.indices, id: \.self) { Button("\($0)", role: roles[$0]) {} }
        .buttonStyle(Telling())
    }
    #expect(
      window.texts == [
        "destructive", "0", "cancel", "1", "confirm", "2", "close", "3", "no role", "4",
      ])
    window.press("1")
    #expect(window.texts.contains("cancel!"))
    window.up()
  }

  @Test("1.1.7, 1.1.14, 1.1.15: a button has the role that comes before its action, or none")
  func roles() {
    let window = Window {
      Group {
        Button(role: .destructive) {
        } label: {
          Text("A")
        }
        Button(role: nil, action: {}, label: { Text("B") })
        Button(action: {}, label: { Text("C") })
      }
      .buttonStyle(Telling())
    }
    #expect(window.texts == ["destructive", "A", "no role", "B", "no role", "C"])
  }

  @Test("1.2.20: a primitive style triggers the action itself, whenever it likes")
  func primitive() {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(ButtonConfigurationTests.name(configuration.role))
          configuration.label
        }
        .onAppear {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
    let journal = Journal()
    let window = Window {
      Button("A", role: .cancel) { journal.note("action") }.buttonStyle(Twice())
    }
    #expect(window.texts == ["cancel", "A"])
    #expect(journal.entries == ["action", "action"])
  }

  @Test("1.2.22: a style that is a class styles its buttons, but its state is kept nowhere")
  func classes() {
    final class Counting: ButtonStyle {
      @State private var count = 0

      nonisolated init() {}

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("\(count)").onChange(of: configuration.isPressed) { self.count += 1 }
          configuration.label
        }
      }
    }
    let window = Window { Button("A") {}.buttonStyle(Counting()) }
    let warnings = RuntimeWarning.collect { window.tap("A") }
    #expect(window.texts == ["0", "A"])
    #expect(warnings.first?.contains("@State of type Int was written outside of a view") == true)
  }
}
