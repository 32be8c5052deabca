import Foundation
import SwiftUI

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

// The view of a random grid.

extension GridTableModel {
  /// A view of the lengths of a cell.
  private struct CellView: PrimitiveView {
    let cell: GridTableCell

    nonisolated static var __isUnary: Bool { true }

    static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
      CellNode(view.cell, inputs: inputs)
    }

    static func __updateNode(_ node: __ViewNode, _ view: Self) {}
  }

  private final class CellNode: ElementNode {
    let cell: GridTableCell

    init(_ cell: GridTableCell, inputs: ViewInputs) {
      self.cell = cell
      super.init(inputs: inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      func length(_ range: ClosedRange<CGFloat>, _ proposed: CGFloat?) -> CGFloat {
        max(min(proposed ?? range.lowerBound, range.upperBound), range.lowerBound)
      }
      return CGSize(
        width: length(cell.width, proposal.width), height: length(cell.height, proposal.height))
    }

    override var preferences: LayoutPreferences {
      LayoutPreferences(spacing: cell.spacing, priority: cell.priority)
    }
  }

  @MainActor
  private func view(_ cell: GridTableCell) -> AnyView {
    var view = AnyView(CellView(cell: cell).gridCellUnsizedAxes(cell.unsizedAxes))
    if let anchor = cell.anchor { view = AnyView(view.gridCellAnchor(anchor)) }
    if let guide = cell.columnAlignment { view = AnyView(view.gridColumnAlignment(guide)) }
    return cell.span > 1 ? AnyView(view.gridCellColumns(cell.span)) : view
  }

  @MainActor
  var view: some View {
    layout {
      ForEach(rows.indices, id: \.self) { index in
        if rows[index].isRow {
          GridRow(alignment: rows[index].alignment) {
            ForEach(rows[index].cells.indices, id: \.self) { view(rows[index].cells[$0]) }
          }
        } else {
          view(rows[index].cells[0])
        }
      }
    }
  }
}
