import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactilePickers
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A keyboard that reaches every control of a window, as on a desktop.
@MainActor
@Suite struct KeyNavigationTests {
  private struct Settings: View {
    let journal: Journal
    @State private var isOn = false
    @State private var color = 1

    var body: some View {
      Text("\(isOn ? "on" : "off") \(color)")
      Button("Save") { journal.note("save") }
      Button("Locked") { journal.note("locked") }.disabled(true)
      Toggle("Wi-Fi", isOn: $isOn)
      Link("Help", destination: URL(string: "https://example.org")!)
      Picker("Color", selection: $color) {
        Text("Red").tag(0)
        Text("Green").tag(1)
        Text("Blue").tag(2)
      }
      .pickerStyle(.segmented)
      Button("Aside") { journal.note("aside") }.focusable(false)
      Menu("More") { Button("Item") { journal.note("item") } }
    }
  }

  @Test("2.9.103: Tab reaches every control in reading order, and Shift-Tab goes back")
  func order() {
    let window = desktopWindow { Settings(journal: Journal()) }
    var found: [String] = []
    for _ in 0..<6 {
      window.strike(.tab)
      found.append(window.focused)
    }
    #expect(found == ["Save", "Wi-Fi", "Help", "Green", "More", "Save"])
    window.strike(.tab, .shift)
    #expect(window.focused == "More")
    window.strike(.tab, .shift)
    #expect(window.focused == "Green")
    window.strike(.tab, .shift)
    #expect(window.focused == "Help")
  }

  @Test("2.9.103: without a desktop, Tab finds no control that takes no focus")
  func notElsewhere() {
    let window = Window(idiom: .pad) { Settings(journal: Journal()) }
    #expect(!window.strike(.tab))
    #expect(window.graph.focus.current == nil)
  }

  @Test("2.7.72: Space and Return press the control that Tab has reached")
  func pressing() {
    let journal = Journal()
    let window = desktopWindow { Settings(journal: journal) }
    window.strike(.tab)
    window.strike(.space)
    window.strike(.return)
    #expect(journal.entries == ["save", "save"])
    window.strike(.tab)
    window.strike(.space)
    #expect(window.texts.first == "on 1")
  }

  @Test("2.9.105: arrows move among the segments of a picker, and Space selects one")
  func segments() {
    let window = desktopWindow { Settings(journal: Journal()) }
    for _ in 0..<4 { window.strike(.tab) }
    #expect(window.focused == "Green")
    window.strike(.rightArrow)
    #expect(window.focused == "Blue")
    window.strike(.rightArrow)
    #expect(window.focused == "Blue")
    window.strike(.space)
    #expect(window.texts.first == "off 2")
    window.strike(.leftArrow)
    window.strike(.leftArrow)
    #expect(window.focused == "Red")
    window.strike(.tab)
    #expect(window.focused == "More")
    window.strike(.tab, .shift)
    #expect(window.focused == "Blue")
  }

  private struct Lit: ButtonStyle {
    @Environment(\.isFocused) private var isFocused
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(isFocused ? "focused" : "plain")
    }
  }

  @Test("2.7.74: the style of the button in focus reads it from the environment")
  func environment() {
    let window = desktopWindow {
      VStack {
        Button("A") {}
        Button("B") {}
      }
      .buttonStyle(Lit())
    }
    #expect(window.texts == ["A", "plain", "B", "plain"])
    window.strike(.tab)
    window.settle()
    #expect(window.texts == ["A", "focused", "B", "plain"])
    window.strike(.tab)
    window.settle()
    #expect(window.texts == ["A", "plain", "B", "focused"])
  }

  private struct Form: View {
    @FocusState private var isSaving: Bool
    var body: some View {
      Text(isSaving ? "saving" : "not")
      Button("Open") { isSaving = true }
      Button("Save") {}.focused($isSaving)
    }
  }

  @Test("a focus state knows of the control that Tab has reached, and moves the focus there")
  func state() {
    let window = desktopWindow { Form() }
    window.strike(.tab)
    #expect(window.texts.first == "not")
    window.strike(.tab)
    #expect(window.texts.first == "saving")
    window.strike(.tab)
    window.strike(.return)
    #expect(window.texts.first == "saving")
    #expect(window.focused == "Save")
  }

  @Test("2.9.106: Escape takes the focus away")
  func escape() {
    let window = desktopWindow { Button("A") {} }
    #expect(!window.strike(.escape))
    window.strike(.tab)
    #expect(window.strike(.escape))
    #expect(window.graph.focus.current == nil)
  }

  // MARK: Presentations

  @Test("2.9.107: a menu that a key opens gets the focus, and gives it back")
  func menu() {
    let journal = Journal()
    let window = desktopWindow {
      VStack {
        Button("Before") {}
        Menu("Sort") {
          Button("Name") { journal.note("name") }
          Button("Date") { journal.note("date") }
        }
        Spacer()
      }
    }
    window.strike(.tab)
    window.strike(.tab)
    #expect(window.focused == "Sort")
    window.strike(.space)
    window.settle()
    #expect(window.focused == "Name")
    #expect(window.rings.isEmpty)
    window.strike(.downArrow)
    #expect(window.focused == "Date")
    window.strike(.downArrow)
    #expect(window.focused == "Date")
    window.strike(.return)
    window.settle()
    #expect(journal.entries == ["date"])
    #expect(window.focused == "Sort")
  }

  @Test("2.9.107: arrows enter a menu that the mouse has opened")
  func menuOfMouse() {
    let window = desktopWindow {
      VStack {
        Menu("Sort") { Button("Name") {} }
        Spacer()
      }
    }
    window.click("Sort")
    window.settle()
    #expect(window.graph.focus.current == nil)
    #expect(window.strike(.downArrow))
    #expect(window.focused == "Name")
  }

  private struct Asking: View {
    @State private var isAsking = false
    var body: some View {
      Button("Ask") { isAsking = true }
        .alert("Sure?", isPresented: $isAsking) {
          Button("Yes") {}
          Button("No") {}
        }
    }
  }

  @Test("2.7.81a: while an alert is shown, Tab stays in it")
  func alert() {
    let window = desktopWindow { Asking() }
    window.strike(.tab)
    window.strike(.return)
    window.settle()
    var found = [window.focused]
    for _ in 0..<2 {
      window.strike(.tab)
      found.append(window.focused)
    }
    #expect(found == ["Yes", "No", "Yes"])
    window.strike(.space)
    window.settle()
    #expect(window.focused == "Ask")
  }
}
