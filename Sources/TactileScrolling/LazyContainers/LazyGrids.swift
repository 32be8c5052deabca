import Foundation
@_spi(Engine) import TactileViewGraph

/// A column of a vertical lazy grid, or a row of a horizontal one.
///
/// Pass an array of items to ``LazyVGrid`` or ``LazyHGrid``. Without a size, an item is flexible: the items share the
/// space that remains beside fixed ones equally. An adaptive item stands for as many columns or rows as fit.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///   ForEach(photos) { photo in Thumbnail(photo) }
/// }
/// ```
///
/// Mirrors SwiftUI's `GridItem`.
public nonisolated struct GridItem: Equatable, Sendable {
  /// The width of a column, or the height of a row, in points.
  ///
  /// Pass a size to ``GridItem/init(_:spacing:alignment:)``. The default is flexible. This grid has an icon, a title
  /// that takes the remaining width, and a value:
  ///
  /// ```swift
  /// [GridItem(.fixed(24)), GridItem(.flexible()), GridItem(.fixed(80))]
  /// ```
  ///
  /// Fixed lengths and spacing are reserved first. The other items share the rest in order: each takes an equal part of what is
  /// left, within its limits. If no width or height is proposed to the grid, they have their minimum. A fixed length
  /// that is negative or infinite counts as zero.
  ///
  /// Mirrors SwiftUI's `GridItem.Size`.
  public enum Size: Equatable, Sendable {
    /// A fixed length in points.
    case fixed(CGFloat)
    /// One column or row with an equal part of the remaining space, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows of the minimum length as fit into an equal part of the remaining space, but at least
    /// one.
    ///
    /// They share the part equally, up to the maximum length. The spacing of the item separates them, too. Use it to show more columns in a wider window.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The distance to the next item in points; nil is 8 points.
  public var spacing: CGFloat?
  /// The alignment of views in the item.
  ///
  /// If it's nil, the views have the alignment of the grid across the item, and are centered along it.
  public var alignment: Alignment?

  /// Creates a column or a row of a lazy grid.
  ///
  /// - Parameters:
  ///   - size: The width of the column or the height of the row, in points.
  ///   - spacing: The distance to the next item in points; nil is 8 points. If it isn't finite, a warning is issued,
  ///     and it counts as nil.
  ///   - alignment: The alignment of views in the item; nil, the default, is the alignment of the grid.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = usableSpacing(spacing, "GridItem")
    self.alignment = alignment
  }
}

/// A grid that grows downward and creates its rows when they become visible.
///
/// Use a lazy grid in a vertical scroll view with many views. The columns are ``GridItem`` values, and the views fill
/// one row after the other, from the leading edge:
///
/// ```swift
/// ScrollView {
///   LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16) {
///     ForEach(photos) { photo in Thumbnail(photo) }
///   }
/// }
/// ```
///
/// ``LazyVStack`` describes how lazy containers create and keep their views. The content of a `ForEach` must be a
/// single view by its type, otherwise all of its elements are created at once.
///
/// Mirrors SwiftUI's `LazyVGrid`.
public nonisolated struct LazyVGrid<Content: View>: LazyContainer {
  package let arrangement: LazyArrangement
  package let content: Content

  /// Creates a vertical lazy grid.
  ///
  /// - Parameters:
  ///   - columns: the columns from the leading edge on; an empty array counts as one flexible
  ///     column.
  ///   - alignment: the alignment of the columns in a wider grid, and of views in columns that have none of their own.
  ///   - spacing: the distance between rows in points; nil is 8 points.
  ///   - pinnedViews: the parts of a ``Section`` that stay visible while the rest of it scrolls.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, spacing: usableSpacing(spacing, "LazyVGrid") ?? ViewSpacing.standard,
      lines: .tracks(
        columns.aligned(Alignment(horizontal: alignment, vertical: .center)), alignment.key),
      name: "LazyVGrid",
      pinned: pinnedViews)
    self.content = content()
  }
}

/// A grid with fixed rows that creates its columns when they become visible.
///
/// Use a lazy grid in a horizontal scroll view with many views. The rows are ``GridItem`` values, and the views fill
/// one column after the other, from the top. ``LazyVGrid``, the vertical form, describes how lazy grids create and keep
/// their views.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
///     ForEach(photos) { photo in Thumbnail(photo) }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `LazyHGrid`.
public nonisolated struct LazyHGrid<Content: View>: LazyContainer {
  package let arrangement: LazyArrangement
  package let content: Content

  /// Creates a horizontal lazy grid.
  ///
  /// - Parameters:
  ///   - rows: the rows from the top; an empty array counts as one flexible row.
  ///   - alignment: the alignment of the rows in a taller grid, and of views in rows that have none of their own.
  ///   - spacing: the distance between columns in points; nil is 8 points.
  ///   - pinnedViews: the parts of a ``Section`` that stay visible while the rest of it scrolls.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, spacing: usableSpacing(spacing, "LazyHGrid") ?? ViewSpacing.standard,
      lines: .tracks(
        rows.aligned(Alignment(horizontal: .center, vertical: alignment)), alignment.key),
      name: "LazyHGrid",
      pinned: pinnedViews)
    self.content = content()
  }
}

extension [GridItem] {
  /// The items, at least one, each with its alignment or else that of its grid.
  fileprivate nonisolated func aligned(_ alignment: Alignment) -> [GridItem] {
    (isEmpty ? [GridItem()] : self).map { item in
      var item = item
      item.alignment = item.alignment ?? alignment
      return item
    }
  }
}
