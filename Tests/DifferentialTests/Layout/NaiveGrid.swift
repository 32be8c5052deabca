import Foundation

/// A grid: its columns and rows share its size as the views of stacks do, and are as long as their longest cell.
struct NaiveGrid: NaiveBox {
  let horizontal: NaiveGuide
  let vertical: NaiveGuide
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let boxes: [any NaiveBox]
  let isMirrored: Bool

  @MainActor
  private struct Cell {
    let box: any NaiveBox
    let row: Int
    let columns: Range<Int>
    /// Where it is aligned down its row.
    let vertical: NaiveGuide
    /// The point that is aligned instead of guides.
    let anchor: CGPoint?

    var isSingle: Bool { columns.count == 1 }

    /// Its size in a column, with its least width if it is unsized.
    func sizeInColumn(_ offer: Offer) -> CGSize {
      box.size(box.traits.isUnsized.horizontal ? Offer(0, offer.height) : offer)
    }

    /// Its size in a row, with its least height if it is unsized.
    func sizeInRow(_ offer: Offer) -> CGSize {
      box.size(box.traits.isUnsized.vertical ? Offer(offer.width, 0) : offer)
    }
  }

  /// The cells, row by row; a view that is in no row spans all columns.
  private var cells: [Cell] {
    var rows: [[any NaiveBox]] = []
    for box in boxes {
      let row = box.traits.row?.id
      if let row, rows.last?[0].traits.row?.id == row {
        rows[rows.count - 1].append(box)
      } else {
        rows.append([box])
      }
    }
    func isRow(_ boxes: [any NaiveBox]) -> Bool { boxes[0].traits.row != nil }
    let count =
      rows.map { isRow($0) ? $0.map(\.traits.columns).reduce(0, +) : 1 }.max() ?? 0
    return rows.enumerated().flatMap { index, boxes in
      var start = 0
      return boxes.map { box in
        let columns = isRow(boxes) ? start..<start + box.traits.columns : 0..<count
        start = columns.upperBound
        let vertical = box.traits.row?.alignment ?? vertical
        // What spans columns is aligned in them as a whole.
        let isWhole = !isRow(boxes) || columns.count > 1
        let unit = CGSize(width: 1, height: 1)
        let whole = CGPoint(x: horizontal.usual(in: unit), y: vertical.usual(in: unit))
        return Cell(
          box: box, row: index, columns: columns, vertical: vertical,
          anchor: box.traits.anchor ?? (isWhole ? whole : nil))
      }
    }
  }

  // MARK: Gaps

  private func distance(_ one: any NaiveBox, _ next: any NaiveBox, isHorizontal: Bool) -> CGFloat {
    NaiveSpacing.distance(
      one.spacing(isHorizontal: isHorizontal, atStart: false),
      next.spacing(isHorizontal: isHorizontal, atStart: true))
  }

  /// The gap before each column: the largest between two cells that meet there.
  private func columnGaps(_ cells: [Cell]) -> [CGFloat] {
    (0..<columnCount(cells)).map { column in
      let meetings = cells.flatMap { left in
        cells.filter {
          $0.row == left.row && $0.columns.lowerBound == column && left.columns.upperBound == column
        }
        .map { horizontalSpacing ?? distance(left.box, $0.box, isHorizontal: true) }
      }
      return meetings.max() ?? 0
    }
  }

  /// The gap above each row.
  private func rowGaps(_ cells: [Cell]) -> [CGFloat] {
    (0..<rowCount(cells)).map { row in
      guard row > 0 else { return 0 }
      let meetings = cells.filter { $0.row == row - 1 }.flatMap { upper in
        cells.filter { $0.row == row && $0.columns.overlaps(upper.columns) }
          .map { distance(upper.box, $0.box, isHorizontal: false) }
      }
      return verticalSpacing ?? meetings.max() ?? 8
    }
  }

  private func columnCount(_ cells: [Cell]) -> Int { cells.map(\.columns.upperBound).max() ?? 0 }
  private func rowCount(_ cells: [Cell]) -> Int { (cells.last?.row ?? -1) + 1 }

  /// The largest distance that a cell at an edge prefers.
  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    let cells = cells
    let outer = cells.filter { cell in
      switch (isHorizontal, atStart) {
      case (true, true): cell.columns.lowerBound == 0
      case (true, false): cell.columns.upperBound == columnCount(cells)
      case (false, true): cell.row == 0
      case (false, false): cell.row == rowCount(cells) - 1
      }
    }
    return .largest(
      outer.map { $0.box.spacing(isHorizontal: isHorizontal, atStart: atStart) })
  }

  // MARK: Lengths

  private func alignment(_ column: Int, _ cells: [Cell]) -> NaiveGuide {
    cells.filter { $0.columns.lowerBound == column && $0.box.traits.row != nil }
      .compactMap(\.box.traits.columnAlignment).first ?? horizontal
  }

  /// How long aligned cells are together, and where their common line is at the earliest and from the end.
  private func extent(
    _ cells: [Cell], _ guide: NaiveGuide, size: (Cell) -> CGSize
  ) -> (length: CGFloat, before: CGFloat, after: CGFloat) {
    func length(_ size: CGSize) -> CGFloat { guide.isHorizontal ? size.width : size.height }
    let lengths = cells.map { length(size($0)) }
    let aligned = zip(cells, lengths).filter { $0.anchor == nil && $1.isFinite }.map(\.0)
    let values = aligned.map { cell in
      let own = size(cell)
      return (cell.box.value(guide, in: own, Offer(own)), length(own))
    }
    let before = values.map(\.0).max() ?? 0
    let after = values.map { $1 - $0 }.max() ?? 0
    let others = zip(cells, lengths).filter { $0.anchor != nil || !$1.isFinite }.map(\.1)
    return (max(before + after, others.max() ?? 0, 0), before, after)
  }

  private func widths(_ offer: Offer, _ cells: [Cell]) -> [CGFloat] {
    let gaps = columnGaps(cells)
    let columns = gaps.indices.map { column in
      cells.filter { $0.isSingle && $0.columns.lowerBound == column }
    }
    func width(_ column: Int, _ width: CGFloat?) -> CGFloat {
      extent(columns[column], alignment(column, cells)) {
        $0.sizeInColumn(Offer(width, offer.height))
      }
      .length
    }
    var widths: [CGFloat]
    if let whole = offer.width {
      let priorities = columns.map { $0.map(\.box.priority).max() ?? 0 }
      widths = NaiveShare(priorities, taken: width).offers(of: whole - gaps.reduce(0, +))
        .enumerated().map(width)
    } else {
      widths = columns.indices.map { width($0, nil) }
    }
    // Cells of several columns widen these by what they miss.
    let wide = cells.filter { !$0.isSingle }
    for cell in wide.sorted(by: { $0.columns.count < $1.columns.count }) {
      let own = cell.columns.filter { !columns[$0].isEmpty }
      let growing = own.isEmpty ? Array(cell.columns) : own
      let missing = cell.sizeInColumn(Offer(nil, offer.height)).width - span(cell, widths, gaps)
      for column in growing { widths[column] += max(missing, 0) / CGFloat(growing.count) }
    }
    return widths
  }

  /// The width of all columns of a cell.
  private func span(_ cell: Cell, _ widths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
    widths[cell.columns].reduce(0, +) + gaps[cell.columns].dropFirst().reduce(0, +)
  }

  private func heights(_ offer: Offer, _ cells: [Cell], widths: [CGFloat]) -> [CGFloat] {
    let (gaps, columnGaps) = (rowGaps(cells), columnGaps(cells))
    let rows = gaps.indices.map { row in cells.filter { $0.row == row } }
    func height(_ row: Int, _ height: CGFloat?) -> CGFloat {
      extent(rows[row], rows[row][0].vertical) {
        $0.sizeInRow(Offer(span($0, widths, columnGaps), height))
      }
      .length
    }
    guard let whole = offer.height else { return rows.indices.map { height($0, nil) } }
    let priorities = rows.map { $0.map(\.box.priority).max() ?? 0 }
    return NaiveShare(priorities, taken: height).offers(of: whole - gaps.reduce(0, +))
      .enumerated().map(height)
  }

  func size(_ offer: Offer) -> CGSize {
    let cells = cells
    let widths = widths(offer, cells)
    let heights = heights(offer, cells, widths: widths)
    return CGSize(
      width: (widths + columnGaps(cells)).reduce(0, +),
      height: (heights + rowGaps(cells)).reduce(0, +))
  }

  // MARK: Placing

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    func finite(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat? {
      offered.map { $0.isFinite ? $0 : own }
    }
    let offer = Offer(finite(offer.width, size.width), finite(offer.height, size.height))
    let cells = cells
    let (columnGaps, rowGaps) = (columnGaps(cells), rowGaps(cells))
    let widths = widths(offer, cells)
    let heights = heights(offer, cells, widths: widths)
    func area(_ cell: Cell) -> CGRect {
      let column = cell.columns.lowerBound
      return CGRect(
        x: widths[..<column].reduce(0, +) + columnGaps[...column].reduce(0, +),
        y: heights[..<cell.row].reduce(0, +) + rowGaps[...cell.row].reduce(0, +),
        width: span(cell, widths, columnGaps), height: heights[cell.row])
    }
    func placedSize(_ cell: Cell) -> CGSize { cell.box.size(Offer(area(cell).size)) }
    /// Where a guide of a cell is in its area: that of the area, or as near as all aligned cells allow.
    func line(_ guide: NaiveGuide, _ cell: Cell, among cells: [Cell]) -> CGFloat {
      let area = area(cell).size
      let extent = extent(cells, guide, size: placedSize)
      let length = guide.isHorizontal ? area.width : area.height
      let own = placedSize(cell)
      return max(min(guide.usual(in: area), length - extent.after), extent.before)
        - cell.box.value(guide, in: own, Offer(own))
    }
    return cells.map { cell in
      let (area, own) = (area(cell), placedSize(cell))
      let column = cell.columns.lowerBound
      let inside =
        cell.anchor.map {
          CGPoint(x: (area.width - own.width) * $0.x, y: (area.height - own.height) * $0.y)
        }
        ?? CGPoint(
          x: line(
            alignment(column, cells), cell,
            among: cells.filter { $0.isSingle && $0.columns.lowerBound == column }),
          y: line(cell.vertical, cell, among: cells.filter { $0.row == cell.row }))
      return PlacedBox(
        box: cell.box,
        frame: CGRect(
          origin: CGPoint(x: area.minX + inside.x, y: area.minY + inside.y), size: own),
        offer: Offer(area.size))
    }
  }
}
