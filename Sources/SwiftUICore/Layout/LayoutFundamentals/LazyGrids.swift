import Foundation

/// A column of a lazy grid that grows downwards, or a row of one that grows sideways.
///
/// Mirrors SwiftUI's `GridItem`.
public nonisolated struct GridItem: Equatable, Sendable {
  /// How wide a column is, or how high a row, in points.
  public enum Size: Equatable, Sendable {
    /// As it says.
    case fixed(CGFloat)
    /// An equal part of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// The distance to the next in points; 8 for nil.
  public var spacing: CGFloat?
  /// Where views stand in it; in the middle for nil.
  public var alignment: Alignment?

  /// Makes a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = usableSpacing(spacing, "GridItem")
    self.alignment = alignment
  }
}

/// Views in columns that are made, row after row, when they come into view.
///
/// Mirrors SwiftUI's `LazyVGrid`; see ``LazyVStack``. What a `ForEach` makes of an element has to be one
/// view by its type, else all of the list is made at once.
public nonisolated struct LazyVGrid<Content: View>: LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns from the leading edge on; without any there is one.
  ///   - alignment: where the columns stand in a grid that is wider.
  ///   - spacing: the distance between rows in points; 8 for nil.
  ///   - pinnedViews: the parts of a ``Section`` that stay in sight while the rest of it scrolls.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, spacing: usableSpacing(spacing, "LazyVGrid") ?? ViewSpacing.standard,
      lines: .tracks(columns.isEmpty ? [GridItem()] : columns, alignment.key), name: "LazyVGrid",
      pinned: pinnedViews)
    self.content = content()
  }
}

/// Views in rows that are made, column after column, when they come into view.
///
/// Mirrors SwiftUI's `LazyHGrid`; see ``LazyVGrid``.
public nonisolated struct LazyHGrid<Content: View>: LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: the rows from the top; without any there is one.
  ///   - alignment: where the rows stand in a grid that is higher.
  ///   - spacing: the distance between columns in points; 8 for nil.
  ///   - pinnedViews: the parts of a ``Section`` that stay in sight while the rest of it scrolls.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, spacing: usableSpacing(spacing, "LazyHGrid") ?? ViewSpacing.standard,
      lines: .tracks(rows.isEmpty ? [GridItem()] : rows, alignment.key), name: "LazyHGrid",
      pinned: pinnedViews)
    self.content = content()
  }
}
