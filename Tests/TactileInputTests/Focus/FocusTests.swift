import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The keyboard focus, and the states bound to it.
@MainActor
@Suite struct FocusTests {
  private enum Field: Hashable { case name, pay, gone }

  private struct Form: View {
    @FocusState private var field: Field?
    let journal: Journal
    var isDisabled = false

    var body: some View {
      Text("\(field.map { "\($0)" } ?? "nowhere")")
      Button("Name") { field = .pay }.focused($field, equals: .name)
      Button("Pay") { journal.note("paid") }.focused($field, equals: .pay)
        .disabled(isDisabled)
      Button("Clear") { field = nil }
      Button("Gone") { field = .gone }
    }
  }

  @Test("a focus state moves the focus and follows it; Tab moves on, from the last to the first")
  func state() {
    let journal = Journal()
    let window = Window { Form(journal: journal) }
    #expect(window.texts.first == "nowhere")
    #expect(window.strike(.tab))
    #expect(window.texts.first == "name")
    window.strike(.tab)
    #expect(window.texts.first == "pay")
    window.strike(.tab)
    #expect(window.texts.first == "name")
    window.strike(.tab, .shift)
    #expect(window.texts.first == "pay")
    window.click("Clear")
    #expect(window.texts.first == "nowhere")
    #expect(!window.strike(.return))
  }

  private struct Twins: View {
    @FocusState private var field: Field?

    var body: some View {
      Text("\(field.map { "\($0)" } ?? "nowhere")")
      Lit(name: "first").focused($field, equals: .name)
      Lit(name: "second").focused($field, equals: .name)
      Button("Name") { field = .name }
      Button("Clear") { field = nil }
    }
  }

  @Test("of two views with the same value, the first gets the focus, with a warning; Tab moves on")
  func ambiguous() {
    let window = Window { Twins() }
    let warnings = RuntimeWarning.collect { window.tap("Name") }
    #expect(window.texts.prefix(3) == ["name", "first!", "second"])
    #expect(warnings.count == 1)
    window.strike(.tab)
    #expect(window.texts.prefix(3) == ["name", "first", "second!"])
    window.tap("Clear")
    #expect(window.texts.prefix(3) == ["nowhere", "first", "second"])
  }

  @Test("2.7.72: Return triggers the focused button, and Space presses it until it is released")
  func keys() {
    let journal = Journal()
    let window = Window { Form(journal: journal) }
    window.strike(.tab)
    window.strike(.return)
    #expect(window.texts.first == "pay")
    window.host.send(KeyEvent(.space, phase: .down))
    window.host.send(KeyEvent(.space, phase: .down))
    #expect(journal.entries == [])
    window.host.send(KeyEvent(.space, phase: .up))
    #expect(journal.entries == ["paid"])
  }

  private struct Held: View {
    @FocusState private var isFocused: Bool
    let journal: Journal

    var body: some View {
      Button("A") { journal.note("action") }
        .buttonStyle(TellingStyle(journal: journal))
        .focused($isFocused)
        .onAppear { isFocused = true }
    }
  }

  @Test("2.7.72: Space holds the button pressed, and losing the focus releases it")
  func held() {
    let journal = Journal()
    let window = Window {
      Held(journal: journal)
      Text("Elsewhere").focusable()
    }
    #expect(!window.isPressed)
    window.host.send(KeyEvent(.space, phase: .down))
    #expect(window.isPressed)
    window.strike(.tab)
    #expect(!window.isPressed)
    window.host.send(KeyEvent(.space, phase: .up))
    #expect(!journal.entries.contains("action"))
  }

  private struct Lit: View {
    @Environment(\.isFocused) private var isFocused
    let name: String
    var body: some View { Text(isFocused ? "\(name)!" : name) }
  }

  @Test("2.7.74: the content of the focused view can read that it is focused")
  func environment() {
    let window = Window {
      VStack {
        Lit(name: "A").focusable()
        Lit(name: "B").focusable(false)
        Lit(name: "C").focusable()
        Lit(name: "D")
      }
    }
    #expect(window.texts == ["A", "B", "C", "D"])
    window.strike(.tab)
    #expect(window.texts == ["A!", "B", "C", "D"])
    window.strike(.tab)
    #expect(window.texts == ["A", "B", "C!", "D"])
  }

  @Test("a disabled view can't be focused: a state that requests it is reset to nil")
  func disabled() {
    let window = Window { Form(journal: Journal(), isDisabled: true) }
    window.strike(.tab)
    #expect(window.texts.first == "name")
    window.click("Name")
    #expect(window.texts.first == "nowhere")
  }

  private struct Switch: View {
    @State private var isOn = true
    @FocusState private var isFocused: Bool

    var body: some View {
      Text(isFocused ? "focused" : "not")
      if isOn { Text("View").focused($isFocused) }
      Button("Remove") { isOn = false }
    }
  }

  @Test("a removed view loses the focus")
  func removal() {
    let window = Window { Switch() }
    window.strike(.tab)
    #expect(window.texts.first == "focused")
    window.click("Remove")
    window.settle()
    #expect(window.graph.focus.current == nil)
    #expect(window.texts.first == "not")
  }

  @Test("a value without a view removes the focus")
  func nowhere() {
    let window = Window { Form(journal: Journal()) }
    window.strike(.tab)
    window.click("Gone")
    #expect(window.graph.focus.current == nil)
    #expect(window.texts.first == "gone")
  }
}
