import Foundation

/// What a view says to the grid or the layout that it stands in.
struct NaiveTraits: Sendable {
  /// The row of a grid that it is a cell of.
  struct Row: Sendable {
    let id: Int
    /// Nil for that of the grid.
    let alignment: NaiveGuide?
  }

  var row: Row?
  /// The number of columns that it spans.
  var columns = 1
  /// Whether it claims no more than its minimum length in a grid.
  var isUnsized = (horizontal: false, vertical: false)
  /// The alignment that it gives its column.
  var columnAlignment: NaiveGuide?
  /// The point of it that is aligned with the same point of its cell.
  var anchor: CGPoint?
  /// Its rank in a layout of steps.
  var rank = 0
}
