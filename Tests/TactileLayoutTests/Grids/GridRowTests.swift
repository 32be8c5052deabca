import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Rows, in grids and elsewhere, and the cost of changing them.
///
/// Letters are 10 points wide and 12 high; the grid is at the origin.
@MainActor
@Suite struct GridRowTests {
  @Test("a nested row adds its cells to the outer one, and a row outside of a grid is a group")
  func rowsElsewhere() {
    let window = gridWindow {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("a")
          GridRow(alignment: .bottom) {
            Text("b")
            Text("c")
          }
        }
        GridRow {}
        GridRow {
          Text("dd")
          Text("e")
        }
      }
      VStack(spacing: 0) {
        GridRow {
          Text("f")
          Text("g")
        }
      }
    }
    #expect(window.frame(of: "c") == wordFrame(46, 0, 1))
    #expect(window.frame(of: "e") == wordFrame(28, 12, 1))
    #expect(window.frame(of: "g").minY == window.frame(of: "f").maxY)
  }

  @Test("a modifier on a row applies to each of its cells")
  func modifiedRow() {
    let window = gridWindow {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("a")
          Text("b")
        }
        .padding(5)
        GridRow { Text("c") }.frame(width: 40, alignment: .trailing)
      }
    }
    #expect(window.frame(of: "a") == wordFrame(5, 5, 1))
    #expect(window.frame(of: "b") == wordFrame(53, 5, 1))
    #expect(window.frame(of: "c") == wordFrame(30, 26, 1))
  }

  private struct Changing: View {
    @State private var rows = 2
    @State private var isWide = false
    @State private var alignment = VerticalAlignment.top

    var body: some View {
      Grid(alignment: .topLeading) {
        ForEach(0..<rows, id: \.self) { row in
          GridRow(alignment: alignment) {
            Text("\(row)")
            Color.red.frame(width: 10, height: 30)
          }
        }
        GridRow {
          Button("row") { rows += 1 }.gridCellColumns(isWide ? 2 : 1).padding(0)
          Button("x") { isWide.toggle() }
          Button("up") { alignment = alignment == .top ? .bottom : .top }
        }
      }
    }
  }

  @Test("changed rows, spans and alignments update the grid in the same update")
  func changes() {
    let window = gridWindow(CGSize(width: 200, height: 200)) { Changing() }
    #expect(window.frame(of: "0") == wordFrame(0, 0, 1))
    #expect(window.frame(of: "x").minX == 38)
    window.click("row")
    window.settle()
    #expect(window.frame(of: "2") == wordFrame(0, 76, 1))
    #expect(window.frame(of: "row").minY == 110)
    window.click("x")
    window.settle()
    // The cell covers two columns: 10, 8 and 12 more of the first row's.
    #expect(window.frame(of: "x").minX == 38)
    #expect(window.frame(of: "up").minX == 56)
    window.click("up")
    window.settle()
    #expect(window.frame(of: "0") == wordFrame(0, 18, 1))
  }

  private struct Spanning: View {
    let register: (Binding<Int>) -> Void
    @State private var count = 1

    var body: some View {
      register($count)
      return Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("aa")
          Text("bb")
        }
        GridRow {
          Text("c").gridCellColumns(count).padding(2)
          Text("d")
        }
      }
    }
  }

  @Test("a cell's grid modifiers apply through the modifiers around them")
  func modifiedCell() {
    var count: Binding<Int>?
    let window = gridWindow { Spanning { count = $0 } }
    #expect(window.frame(of: "d").midX == 30)
    count?.wrappedValue = 2
    window.update()
    #expect(window.frame(of: "d").midX == 45)
  }

  /// A cell with a title of its own, in a frame that never changes.
  private struct Cell: View {
    let index: Int
    let register: (Int, Binding<String>) -> Void
    @State private var title = "a"

    var body: some View {
      register(index, $title)
      return Text(title).frame(width: 30, height: 20)
    }
  }

  @Test("a cell that changes without changing its size costs only its path", arguments: [10, 1000])
  func work(count: Int) throws {
    var titles: [Int: Binding<String>] = [:]
    let window = Window {
      VStack {
        Grid {
          ForEach(0..<count, id: \.self) { row in
            GridRow {
              Cell(index: row) { titles[$0] = $1 }
              Color.red
            }
          }
        }
      }
    }
    let title = try #require(titles[count / 2])
    let equal = window.work {
      title.wrappedValue = "b"
      window.graph.update()
    }
    #expect(window.texts.count { $0 == "b" } == 1)
    #expect(equal.bodies == 1)
    // The text, and the frame once for each of the proposals that grid and column made.
    #expect(equal.measures <= 12)
    #expect(equal.placements <= 2)
    #expect(equal.displayItems == 1)
    let depth = try #require(window.depth(of: "b"))
    #expect(equal.visits <= 4 * (depth + 1))
  }
}
