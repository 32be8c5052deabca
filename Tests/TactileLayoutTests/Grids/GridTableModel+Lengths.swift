import Foundation
import SwiftUI

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

// The lengths of columns and rows, and the frames of cells, from the text of the rules.

extension GridTableModel {
  /// The lengths of tracks that share a total, or have their ideal lengths: one at a time gets an equal share.
  ///
  /// The first ones are those of the highest priority, and then the least flexible ones (rule 6.1.2).
  private func shared(_ tracks: [[GridTableCell]], _ axis: Axis, _ total: CGFloat?) -> [CGFloat] {
    let ranges = tracks.map { cells in
      let ranges = cells.map { $0.range(axis) }
      return (ranges.map(\.lowerBound).max() ?? 0)...(ranges.map(\.upperBound).max() ?? 0)
    }
    guard let total else { return ranges.map(\.lowerBound) }
    let priorities = tracks.map { $0.map(\.priority).max() ?? 0 }
    var (lengths, left) = (ranges.map(\.lowerBound), Set(tracks.indices))
    var remaining = total
    while let priority = left.map({ priorities[$0] }).max() {
      let group = left.filter { priorities[$0] == priority }.sorted()
      let lower = left.subtracting(group).map { ranges[$0].lowerBound }.reduce(0, +)
      func flexibility(_ index: Int) -> CGFloat {
        ranges[index].upperBound - ranges[index].lowerBound
      }
      let flexibilities = group.map(flexibility)
      let least = group.filter { flexibility($0) == flexibilities.min() }
      let isEndless = flexibilities.min() == .infinity
      let first = isEndless ? least.map { ranges[$0].lowerBound }.max() : nil
      guard let next = least.first(where: { first == nil || ranges[$0].lowerBound == first })
      else { break }
      let offer = max((remaining - lower) / CGFloat(group.count), 0)
      lengths[next] = max(min(offer, ranges[next].upperBound), ranges[next].lowerBound)
      remaining -= lengths[next]
      left.remove(next)
    }
    return lengths
  }

  /// The widths of the columns.
  ///
  /// Cells that span several columns widen them by what they miss, those of the fewest columns first.
  func widths(_ total: CGFloat?) -> [CGFloat] {
    let tracks = (0..<columnCount).map { column in
      cells.filter { $0.columns == column..<column + 1 }.map(\.cell)
    }
    let gaps = tracks.indices.map(columnGap)
    var widths = shared(tracks, .horizontal, total.map { $0 - gaps.reduce(0, +) })
    for span in 2..<20 {
      for (cell, _, columns) in cells where columns.count == span {
        let known = widths[columns].reduce(0, +) + gaps[columns].dropFirst().reduce(0, +)
        let own = columns.filter { !tracks[$0].isEmpty }
        let growing = own.isEmpty ? Array(columns) : own
        let missing = max(cell.range(.horizontal).lowerBound - known, 0)
        for column in growing { widths[column] += missing / CGFloat(growing.count) }
      }
    }
    return widths
  }

  /// The heights of the rows.
  func heights(_ total: CGFloat?) -> [CGFloat] {
    let gaps = rows.indices.map(rowGap).reduce(0, +)
    return shared(rows.map(\.cells), .vertical, total.map { $0 - gaps })
  }

  /// The frames of all cells: each is aligned in the space of its row and columns.
  func frames(widths: [CGFloat], heights: [CGFloat]) -> [CGRect] {
    func start(_ track: Int, _ lengths: [CGFloat], _ gap: (Int) -> CGFloat) -> CGFloat {
      lengths[..<track].reduce(0, +) + (0...track).map(gap).reduce(0, +)
    }
    func aligned(
      _ range: ClosedRange<CGFloat>, in length: CGFloat, _ fraction: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      let own = max(min(length, range.upperBound), range.lowerBound)
      return ((length - own) * fraction, own)
    }
    return cells.map { cell, row, columns in
      let inner = columns.dropFirst().map(columnGap).reduce(0, +)
      let isSingle = rows[row].isRow && columns.count == 1
      let across = isSingle ? alignment(ofColumn: columns.lowerBound) : layout.alignment.horizontal
      let down =
        rows[row].isRow
        ? rows[row].alignment ?? layout.alignment.vertical : layout.alignment.vertical
      let x = aligned(
        cell.width, in: widths[columns].reduce(0, +) + inner,
        cell.anchor?.x ?? (across == .leading ? 0 : across == .center ? 0.5 : 1))
      let y = aligned(
        cell.height, in: heights[row],
        cell.anchor?.y ?? (down == .top ? 0 : down == .center ? 0.5 : 1))
      return CGRect(
        x: start(columns.lowerBound, widths, columnGap) + x.start,
        y: start(row, heights, rowGap) + y.start, width: x.length, height: y.length)
    }
  }
}
