import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactilePickers
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A keyboard that moves through lists, scroll views and wheels.
@MainActor
@Suite struct ListNavigationTests {
  @Test("2.9.103: a control that the focus reaches is scrolled into view, and so are lazy rows")
  func scrolling() {
    let window = desktopWindow {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { Button("Row \($0)") {}.frame(height: 50) }
        }
      }
    }
    for _ in 0..<30 { window.strike(.tab) }
    #expect(window.focused == "Row 29")
    let row = window.frame(of: "Row 29")
    #expect(row.minY >= 0 && row.maxY <= 300)
    #expect(window.rings.count == 1)
    for _ in 0..<29 { window.strike(.tab, .shift) }
    #expect(window.focused == "Row 0")
    #expect(window.offset == .zero)
  }

  private struct Library: View {
    @State private var choice: Int?
    var body: some View {
      Text("\(choice ?? -1)")
      List(0..<5, selection: $choice) { Text("Book \($0)").tag($0) }
    }
  }

  @Test("2.9.105: arrows move among the rows of a list, and Space selects one")
  func list() {
    let window = desktopWindow { Library() }
    window.strike(.tab)
    window.strike(.downArrow)
    window.strike(.downArrow)
    window.strike(.space)
    #expect(window.texts.first == "2")
    window.strike(.end)
    window.strike(.return)
    #expect(window.texts.first == "4")
    window.strike(.upArrow)
    window.strike(.return)
    #expect(window.texts.first == "3")
  }

  private struct Rows: View {
    let journal: Journal
    var body: some View {
      List {
        Button("Act") { journal.note("act") }
        HStack {
          Button("Left") { journal.note("left") }.buttonStyle(.bordered)
          Button("Right") { journal.note("right") }.buttonStyle(.bordered)
        }
      }
    }
  }

  @Test("2.9.103: a row that acts has the focus itself, other buttons of rows have their own")
  func rows() {
    let journal = Journal()
    let window = desktopWindow { Rows(journal: journal) }
    for _ in 0..<3 {
      window.strike(.tab)
      window.strike(.return)
    }
    #expect(journal.entries == ["act", "left", "right"])
  }

  @Test("arrows turn a wheel that Tab has reached")
  func wheel() {
    struct Turning: View {
      @State private var number = 3
      var body: some View {
        Text("number \(number)")
        Picker("Number", selection: $number) {
          ForEach(0..<9) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.wheel)
      }
    }
    let window = desktopWindow { Turning() }
    window.strike(.tab)
    window.strike(.downArrow)
    window.settle()
    #expect(window.texts.first == "number 4")
    window.strike(.upArrow)
    window.strike(.upArrow)
    window.settle()
    #expect(window.texts.first == "number 2")
  }
}
