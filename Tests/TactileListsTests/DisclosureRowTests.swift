import SwiftUI
import Testing

@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Disclosure groups among the rows of a list.
@MainActor
@Suite struct DisclosureRowTests {
  @Test("a disclosure group in a list is a row, and reveals a row for each view in it")
  func rows() {
    let window = Window {
      List {
        DisclosureGroup("More") {
          Text("A")
          ForEach(0..<2, id: \.self) { Text("row \($0)") }
        }
        Text("Last")
      }
    }
    #expect(window.texts == ["More", "Last"])
    let height = window.center(of: "Last").y - window.center(of: "More").y
    window.tap("More")
    window.settle()
    #expect(window.texts == ["More", "A", "row 0", "row 1", "Last"])
    let rows = ["More", "A", "row 0", "row 1", "Last"].map { window.center(of: $0).y }
    for (first, second) in zip(rows, rows.dropFirst()) { #expect(abs(second - first - height) < 1) }
    #expect(window.frame(of: "A").minX - window.frame(of: "More").minX >= 19)
    window.tap("More")
    window.settle()
    #expect(window.texts == ["More", "Last"])
  }

  @Test("a disclosure group inside a row expands in the row")
  func inside() {
    let window = Window {
      List {
        VStack { DisclosureGroup("More", isExpanded: .constant(true)) { Text("A") } }
        Text("Last")
      }
    }
    let gap = window.center(of: "A").y - window.center(of: "More").y
    #expect(gap < 40)
  }
}
