import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Deleting and moving rows of a list.
@MainActor
@Suite struct ListEditingTests {
  private let journal = Journal()

  private func window(
    _ names: [String] = ["A", "B", "C", "D"], inSection: Bool = false
  ) -> Window {
    Window(size: CGSize(width: 400, height: 400)) {
      Stateful(names) { $names in
        let rows = ForEach(names, id: \.self) { name in
          Text(name).deleteDisabled(name == "C").moveDisabled(name == "D")
        }
        .onDelete { offsets in
          journal.note("delete \(Array(offsets))")
          names.remove(atOffsets: offsets)
        }
        .onMove { source, destination in
          journal.note("move \(Array(source)) to \(destination)")
          names.move(fromOffsets: source, toOffset: destination)
        }
        List {
          EditButton()
          if inSection { Section("Names") { rows } } else { rows }
        }
      }
    }
  }

  private func rows(_ window: Window) -> [String] {
    ["A", "B", "C", "D"].filter { window.texts.contains($0) }
      .sorted { window.frame(of: $0).minY < window.frame(of: $1).minY }
  }

  private func swipe(_ window: Window, _ row: String, by width: CGFloat) {
    window.swipe(from: window.center(of: row), by: CGSize(width: width, height: 0), steps: 20)
    window.wait(0.2)
    window.up()
    window.settle()
  }

  private func hasDelete(_ window: Window) -> Bool {
    window.graph.buttons.contains { $0.label == "Delete" }
  }

  @Test("a swipe reveals Delete, which passes the row's index", arguments: [false, true])
  func swipeToDelete(inSection: Bool) {
    let window = window(inSection: inSection)
    #expect(!hasDelete(window))
    swipe(window, "B", by: -120)
    #expect(hasDelete(window))
    window.tap("Delete")
    window.settle()
    #expect(journal.entries == ["delete [1]"])
    #expect(rows(window) == ["A", "C", "D"])
    swipe(window, "D", by: -350)
    #expect(journal.entries == ["delete [1]", "delete [2]"])
    #expect(rows(window) == ["A", "C"])
  }

  @Test("a row with disabled deletion doesn't move")
  func disabled() {
    let window = window()
    swipe(window, "C", by: -350)
    #expect(!hasDelete(window) && journal.entries.isEmpty)
  }

  @Test("in edit mode a button reveals Delete, rows make space for it, and swipes do nothing")
  func editMode() {
    let window = window()
    let (free, fixed) = (window.frame(of: "A").minX, window.frame(of: "C").minX)
    window.tap("Edit")
    window.settle()
    #expect(
      window.frame(of: "A").minX == free
        + ListMetrics(style: .insetGrouped, look: .standard).deleteWidth)
    #expect(window.frame(of: "C").minX == fixed)
    let removes = window.graph.buttons.filter { $0.label == "Remove" }
    #expect(removes.count == 3)
    swipe(window, "A", by: -120)
    #expect(!hasDelete(window))
    window.down(at: removes[0].frame.center)
    window.wait(0.05)
    window.up()
    window.settle()
    #expect(hasDelete(window) && journal.entries.isEmpty)
    window.tap("Delete")
    window.settle()
    #expect(journal.entries == ["delete [0]"])
    window.tap("Done")
    window.settle()
    #expect(window.frame(of: "B").minX == free)
  }

  @Test(
    "dragging the handle moves the row and drops it between others", arguments: [false, true])
  func moving(inSection: Bool) {
    let window = window(inSection: inSection)
    window.tap("Edit")
    window.settle()
    let (start, end) = (window.frame(of: "A").midY, window.frame(of: "C").midY)
    let x: CGFloat = 355
    window.down(at: point(x, start))
    for step in 1...10 {
      window.move(to: point(x, start + (end - start + 10) * CGFloat(step) / 10))
      window.wait(0.016)
    }
    #expect(abs(window.frame(of: "A").midY - end - 10) < 1)
    window.up()
    window.settle()
    #expect(journal.entries == ["move [0] to 3"])
    #expect(rows(window) == ["B", "C", "A", "D"])
    #expect(abs(window.frame(of: "A").midY - end) < 1)
  }

  @Test(
    "a handle that is released in place, or removed, moves nothing; a disabled row has none")
  func movingNothing() {
    let window = window()
    window.tap("Edit")
    window.settle()
    let y = window.frame(of: "B").midY
    window.down(at: point(355, y))
    window.move(to: point(355, y + 15))
    window.up()
    window.settle()
    window.down(at: point(355, y))
    window.move(to: point(355, y + 80))
    window.cancel()
    window.settle()
    #expect(window.frame(of: "B").midY == y)
    window.down(at: point(355, window.frame(of: "D").midY))
    window.move(to: point(355, y))
    window.up()
    window.settle()
    #expect(journal.entries == [])
    #expect(rows(window) == ["A", "B", "C", "D"])
  }

  @Test("elements at offsets are removed and moved as by SwiftUI")
  func offsets() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [1, 4], toOffset: 3)
    #expect(String(letters) == "acbedf")
    letters.move(fromOffsets: [0], toOffset: 6)
    #expect(String(letters) == "cbedfa")
    letters.remove(atOffsets: [0, 5])
    #expect(String(letters) == "bedf")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "bedf")
  }
}
