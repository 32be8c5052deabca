import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The rows and columns of a grid, compared with a search through all of its cells.
@MainActor
@Suite struct GridTableTests {
  private let window = Window {}

  /// A random grid.
  ///
  /// Cells have a fixed size or span a single column, so that the rules determine the layout.
  private func randomModel(_ random: inout RandomCases, isFixed: Bool) -> GridTableModel {
    func range() -> ClosedRange<CGFloat> {
      let least = CGFloat(random.below(8) * 6)
      if isFixed { return least...least }
      return least...(random.below(4) == 0 ? .infinity : least + CGFloat(random.below(5) * 6))
    }
    func cell() -> GridTableCell {
      var cell = GridTableCell(width: range(), height: range())
      cell.priority = random.below(4) == 0 ? 1 : 0
      if isFixed { cell.span = [1, 1, 1, 2, 3][random.below(5)] }
      if random.below(6) == 0 { cell.unsizedAxes = Axis.Set(rawValue: Int8(random.below(4))) }
      if random.below(6) == 0 { cell.anchor = UnitPoint(x: 0.25, y: CGFloat(random.below(5)) / 4) }
      if random.below(6) == 0, cell.span == 1 {
        cell.columnAlignment = [.leading, .center, .trailing][random.below(3)]
      }
      if random.below(4) == 0 {
        cell.spacing = ViewSpacing(
          top: CGFloat(random.below(12)), leading: CGFloat(random.below(12)),
          trailing: CGFloat(random.below(12)))
      }
      return cell
    }
    // A third of the grids have narrow rows, beside which a view that is no row spans few columns.
    let most = random.below(3) == 0 ? 1 : 4
    let rows = (0..<random.below(4) + 1).map { _ in
      let isRow = !isFixed || random.below(4) > 0
      return GridTableModel.Row(
        isRow: isRow, alignment: [nil, .top, .bottom][random.below(3)],
        cells: (0..<(isRow ? random.below(most) + 1 : 1)).map { _ in cell() })
    }
    let alignments: [Alignment] = [.topLeading, .center, .bottomTrailing, .top]
    let layout = GridLayout(
      alignment: alignments[random.below(4)], horizontalSpacing: [nil, 0, 5][random.below(3)],
      verticalSpacing: [nil, 0, 7][random.below(3)])
    return GridTableModel(layout: layout, rows: rows)
  }

  private func check(_ model: GridTableModel, _ proposal: ProposedViewSize, _ seed: UInt64) throws {
    var name: Comment { "seed \(seed): \(model), \(proposal)" }
    let node = makeNode(model.view, ViewInputs(rootOf: window.graph))
    defer { node.discard() }
    let grid = try #require(node as? ElementNode)
    let table = GridTable(model.layout, LayoutSubviews(grid.elements, of: grid))
    // The rows and columns, and the gaps between them.
    #expect(table.columnCount == model.columnCount, name)
    #expect(table.rows.map { $0.cells.map(\.columns) } == model.columns, name)
    let columns = 0..<model.columnCount
    #expect(table.columnAlignments == columns.map(model.alignment), name)
    #expect(table.columnGaps == columns.map(model.columnGap), name)
    #expect(table.rowGaps == model.rows.indices.map(model.rowGap), name)
    // The lengths.
    let widths = table.widths(for: proposal)
    let heights = table.heights(for: proposal.height, widths: widths)
    func areClose(_ lengths: [CGFloat], _ others: [CGFloat]) -> Bool {
      lengths.count == others.count && zip(lengths, others).allSatisfy { abs($0 - $1) < 1e-6 }
    }
    #expect(areClose(widths, model.widths(proposal.width)), name)
    #expect(areClose(heights, model.heights(proposal.height)), name)
    // The frames.
    let size = grid.sizeThatFits(proposal)
    #expect(
      areClose(
        [size.width, size.height],
        [
          (widths + table.columnGaps).reduce(0, +), (heights + table.rowGaps).reduce(0, +),
        ]), name)
    let frames = grid.probe(CGRect(origin: .zero, size: size), proposal).compactMap { $0?.frame }
    let expected = model.frames(widths: widths, heights: heights)
    func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }
    #expect(areClose(frames.flatMap(numbers), expected.flatMap(numbers)), name)
  }

  private func randomProposal(_ random: inout RandomCases) -> ProposedViewSize {
    func length() -> CGFloat? { random.below(4) == 0 ? nil : CGFloat(random.below(40) * 10) }
    return ProposedViewSize(width: length(), height: length())
  }

  @Test("fixed cells have their places in rows and columns, and wide ones widen their columns")
  func fixedCells() throws {
    for seed in UInt64(0)..<80 {
      var random = RandomCases(seed: seed)
      let model = randomModel(&random, isFixed: true)
      let proposal = randomProposal(&random)
      try check(model, proposal, seed)
    }
  }

  @Test("flexible cells share the proposed width and height as the views of stacks do")
  func flexibleCells() throws {
    for seed in UInt64(0)..<80 {
      var random = RandomCases(seed: seed)
      let model = randomModel(&random, isFixed: false)
      let proposal = randomProposal(&random)
      try check(model, proposal, seed)
    }
  }
}
