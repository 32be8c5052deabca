import Foundation
import SwiftUI

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A cell of a random grid, whose lengths are in ranges.
struct GridTableCell {
  var width: ClosedRange<CGFloat>
  var height: ClosedRange<CGFloat>
  var span = 1
  var unsizedAxes: Axis.Set = []
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  var priority = 0.0
  var spacing = ViewSpacing()

  /// The lengths that the cell takes of a column and of a row.
  func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    let range = axis == .horizontal ? width : height
    return unsizedAxes.contains(Axis.Set(axis)) ? range.lowerBound...range.lowerBound : range
  }
}

/// A random grid, and its layout as the documentation describes it.
struct GridTableModel {
  /// A row of cells, or a single view that spans all columns.
  struct Row {
    var isRow: Bool
    var alignment: VerticalAlignment?
    var cells: [GridTableCell]
  }

  let layout: GridLayout
  let rows: [Row]
  let columnCount: Int
  /// The columns of the cells of each row.
  let columns: [[Range<Int>]]
  /// All cells, with their rows and columns.
  let cells: [(cell: GridTableCell, row: Int, columns: Range<Int>)]

  init(layout: GridLayout, rows: [Row]) {
    self.layout = layout
    self.rows = rows
    let count =
      rows.map { row in row.isRow ? row.cells.map(\.span).reduce(0, +) : 1 }.max() ?? 0
    let columns = rows.map { row in
      row.cells.indices.map { index in
        let start = row.cells[..<index].map(\.span).reduce(0, +)
        return row.isRow ? start..<start + row.cells[index].span : 0..<count
      }
    }
    cells = rows.indices.flatMap { row in
      zip(rows[row].cells, columns[row]).map { ($0, row, $1) }
    }
    (columnCount, self.columns) = (count, columns)
  }

  /// The gap before a column: the largest distance between two cells that meet there.
  func columnGap(_ column: Int) -> CGFloat {
    let distances = cells.flatMap { left in
      cells.filter { right in
        left.row == right.row && left.columns.upperBound == column
          && right.columns.lowerBound == column
      }
      .map { left.cell.spacing.distance(to: $0.cell.spacing, along: .horizontal) }
    }
    return distances.max().map { layout.horizontalSpacing ?? $0 } ?? 0
  }

  /// The gap above a row: the largest distance between a cell in it and one above.
  func rowGap(_ row: Int) -> CGFloat {
    guard row > 0 else { return 0 }
    let distances = cells.flatMap { upper in
      cells.filter { lower in
        upper.row == row - 1 && lower.row == row && upper.columns.overlaps(lower.columns)
      }
      .map { upper.cell.spacing.distance(to: $0.cell.spacing, along: .vertical) }
    }
    return layout.verticalSpacing ?? distances.max() ?? 8
  }

  /// The alignment of a column: the first one that a cell in it sets, or else that of the grid.
  func alignment(ofColumn column: Int) -> HorizontalAlignment {
    let own = cells.filter { rows[$0.row].isRow && $0.columns == column..<column + 1 }
    return own.compactMap(\.cell.columnAlignment).first ?? layout.alignment.horizontal
  }
}
