import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct ListSelectionTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private let grey = RGBAColor.bytes(209, 209, 214)
  private let journal = Journal()

  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(size: CGSize(width: 400, height: 600), content)
  }

  /// Touches the row beside what is in it.
  private func touchRow(_ label: String, in window: Window) {
    window.touch(point(350, window.drawnFrame(of: label)?.midY ?? 0))
    window.settle()
  }

  private func selectedRows(_ window: Window) -> [CGRect] {
    window.fills.filter { $0.color == grey }.map(\.rect)
  }

  @Test("a tap on a row selects its identity, and its background is gray")
  func one() {
    let window = window {
      Stateful(Int?.none) { selection in
        List([Item(id: 1), Item(id: 2)], selection: selection) { Text($0.name) }
          .onChange(of: selection.wrappedValue) { _, new in
            journal.note(new.map { "\($0)" } ?? "none")
          }
      }
    }
    #expect(selectedRows(window).isEmpty)
    touchRow("row 2", in: window)
    #expect(journal.entries == ["2"])
    #expect(selectedRows(window) == [CGRect(x: 16, y: 87, width: 368, height: 52)])
    window.touch(window.center(of: "row 1"))
    window.settle()
    #expect(journal.entries == ["2", "1"])
    #expect(selectedRows(window) == [CGRect(x: 16, y: 35, width: 368, height: 52)])
    touchRow("row 1", in: window)
    #expect(journal.entries == ["2", "1"])
  }

  @Test("several rows can be selected, and a second tap deselects one")
  func many() {
    var chosen: Binding<Set<String>>?
    let window = window {
      Stateful(Set<String>()) { selection in
        let _ = chosen = selection
        List(selection: selection) {
          Text("A").tag("a")
          Text("B").tag("b")
          Section("More") { Text("C").padding().tag("c") }
        }
      }
    }
    touchRow("A", in: window)
    touchRow("C", in: window)
    #expect(chosen?.wrappedValue == ["a", "c"])
    #expect(selectedRows(window).count == 2)
    touchRow("A", in: window)
    #expect(chosen?.wrappedValue == ["c"])
    chosen?.wrappedValue = ["a", "b"]
    window.settle()
    #expect(selectedRows(window).count == 2)
  }

  @Test("a row without a matching tag can't be selected, nor one with a button, which acts")
  func notSelected() {
    let window = window {
      Stateful(Int?.none) { selection in
        List(selection: selection) {
          Text("Bare")
          Text("Other").tag("other")
          Button("Act") { journal.note("act") }.tag(1)
          HStack {
            Text("Mixed")
            Button("Own") { journal.note("own") }.buttonStyle(.borderless)
          }
          .tag(2)
        }
        .onChange(of: selection.wrappedValue) { journal.note("selected \($1 ?? 0)") }
      }
    }
    for label in ["Bare", "Other", "Act"] { touchRow(label, in: window) }
    #expect(journal.entries == ["act"])
    journal.clear()
    window.tap("Own")
    window.settle()
    #expect(journal.entries == ["own"])
    touchRow("Mixed", in: window)
    #expect(journal.entries == ["own", "selected 2"])
  }

  @Test("a row exposes its selection, and can be selected by accessibility")
  func accessibility() {
    let window = window {
      Stateful(Int?.some(0)) { selection in
        List(0..<2, selection: selection) { Text("row \($0)") }
      }
    }
    #expect(
      window.graph.accessibilityDescription
        == "scroll view “”\n  text “row 0”, selected\n  text “row 1”")
    window.graph.accessibilityElements.flatMap(\.flattened)
      .first { $0.label == "row 1" }?.perform("activate")
    window.settle()
    #expect(
      window.graph.accessibilityDescription
        == "scroll view “”\n  text “row 0”\n  text “row 1”, selected")
  }

  @Test("a list without a selection selects nothing, and neither does a disabled one")
  func without() {
    let plain = window { List { Text("A").tag(1) } }
    let elements = plain.graph.accessibilityElements.flatMap(\.flattened)
    #expect(elements.allSatisfy { $0.actions.isEmpty })
    let disabled = window {
      Stateful(Int?.none) { List(0..<3, selection: $0) { Text("row \($0)") } }.disabled(true)
    }
    touchRow("row 1", in: disabled)
    #expect(selectedRows(disabled).isEmpty)
  }

  @Test(
    "a change of the selection redraws two rows, for any number of rows", arguments: [10, 1000])
  func work(count: Int) {
    let window = window {
      Stateful(Int?.some(0)) { selection in
        List(selection: selection) { Section { ForEach(0..<count) { Text("row \($0)") } } }
      }
    }
    let work = window.work { window.touch(window.center(of: "row 2")) }
    #expect(work.displayItems <= 8 && work.measures == 0)
  }

  @Test("2.4.52: a press on a row of a section triggers only that row")
  func sectionRows() {
    let window = window {
      List {
        Section {
          Text("Text")
          Button("Button") { journal.note("button") }
        }
      }
    }
    window.touch(window.center(of: "Text"))
    touchRow("Text", in: window)
    #expect(journal.entries.isEmpty)
    touchRow("Button", in: window)
    #expect(journal.entries == ["button"])
  }
}
