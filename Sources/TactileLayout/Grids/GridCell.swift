import Foundation
@_spi(Engine) import TactileViewGraph

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

/// The layout values that a view sets for its grid.
extension LayoutSubview {
  /// The number of columns that the cell spans.
  var gridCellColumns: Int { self[GridCellColumnsKey.self] }
  /// The point at which the view and its cell are aligned; nil aligns by guides.
  var gridCellAnchor: UnitPoint? { self[GridCellAnchorKey.self] }
  /// The axes along which the view does not take part in sizing.
  var gridCellUnsizedAxes: Axis.Set { self[GridCellUnsizedAxesKey.self] }
  /// The alignment of the cell's whole column.
  var gridColumnAlignment: HorizontalAlignment? { self[GridColumnAlignmentKey.self] }
}

extension View {
  /// Makes the view span several columns of its ``Grid``.
  ///
  /// The view is positioned in the columns by its grid cell anchor, or else by the grid's
  /// alignment.
  ///
  /// - Parameter count: the number of columns, from 1 to 1000; other numbers are clamped with a
  ///   warning.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    let usable = min(max(count, 1), 1000)
    if usable != count {
      RuntimeWarning.issue(
        "gridCellColumns()\(RuntimeWarning.inEvaluatedView) got \(count); the cell spans \(usable). Pass a number of columns from 1 "
          + "to 1000.")
    }
    return layoutValue(key: GridCellColumnsKey.self, value: usable)
  }

  /// Aligns a unit point of the view with the same unit point of its grid cell.
  ///
  /// It overrides the alignment of the grid, the row and the column for this cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let point = CGPoint(x: anchor.x, y: anchor.y).usable("gridCellAnchor()")
    return layoutValue(key: GridCellAnchorKey.self, value: UnitPoint(x: point.x, y: point.y))
  }

  /// Keeps the view from claiming more than its minimum length in a ``Grid`` along the given axes.
  ///
  /// The view still fills its cell, once the other cells have determined the size.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }

  /// Sets the alignment of the view's column in its ``Grid``.
  ///
  /// If several views in a column set it, the first takes precedence.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}
