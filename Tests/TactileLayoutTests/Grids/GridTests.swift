import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Columns, rows, spacing and sharing space.
///
/// Letters are 10 points wide and 12 high; the grid is at the origin.
@MainActor
@Suite struct GridTests {
  @Test(
    "columns have the width of their widest cell, rows the height of their tallest, with the default spacing"
  )
  func table() {
    let window = gridWindow {
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
    #expect(window.frame(of: "aaa") == wordFrame(0, 0, 3))
    #expect(window.frame(of: "b") == wordFrame(38, 0, 1))
    #expect(window.frame(of: "c") == wordFrame(0, 18.5, 1))
    #expect(window.frame(of: "ddd") == wordFrame(38, 18.5, 3))
    #expect(window.frame(of: "e") == wordFrame(76, 18.5, 1))
    #expect(window.frame(of: "f") == wordFrame(0, 48.5, 1))
  }

  @Test("a row is as high as its cell, also if the cell would be higher in a lower row")
  func lowerCell() {
    let window = gridWindow {
      Grid {
        ViewThatFits(in: .vertical) {
          Text("a")
          Text("b").frame(height: 30)
        }
        Text("c")
      }
    }
    #expect(window.frame(of: "a") == wordFrame(0, 0, 1))
    #expect(window.frame(of: "c") == wordFrame(0, 16, 1))
  }

  @Test("the grid's spacing replaces the default; a negative one makes cells overlap")
  func spacing() {
    let window = gridWindow {
      Grid(horizontalSpacing: 3, verticalSpacing: -2) {
        GridRow {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    #expect(window.frame(of: "b") == wordFrame(13, 0, 1))
    #expect(window.frame(of: "c").minY == 10)
  }

  @Test(
    "a spacing that isn't finite is replaced by the default, with a warning",
    arguments: [
      CGFloat.nan, .infinity,
    ])
  func badSpacing(spacing: CGFloat) {
    let warnings = RuntimeWarning.collect {
      let window = gridWindow {
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

  @Test("flexible cells share the remaining width and height")
  func flexibleCells() {
    let window = gridWindow {
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
    // 40 for the letters, 80 for each color; the second row is a line high.
    #expect(window.center(of: "r") == point(80, 44))
    #expect(window.center(of: "s") == point(160, 44))
    #expect(window.frame(of: "d") == wordFrame(155, 88, 1))
  }

  @Test("without a proposal, cells have their ideal sizes")
  func idealSize() {
    let window = gridWindow {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.overlay { Text("r") }
          Text("a")
        }
      }
      .fixedSize()
    }
    #expect(window.frame(of: "a") == wordFrame(10, 0, 1))
  }

  @Test("a view outside of rows spans all columns and widens them only if necessary")
  func outsideOfRows() {
    let window = gridWindow {
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
}
