import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Rows and columns.
///
/// Letters are 10 points wide and 12 high; the window begins at 0, 0.
@MainActor
@Suite struct GridTests {
  private func window(
    _ size: CGSize = CGSize(width: 200, height: 100), @ViewBuilder _ content: () -> some View
  ) -> Window {
    Window(size: size) {
      content().font(.system(size: 10))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ letters: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: letters * 10, height: 12)
  }

  @Test("columns are as wide as their widest cell, rows as high as their highest, 8 points apart")
  func table() {
    let window = window {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("aaa")
          Text("b")
        }
        GridRow {
          Text("c")
          Text("ddd").frame(height: 30, alignment: .top)
          Text("e")
        }
        GridRow { Text("f") }
      }
    }
    #expect(window.frame(of: "aaa") == frame(0, 0, 3))
    #expect(window.frame(of: "b") == frame(38, 0, 1))
    #expect(window.frame(of: "c") == frame(0, 20, 1))
    #expect(window.frame(of: "ddd") == frame(38, 20, 3))
    #expect(window.frame(of: "e") == frame(76, 20, 1))
    #expect(window.frame(of: "f") == frame(0, 58, 1))
  }

  @Test("the grid's spacing stands in for the views' own, a negative one makes them overlap")
  func spacing() {
    let window = window {
      Grid(horizontalSpacing: 3, verticalSpacing: -2) {
        GridRow {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    #expect(window.frame(of: "b") == frame(13, 0, 1))
    #expect(window.frame(of: "c").minY == 10)
  }

  @Test(
    "a spacing that is no finite number counts as none, with a warning",
    arguments: [
      CGFloat.nan, .infinity,
    ])
  func badSpacing(spacing: CGFloat) {
    let warnings = RuntimeWarning.collect {
      let window = window {
        Grid(horizontalSpacing: spacing) {
          GridRow {
            Text("a")
            Text("b")
          }
        }
      }
      #expect(window.frame(of: "b").minX == 18)
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("Grid got a spacing") == true)
  }

  @Test("cells that can grow share the width and the height that are left")
  func flexibleCells() {
    let window = window {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("aaaa")
          Color.red.overlay { Text("r") }
          Color.red.overlay { Text("s") }
        }
        GridRow {
          Text("b")
          Text("c")
          Text("d")
        }
      }
    }
    // 40 for the letters, 80 for each colour; the second row is a line high.
    #expect(window.center(of: "r") == point(80, 44))
    #expect(window.center(of: "s") == point(160, 44))
    #expect(window.frame(of: "d") == frame(155, 88, 1))
  }

  @Test("where the grid may have its ideal size, so may its cells")
  func idealSize() {
    let window = window {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.overlay { Text("r") }
          Text("a")
        }
      }
      .fixedSize()
    }
    #expect(window.frame(of: "a") == frame(10, 0, 1))
  }

  @Test("a view outside of rows covers all columns and widens them only when it must")
  func outsideOfRows() {
    let window = window {
      Grid(alignment: .leading) {
        GridRow {
          Text("aa")
          Text("bb")
        }
        Text("cccc")
        GridRow { Text("dd") }
      }
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          Text("ee")
          Text("ff")
        }
        Text("gggggg")
      }
    }
    #expect(window.frame(of: "bb").minX == 28)
    #expect(window.frame(of: "cccc").minX == 0)
    // Two points are missing on top of 40: one more for each column.
    #expect(window.frame(of: "ff").minX == 30)
  }

  @Test("a divider makes its grid fill the width, unless it is unsized")
  func unsizedDivider() {
    func grid(_ axes: Axis.Set) -> Window {
      window {
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

  @Test("a colour that is unsized leaves an empty corner")
  func emptyCorner() {
    let window = window {
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
    #expect(window.frame(of: "1") == frame(18, 0, 1))
    #expect(window.frame(of: "2") == frame(46, 0, 1))
    #expect(window.frame(of: "22") == frame(46, 40, 2))
  }

  @Test("cells are aligned with their column and row; a cell may say so for its column")
  func alignment() {
    let window = window {
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
    #expect(window.frame(of: "a") == frame(0, 0, 1))
    #expect(window.frame(of: "b") == frame(58, 0, 1))
    #expect(window.frame(of: "ccc") == frame(0, 76, 3))
  }

  @Test("explicit guides move the cells of a column against each other")
  func guides() {
    let window = window {
      Grid(alignment: .topLeading) {
        GridRow { Text("a").alignmentGuide(.leading) { _ in 15 } }
        GridRow { Text("b") }
      }
    }
    #expect(window.frame(of: "b").minX - window.frame(of: "a").minX == 15)
  }

  @Test("text of different sizes stands on one baseline")
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

  @Test("an anchor puts a point of the view on the same point of its cell")
  func anchor() {
    let window = window {
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
    #expect(window.frame(of: "a") == frame(60, 30, 1))
    #expect(window.frame(of: "b") == frame(40, 72, 1))
  }

  @Test("a cell over several columns lies in them by an anchor and widens them when it must")
  func spans() {
    let window = window {
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
    #expect(window.frame(of: "gggggggg") == frame(30, 24, 8))
  }

  @Test("a cell that wraps covers its columns and does not widen them beyond the grid")
  func wrappingSpan() {
    let window = window(CGSize(width: 60, height: 100)) {
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

  @Test("columns in which no other cell stands share like any others")
  func bareColumns() {
    let window = window {
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
    "a span that is no number of columns counts as the nearest that is, with a warning",
    arguments: [(0, 1), (-3, 1), (Int.max, 1000)])
  func badSpan(count: Int, usable: Int) {
    let warnings = RuntimeWarning.collect {
      let window = window {
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
        "gridCellColumns() got \(count); the cell covers \(usable). Pass a number of columns from "
          + "1 to 1000."
      ])
  }

  @Test("a row inside of a row gives that one its cells, a row outside of grids is a group")
  func rowsElsewhere() {
    let window = window {
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
    #expect(window.frame(of: "c") == frame(46, 0, 1))
    #expect(window.frame(of: "e") == frame(28, 20, 1))
    #expect(window.frame(of: "g").minY == window.frame(of: "f").maxY)
  }

  @Test("a modifier on a row applies to each of its cells")
  func modifiedRow() {
    let window = window {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("a")
          Text("b")
        }
        .padding(5)
        GridRow { Text("c") }.frame(width: 40, alignment: .trailing)
      }
    }
    #expect(window.frame(of: "a") == frame(5, 5, 1))
    #expect(window.frame(of: "b") == frame(53, 5, 1))
    #expect(window.frame(of: "c") == frame(30, 30, 1))
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

  @Test("rows, spans and alignments that change lay the grid out anew in the same update")
  func changes() {
    let window = window(CGSize(width: 200, height: 200)) { Changing() }
    #expect(window.frame(of: "0") == frame(0, 0, 1))
    #expect(window.frame(of: "x").minX == 38)
    window.click("row")
    #expect(window.frame(of: "2") == frame(0, 76, 1))
    #expect(window.frame(of: "row").minY == 114)
    window.click("x")
    // The cell covers two columns: 10, 8 and 12 more of the first row's.
    #expect(window.frame(of: "x").minX == 38)
    #expect(window.frame(of: "up").minX == 56)
    window.click("up")
    #expect(window.frame(of: "0") == frame(0, 18, 1))
  }
}
