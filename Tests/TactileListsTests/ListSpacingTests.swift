import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Distances and lines between the rows and the sections of a list.
@MainActor
@Suite struct ListSpacingTests {
  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(size: CGSize(width: 400, height: 600)) { content() }
  }

  private func top(_ window: Window, _ label: String) -> CGFloat {
    window.drawnFrame(of: label)?.minY ?? .nan
  }

  private struct Rows: View {
    var hasLooseRow = false

    var body: some View {
      if hasLooseRow {
        Text("A")
        Text("B")
      }
      Section {
        Text("C")
        Text("D")
      }
      Section { Text("E") }
    }
  }

  @Test(
    "8.3.22: Rows are apart by the row spacing, inside and outside of sections",
    arguments: [true, false])
  func rows(isPlain: Bool) {
    let window = window {
      if isPlain {
        List { Rows(hasLooseRow: true) }.listStyle(.plain).listRowSpacing(10)
      } else {
        List { Rows(hasLooseRow: true) }.listRowSpacing(10)
      }
    }
    #expect(top(window, "B") - top(window, "A") == 62)
    #expect(top(window, "D") - top(window, "C") == 62)
  }

  @Test("8.3.22: Without sections, rows are apart as well, and a nil restores the default")
  func simple() {
    let window = window {
      List(0..<3) { Text("Row \($0)") }.listRowSpacing(8)
    }
    #expect(top(window, "Row 1") - top(window, "Row 0") == 60)
    let other = self.window {
      List(0..<3) { Text("Row \($0)") }.listRowSpacing(nil).listRowSpacing(8)
    }
    #expect(top(other, "Row 1") - top(other, "Row 0") == 52)
  }

  @Test("8.3.22: Each spaced row has its own round corners, and there are no lines")
  func cards() {
    let white = RGBAColor.bytes(255, 255, 255)
    let spaced = window { List(0..<3) { Text("Row \($0)") }.listRowSpacing(8) }
    let rects = spaced.fills.filter { $0.color == white }.map(\.rect)
    #expect(rects.map(\.height) == [52, 52, 52])
    #expect(Set(rects.map(\.minX)) == [16])
    #expect(!spaced.fills.contains { $0.rect.height == 1 })
    let joined = window { List(0..<3) { Text("Row \($0)") } }
    #expect(joined.fills.count { $0.rect.height == 1 } == 2)
  }

  @Test("8.3.22: A spacing that is negative counts as 0, and a warning says so")
  func negative() {
    let warnings = RuntimeWarning.collect {
      let window = window { List(0..<2) { Text("Row \($0)") }.listRowSpacing(-5) }
      #expect(top(window, "Row 1") - top(window, "Row 0") == 52)
    }
    #expect(warnings.count == 1 && warnings[0].contains("listRowSpacing"))
  }

  @Test("8.3.23: Sections are apart by the section spacing, which a section can set for itself")
  func sections() {
    let normal = window { List { Rows() } }
    #expect(top(normal, "E") - top(normal, "D") == 87)
    let compact = window { List { Rows() }.listSectionSpacing(.compact) }
    #expect(top(compact, "E") - top(compact, "D") == 68)
    let custom = window { List { Rows() }.listSectionSpacing(60) }
    #expect(top(custom, "E") - top(custom, "D") == 112)
    let restored = window { List { Rows() }.listSectionSpacing(.default).listSectionSpacing(60) }
    #expect(top(restored, "E") - top(restored, "D") == 87)
    let single = window {
      List {
        Section { Text("C") }.listSectionSpacing(.custom(5))
        Section { Text("D") }
        Section("Title") { Text("E") }.listSectionSpacing(.custom(30))
      }
    }
    #expect(top(single, "D") - top(single, "C") == 74.5)
  }

  @Test("8.3.24: A section draws the lines that are made visible, in their tint")
  func lines() {
    let red = RGBAColor.bytes(255, 0, 0)
    let window = window {
      List {
        Section {
          Text("C")
          Text("D")
        }
        .listSectionSeparator(.visible, edges: .bottom)
        .listSectionSeparatorTint(Color(.sRGB, red: 1, green: 0, blue: 0))
        Section { Text("E") }
      }
      .listStyle(.plain)
    }
    let lines = window.fills.filter { $0.color == red }.map(\.rect)
    #expect(lines.count == 1)
    #expect(lines.first?.width == 400)
    #expect((lines.first?.minY ?? 0) > top(window, "D"))
    let hidden = self.window {
      List {
        Section { Text("C") }.listSectionSeparatorTint(Color(.sRGB, red: 1, green: 0, blue: 0))
      }
    }
    #expect(!hidden.fills.contains { $0.color == red })
  }

  @Test("8.3.25: In the inset style, lines end before both edges, on the background of the window")
  func inset() {
    let window = window { List(0..<2) { Text("Row \($0)") }.listStyle(.inset) }
    let line = window.fills.first { $0.rect.height == 1 }?.rect ?? .null
    #expect(line.minX == 16 && line.maxX == 384)
    let plain = self.window { List(0..<2) { Text("Row \($0)") }.listStyle(.plain) }
    #expect(top(window, "Row 1") == top(plain, "Row 1"))
  }

  @Test("8.3.26: A row with a disabled selection can't be selected by a finger, and the others can")
  func selectionDisabled() {
    struct Rooms: View {
      @State private var room: Int?

      var body: some View {
        List(0..<3, selection: $room) { number in
          Text("Room \(number)").selectionDisabled(number == 1)
        }
        .overlay { Text(room.map { "Chose \($0)" } ?? "None") }
      }
    }
    let window = window { Rooms() }
    window.touch(point(350, window.drawnFrame(of: "Room 1")?.midY ?? 0))
    window.settle()
    #expect(window.texts.contains("None"))
    window.touch(point(350, window.drawnFrame(of: "Room 2")?.midY ?? 0))
    window.settle()
    #expect(window.texts.contains("Chose 2"))
  }
}
