import Foundation
@_spi(Engine) import TactileViewGraph

// The widths of columns and the heights of rows.
//
// Columns share the width as the views of a row do (rule 6.1.2), each as flexible as its cells.
// Cells that span several columns come next: they widen those columns by the missing amount, if
// any. Rows then share the height.

extension GridTable {
  // MARK: Columns

  /// Returns the width of each column for a proposal to the grid.
  func widths(for proposal: ProposedViewSize) -> [CGFloat] {
    func width(_ cell: Cell, _ offer: CGFloat?) -> CGFloat {
      let offer = cell.unsizedAxes.contains(.horizontal) ? 0 : offer
      return cell.subview.sizeThatFits(ProposedViewSize(width: offer, height: proposal.height))
        .width
    }
    func column(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      var extent = AlignedExtent()
      let alignment = columnAlignments[column].key
      for cell in singles[column] {
        let offer = cell.unsizedAxes.contains(.horizontal) ? 0 : offer
        let dimensions = cell.subview.dimensions(
          in: ProposedViewSize(width: offer, height: proposal.height))
        if cell.anchor == nil {
          extent.add(dimensions.width, guide: dimensions.guide(alignment))
        } else {
          extent.add(dimensions.width)
        }
      }
      return max(extent.length, 0)
    }
    guard let total = proposal.width, total.isFinite else {
      let widths = singles.indices.map { column($0, proposal.width) }
      return widened(widths) { cell, _ in width(cell, proposal.width) }
    }

    var least = singles.indices.map { column($0, 0) }
    var most = singles.indices.map { column($0, .infinity) }
    let natural = (least: least, most: most)
    for cell in spanning {
      reserve(width(cell, 0), of: cell, in: &least)
      reserve(width(cell, .infinity), of: cell, in: &most)
    }
    func own(_ index: Int, _ offer: CGFloat) -> CGFloat {
      natural.least[index] == natural.most[index] ? natural.most[index] : column(index, offer)
    }
    func taken(_ index: Int, _ offer: CGFloat) -> CGFloat {
      let isReserved = least[index] != natural.least[index] || most[index] != natural.most[index]
      return isReserved
        ? max(own(index, offer), least[index], min(offer, most[index])) : own(index, offer)
    }
    let flexibilities = singles.indices.map { index in
      Flexibility(
        index: index, priority: singles[index].map(\.subview.priority).max() ?? 0,
        minimum: least[index], maximum: max(most[index], least[index]))
    }
    let gaps = columnGaps.reduce(0, +)
    let offers = flexibilities.offers(of: total - gaps, taken: taken)
    // The space that was reserved for spanning cells is left, and available to them.
    return widened(offers.enumerated().map(own)) { cell, widths in
      let left = max(total - gaps - widths.reduce(0, +), 0)
      return width(cell, extent(of: cell, widths) + left)
    }
  }

  /// Returns the width of a cell, including the gaps between its columns.
  func extent(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    widths[cell.columns].reduce(0, +) + columnGaps[cell.columns].dropFirst().reduce(0, +)
  }

  /// Returns the columns that grow for a spanning cell: those that have cells of their own, or else
  /// all.
  private func growing(_ cell: Cell) -> [Int] {
    let own = cell.columns.filter { !singles[$0].isEmpty }
    return own.isEmpty ? Array(cell.columns) : own
  }

  /// Reserves space for a spanning cell in the minimum or maximum widths of its columns.
  ///
  /// An infinitely wide cell does not make columns with cells of their own infinite: it takes the
  /// space that is left.
  private func reserve(_ width: CGFloat, of cell: Cell, in widths: inout [CGFloat]) {
    let missing = width - extent(of: cell, widths)
    let columns = growing(cell)
    guard missing > 0, missing.isFinite || singles[columns[0]].isEmpty else { return }
    for column in columns { widths[column] += missing / CGFloat(columns.count) }
  }

  /// Returns the widths, enlarged by the space that spanning cells still need.
  private func widened(
    _ widths: [CGFloat], needed: (Cell, [CGFloat]) -> CGFloat
  ) -> [CGFloat] {
    var widths = widths
    for cell in spanning {
      let missing = needed(cell, widths) - extent(of: cell, widths)
      guard missing > 0 else { continue }
      let columns = growing(cell)
      for column in columns { widths[column] += missing / CGFloat(columns.count) }
    }
    return widths
  }

  // MARK: Rows

  /// Returns the height of each row for the height that is proposed to the grid.
  func heights(for proposed: CGFloat?, widths: [CGFloat]) -> [CGFloat] {
    let cellWidths = rows.map { $0.cells.map { extent(of: $0, widths) } }
    func height(_ index: Int, _ offer: CGFloat?) -> CGFloat {
      var extent = AlignedExtent()
      let alignment = rows[index].alignment.key
      for (cell, width) in zip(rows[index].cells, cellWidths[index]) {
        let offer = cell.unsizedAxes.contains(.vertical) ? 0 : offer
        let dimensions = cell.subview.dimensions(
          in: ProposedViewSize(width: width, height: offer))
        if cell.anchor == nil {
          extent.add(dimensions.height, guide: dimensions.guide(alignment))
        } else {
          extent.add(dimensions.height)
        }
      }
      return max(extent.length, 0)
    }
    guard let total = proposed, total.isFinite else {
      return rows.indices.map { height($0, proposed) }
    }
    let most = rows.indices.map { height($0, .infinity) }
    let flexibilities = rows.indices.map { index in
      let least = height(index, 0)
      return Flexibility(
        index: index, priority: rows[index].cells.map(\.subview.priority).max() ?? 0,
        minimum: least, maximum: max(most[index], least))
    }
    func taken(_ index: Int, _ offer: CGFloat) -> CGFloat {
      flexibilities[index].minimum == most[index] ? most[index] : height(index, offer)
    }
    let offers = flexibilities.offers(of: total - rowGaps.reduce(0, +), taken: taken)
    return offers.enumerated().map(taken)
  }

  // MARK: Placing

  /// Places each cell in its row and columns.
  func place(at origin: CGPoint, widths: [CGFloat], heights: [CGFloat]) {
    var starts: [CGFloat] = []
    var x = origin.x
    for (width, gap) in zip(widths, columnGaps) {
      starts.append(x + gap)
      x += gap + width
    }
    // All cells are measured before any is placed, because the guides of a column depend on all of
    // its cells.
    var columns = Array(repeating: AlignedExtent(), count: columnCount)
    var measured: [[ViewDimensions]] = []
    for (row, height) in zip(rows, heights) {
      measured.append([])
      for cell in row.cells {
        let size = CGSize(width: extent(of: cell, widths), height: height)
        let dimensions = cell.subview.dimensions(in: ProposedViewSize(size))
        measured[measured.count - 1].append(dimensions)
        guard cell.anchor == nil else { continue }
        let column = cell.columns.lowerBound
        columns[column].add(
          dimensions.width, guide: dimensions.guide(columnAlignments[column].key))
      }
    }
    var y = origin.y
    for (index, row) in rows.enumerated() {
      y += rowGaps[index]
      var extent = AlignedExtent()
      for (cell, dimensions) in zip(row.cells, measured[index]) where cell.anchor == nil {
        extent.add(dimensions.height, guide: dimensions.guide(row.alignment.key))
      }
      for (cell, dimensions) in zip(row.cells, measured[index]) {
        let column = cell.columns.lowerBound
        let size = CGSize(width: self.extent(of: cell, widths), height: heights[index])
        var point = CGPoint(x: starts[column], y: y)
        if let anchor = cell.anchor {
          point.x += (size.width - dimensions.width) * anchor.x
          point.y += (size.height - dimensions.height) * anchor.y
        } else {
          let frame = ViewDimensions(size: size)
          let (across, down) = (columnAlignments[column].key, row.alignment.key)
          point.x +=
            columns[column].guide(in: size.width, near: frame.guide(across))
            - dimensions.guide(across)
          point.y +=
            extent.guide(in: size.height, near: frame.guide(down)) - dimensions.guide(down)
        }
        cell.subview.place(at: point, proposal: ProposedViewSize(size))
      }
      y += heights[index]
    }
  }
}
