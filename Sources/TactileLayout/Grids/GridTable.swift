import Foundation
@_spi(Engine) import TactileViewGraph

/// The cells of a grid by rows and columns, and the gaps between them.
@MainActor
struct GridTable {
  /// A subview and the columns that it spans.
  struct Cell {
    let subview: LayoutSubview
    let columns: Range<Int>
    let unsizedAxes: Axis.Set
    /// The point at which the view and its cell are aligned; nil aligns by guides.
    let anchor: UnitPoint?
  }

  struct Row {
    let alignment: VerticalAlignment
    var cells: [Cell]
  }

  private(set) var rows: [Row] = []
  /// The cells that occupy a single column, by column.
  private(set) var singles: [[Cell]]
  /// The cells that span several columns, in ascending order of their column counts.
  private(set) var spanning: [Cell]
  private(set) var columnAlignments: [HorizontalAlignment]
  /// The gap before each column, in points.
  private(set) var columnGaps: [CGFloat]
  /// The gap above each row, in points.
  private(set) var rowGaps: [CGFloat]

  var columnCount: Int { singles.count }

  init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
    let lines = Self.lines(subviews)
    let count = lines.map { $0.row == nil ? 1 : $0.columns.last?.upperBound ?? 0 }.max() ?? 0
    columnAlignments = Array(repeating: layout.alignment.horizontal, count: count)
    singles = Array(repeating: [], count: count)
    var isAligned = Array(repeating: false, count: count)
    for line in lines {
      let alignment = line.row?.alignment ?? layout.alignment.vertical
      let merged = Alignment(horizontal: layout.alignment.horizontal, vertical: alignment)
      var row = Row(alignment: alignment, cells: [])
      for (subview, range) in zip(line.subviews, line.columns) {
        let columns = line.row == nil ? 0..<count : range
        let isMerged = line.row == nil || columns.count > 1
        row.cells.append(
          Cell(
            subview: subview, columns: columns, unsizedAxes: subview.gridCellUnsizedAxes,
            anchor: subview.gridCellAnchor ?? (isMerged ? merged.unitPoint : nil)))
        let column = columns.lowerBound
        if line.row != nil, !isAligned[column], let own = subview.gridColumnAlignment {
          columnAlignments[column] = own
          isAligned[column] = true
        }
      }
      rows.append(row)
    }
    let cells = rows.flatMap(\.cells)
    for cell in cells where cell.columns.count == 1 {
      singles[cell.columns.lowerBound].append(cell)
    }
    spanning = cells.filter { $0.columns.count > 1 }.sorted { $0.columns.count < $1.columns.count }
    columnGaps = Self.columnGaps(rows, layout.horizontalSpacing, count: count)
    rowGaps = Self.rowGaps(rows, layout.verticalSpacing)
  }

  // MARK: Rows

  /// The cells of a row, or a single view outside of a row.
  private struct Line {
    let row: GridRowNode?
    var subviews: [LayoutSubview] = []
    var columns: [Range<Int>] = []
  }

  private static func lines(_ subviews: LayoutSubviews) -> [Line] {
    var lines: [Line] = []
    for subview in subviews {
      let row = subview.gridRow
      if row == nil || lines.last?.row !== row { lines.append(Line(row: row)) }
      let last = lines.count - 1
      let start = lines[last].columns.last?.upperBound ?? 0
      lines[last].subviews.append(subview)
      lines[last].columns.append(start..<(start + (row == nil ? 1 : subview.gridCellColumns)))
    }
    return lines
  }

  // MARK: Gaps

  /// Returns the gap before each column; zero where no two cells meet.
  private static func columnGaps(_ rows: [Row], _ spacing: CGFloat?, count: Int) -> [CGFloat] {
    var gaps: [CGFloat?] = Array(repeating: nil, count: count)
    for row in rows {
      for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
        let column = next.columns.lowerBound
        let gap =
          spacing.finite
          ?? cell.subview.spacing.distance(to: next.subview.spacing, along: .horizontal)
        gaps[column] = max(gaps[column] ?? gap, gap)
      }
    }
    return gaps.map { $0 ?? 0 }
  }

  private static func rowGaps(_ rows: [Row], _ spacing: CGFloat?) -> [CGFloat] {
    guard !rows.isEmpty else { return [] }
    return [0] + zip(rows, rows.dropFirst()).map { spacing.finite ?? distance($0.cells, $1.cells) }
  }

  /// Returns the largest of the distances preferred by cells of two adjacent rows.
  private static func distance(_ upper: [Cell], _ lower: [Cell]) -> CGFloat {
    var largest: CGFloat?
    var (above, below) = (0, 0)
    while above < upper.count, below < lower.count {
      let (first, second) = (upper[above], lower[below])
      if first.columns.overlaps(second.columns) {
        let distance = first.subview.spacing.distance(to: second.subview.spacing, along: .vertical)
        largest = max(largest ?? distance, distance)
      }
      if first.columns.upperBound <= second.columns.upperBound { above += 1 } else { below += 1 }
    }
    return largest ?? ViewSpacing.standard
  }

  /// The spacing that the outer cells prefer to the neighbors of the grid.
  var spacing: ViewSpacing {
    var joined: ViewSpacing?
    func join(_ cell: Cell, _ edges: Edge.Set) {
      let own = ViewSpacing().union(cell.subview.spacing, edges: edges)
      joined = joined?.union(own) ?? own
    }
    for cell in rows.first?.cells ?? [] { join(cell, .top) }
    for cell in rows.last?.cells ?? [] { join(cell, .bottom) }
    for row in rows {
      if let first = row.cells.first { join(first, .leading) }
      if let last = row.cells.last, last.columns.upperBound == columnCount { join(last, .trailing) }
    }
    return joined ?? ViewSpacing()
  }
}

extension CGFloat? {
  /// The number if it is finite, otherwise nil.
  fileprivate var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}

extension Alignment {
  /// The unit point at which both guides lie by default.
  @MainActor
  fileprivate var unitPoint: UnitPoint {
    let square = ViewDimensions(size: CGSize(width: 1, height: 1))
    return UnitPoint(x: square.guide(horizontal.key), y: square.guide(vertical.key))
  }
}
