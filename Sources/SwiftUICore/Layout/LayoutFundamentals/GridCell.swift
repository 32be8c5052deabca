import Foundation

private enum GridCellColumnsKey: LayoutValueKey {
  static let defaultValue = 1
}

private enum GridCellAnchorKey: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

private enum GridCellUnsizedAxesKey: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

private enum GridColumnAlignmentKey: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}

/// What a view tells the grid around it.
extension LayoutSubview {
  /// The number of columns that the cell covers.
  var gridCellColumns: Int { self[GridCellColumnsKey.self] }
  /// The point of the view that lies on the same point of the cell; nil aligns by guides.
  var gridCellAnchor: UnitPoint? { self[GridCellAnchorKey.self] }
  /// The axes along which the view takes part in no sharing out.
  var gridCellUnsizedAxes: Axis.Set { self[GridCellUnsizedAxesKey.self] }
  /// The alignment of the cell's whole column.
  var gridColumnAlignment: HorizontalAlignment? { self[GridColumnAlignmentKey.self] }
}

extension View {
  /// Makes the view cover several columns of its ``Grid``.
  ///
  /// It then lies in the columns by an anchor, that of the grid's alignment where it has none of
  /// its own. At least one column is covered and at most a thousand.
  ///
  /// - Parameter count: the number of columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    let usable = min(max(count, 1), 1000)
    if usable != count {
      RuntimeWarning.issue(
        "gridCellColumns() got \(count); the cell covers \(usable). Pass a number of columns from "
          + "1 to 1000.")
    }
    return layoutValue(key: GridCellColumnsKey.self, value: usable)
  }

  /// Puts a point of the view, by fractions of its size, on the same point of its grid cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let point = CGPoint(x: anchor.x, y: anchor.y).usable("gridCellAnchor()")
    return layoutValue(key: GridCellAnchorKey.self, value: UnitPoint(x: point.x, y: point.y))
  }

  /// Keeps the view from claiming more than its least length of a ``Grid`` along some axes.
  ///
  /// It fills its cell all the same, once the other cells have decided how large that is.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }

  /// Aligns all cells of the view's column in its ``Grid``; of several views in a column the first
  /// decides.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}
