import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// When a style's body is evaluated (rules 2.1.4, 2.1.5 and 2.1.14 to 2.1.17).
@MainActor
@Suite struct StyleEvaluationTests {
  /// Notes each evaluation of its body.
  private struct Noting: ButtonStyle {
    let journal: Journal
    var name = "body"

    func makeBody(configuration: Configuration) -> some View {
      let role = configuration.role == .destructive ? " destructive" : ""
      journal.note(name + role + (configuration.isPressed ? " pressed" : ""))
      return configuration.label
    }
  }

  @Test("2.1.4: the body of an outer style is never evaluated")
  func outerBodies() {
    let journal = Journal()
    let window = Window {
      Button("A") {}
        .buttonStyle(Noting(journal: journal, name: "near"))
        .buttonStyle(Noting(journal: journal, name: "far"))
    }
    window.tap("A")
    window.settle()
    #expect(Set(journal.entries) == ["near", "near pressed"])
  }

  @Test("2.1.5: a trigger by a primitive style isn't a press for the style inside")
  func triggersAreNoPresses() {
    struct Triggering: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Button(configuration)
          Button("again", action: configuration.trigger).buttonStyle(.plain)
        }
      }
    }
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }
        .buttonStyle(Triggering())
        .buttonStyle(Noting(journal: journal))
    }
    journal.clear()
    window.down(at: window.graph.texts[1].frame.center)
    window.wait(0.02)
    window.up()
    #expect(journal.entries == ["action"])
  }

  @Test(
    "2.1.16: the press, the role and values that it reads evaluate a style's body, nothing else")
  func causes() {
    struct Reading: ButtonStyle {
      @Environment(\.controlSize) private var controlSize
      let journal: Journal

      func makeBody(configuration: Configuration) -> some View {
        journal.note("\(controlSize)")
        return configuration.label
      }
    }
    struct Content: View {
      let journal: Journal
      @State private var isSmall = false
      @State private var isFaint = false
      @State private var isDangerous = false

      var body: some View {
        VStack {
          Button("small") { isSmall.toggle() }
          Button("faint") { isFaint.toggle() }
          Button("role") { isDangerous.toggle() }
          Button("A", role: isDangerous ? .destructive : nil) { journal.note("action") }
            .buttonStyle(Noting(journal: journal))
          Button("B") {}
            .buttonStyle(Reading(journal: journal))
            .controlSize(isSmall ? .small : .regular)
            .foregroundColor(isFaint ? .gray : .black)
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    journal.clear()
    func notes(of label: String) -> [String] {
      window.click(label)
      window.settle()
      defer { journal.clear() }
      return journal.entries
    }
    #expect(notes(of: "small") == ["small"])
    #expect(notes(of: "faint") == [])
    #expect(notes(of: "role") == ["body destructive"])
    #expect(notes(of: "A") == ["body destructive pressed", "action", "body destructive"])
  }

  @Test("2.1.16: a style with a closure always counts as changed")
  func closures() {
    struct Closing: ButtonStyle {
      let note: () -> Void

      func makeBody(configuration: Configuration) -> some View {
        note()
        return configuration.label
      }
    }
    struct Content: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        Button("count \(count)") { count += 1 }
        Button("A") {}.buttonStyle(Closing { journal.note("body \(count)") })
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    journal.clear()
    window.click("count 0")
    #expect(journal.entries == ["body 1"])
  }

  @Test("2.1.15: state and environment in a ButtonStyle are the button's own")
  func stateInButtonStyles() {
    struct Counting: ButtonStyle {
      @State private var count = 0
      @Environment(\.controlSize) private var size

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Button("\(size) \(count)") { count += 1 }
          configuration.label
        }
      }
    }
    let window = Window {
      VStack {
        Button("A") {}.controlSize(.small)
        Button("B") {}
      }
      .buttonStyle(Counting())
      .controlSize(.large)
    }
    #expect(window.texts == ["small 0", "A", "large 0", "B"])
    window.down(at: window.graph.texts[0].frame.center, .mouse(button: 0))
    window.up(.mouse(button: 0))
    window.settle()
    #expect(window.texts == ["small 1", "A", "large 0", "B"])
  }

  @Test("2.1.17: control size, tint and font set outside apply to the style")
  func environment() {
    struct Telling: ButtonStyle {
      @Environment(\.controlSize) private var size
      @Environment(\.font) private var font
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        Text("\(size) \(font == .title) \(isEnabled)").foregroundStyle(.tint)
      }
    }
    let window = Window {
      Button("A") {}
        .buttonStyle(Telling())
        .controlSize(.mini).tint(.pink).font(.title).disabled(true)
    }
    #expect(window.texts == ["mini true false"])
    #expect(window.color(of: "mini true false") == SystemColor.pink.value(in: .light))
  }
}
