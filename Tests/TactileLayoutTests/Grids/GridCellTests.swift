import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Spans, anchors, alignments and unsized axes of cells.
///
/// Letters are 10 points wide and 12 high; the grid is at the origin.
@MainActor
@Suite struct GridCellTests {
  @Test("a divider makes its grid fill the width, unless it is unsized")
  func unsizedDivider() {
    func grid(_ axes: Axis.Set) -> Window {
      gridWindow {
        Grid {
          GridRow {
            Text("a")
            Text("b")
          }
          Divider().gridCellUnsizedAxes(axes).padding(.horizontal, 1)
        }
      }
    }
    #expect(grid([]).display.description.contains("198×0.5"))
    // The columns share the 172 points that the divider wants in addition.
    #expect(grid([]).frame(of: "b").minX == 147)
    #expect(grid(.horizontal).display.description.contains("26×0.5"))
    #expect(grid(.horizontal).frame(of: "b").minX == 18)
  }

  @Test("an unsized color leaves an empty corner")
  func emptyCorner() {
    let window = gridWindow {
      Grid(alignment: .topLeading) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          ForEach(1..<3) { Text("\($0)") }
        }
        ForEach(1..<3) { row in
          GridRow {
            Text("r")
            ForEach(1..<3) { Text("\(row)\($0)") }
          }
        }
      }
    }
    #expect(window.frame(of: "1") == wordFrame(18, 0, 1))
    #expect(window.frame(of: "2") == wordFrame(46, 0, 1))
    #expect(window.frame(of: "22") == wordFrame(46, 28, 2))
  }

  @Test("cells are aligned with their column and row; a cell can set its column's alignment")
  func alignment() {
    let window = gridWindow {
      Grid(alignment: .bottomTrailing) {
        GridRow(alignment: .top) {
          Text("a").gridColumnAlignment(.leading)
          Text("b")
          Color.red.frame(width: 10, height: 40)
        }
        GridRow {
          Text("ccc")
          Text("ddd")
          Color.red.frame(width: 10, height: 40)
        }
      }
    }
    #expect(window.frame(of: "a") == wordFrame(0, 0, 1))
    #expect(window.frame(of: "b") == wordFrame(58, 0, 1))
    #expect(window.frame(of: "ccc") == wordFrame(0, 76, 3))
  }

  private struct Example: View {
    @State private var volume = 0

    var body: some View {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("Volume:").gridColumnAlignment(.trailing)
          Button("Louder") { volume += 1 }
          Text("\(volume)")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Button("Silence") { volume = 0 }.gridCellColumns(2)
        }
      }
    }
  }

  @Test("the grid in the documentation works")
  func documentation() {
    let window = gridWindow { Example() }
    window.click("Louder")
    #expect(window.frame(of: "Volume:") == wordFrame(0, 0, 7))
    #expect(window.frame(of: "1") == wordFrame(146, 0, 1))
    #expect(window.display.description.contains("156×0.5"))
    #expect(window.frame(of: "Silence") == wordFrame(78, 27, 7))
    window.click("Silence")
    #expect(window.texts.contains("0"))
  }

  @Test("explicit guides move the cells of a column relative to each other")
  func guides() {
    let window = gridWindow {
      Grid(alignment: .topLeading) {
        GridRow { Text("a").alignmentGuide(.leading) { _ in 15 } }
        GridRow { Text("b") }
      }
    }
    #expect(window.frame(of: "b").minX - window.frame(of: "a").minX == 15)
  }

  @Test("text of different sizes is aligned on one baseline")
  func baselines() {
    let window = Window(scale: 1) {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("large").font(.system(size: 40))
          Text("small").font(.system(size: 10))
        }
      }
    }
    let (large, small) = (window.frame(of: "large"), window.frame(of: "small"))
    #expect(abs((large.minY + 40 * 0.9521) - (small.minY + 10 * 0.9521)) <= 1)
  }

  @Test("gridCellAnchor aligns a unit point of the view with that of its cell")
  func anchor() {
    let window = gridWindow {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 52)
          Text("a").gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
        }
        GridRow {
          Text("b").gridCellAnchor(.bottomTrailing)
          Color.red.frame(width: 50, height: 32)
        }
      }
    }
    #expect(window.frame(of: "a") == wordFrame(60, 30, 1))
    #expect(window.frame(of: "b") == wordFrame(40, 72, 1))
  }

  @Test("a cell that spans columns is aligned in them, and widens them if necessary")
  func spans() {
    let window = gridWindow {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Text("aa")
          Text("bb")
          Text("cc")
        }
        GridRow {
          Text("d").gridCellColumns(2)
          Text("e")
        }
        GridRow {
          Text("f")
          Text("gggggggg").gridCellColumns(2)
        }
      }
    }
    // The last two columns have 50 points and need 80: 15 more each.
    #expect(window.frame(of: "bb").minX == 37.5)
    #expect(window.frame(of: "cc").minX == 82.5)
    #expect(window.frame(of: "d").midX == 32.5)
    #expect(window.frame(of: "gggggggg") == wordFrame(30, 24, 8))
  }

  @Test("a cell with wrapping text spans its columns and doesn't widen them beyond the grid")
  func wrappingSpan() {
    let window = gridWindow(CGSize(width: 60, height: 100)) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("aa")
          Text("bb")
        }
        Text("cccc dddd")
      }
    }
    #expect(window.frame(of: "cccc dddd") == CGRect(x: 0, y: 12, width: 40, height: 24))
    #expect(window.frame(of: "bb").minX == 20)
  }

  @Test("columns without other cells share the space like any others")
  func bareColumns() {
    let window = gridWindow {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.overlay { Text("r") }
          Color.red.overlay { Text("s") }
          Color.red.overlay { Text("t") }.gridCellColumns(2)
        }
      }
    }
    #expect(["r", "s", "t"].map { window.center(of: $0).x } == [25, 75, 150])
  }

  @Test(
    "an invalid span is clamped, with a warning",
    arguments: [(0, 1), (-3, 1), (Int.max, 1000)])
  func badSpan(count: Int, usable: Int) {
    let warnings = RuntimeWarning.collect {
      let window = gridWindow {
        Grid(alignment: .leading) {
          GridRow {
            Text("a")
            Text("b")
          }
          GridRow { Text("ccc").gridCellColumns(count) }
        }
      }
      // Where no two cells meet there is no gap: a span beyond the grid is as wide as the grid.
      #expect(window.frame(of: "b").minX == (count < 1 ? 38 : 19))
      #expect(window.frame(of: "ccc").width == 30)
    }
    #expect(
      warnings == [
        "gridCellColumns() got \(count); the cell spans \(usable). Pass a number of columns from 1 "
          + "to 1000."
      ])
  }
}
