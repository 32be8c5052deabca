import Foundation
@_spi(Engine) import TactileViewGraph

/// A container that arranges views in rows and columns.
///
/// The views of a ``GridRow`` are its cells, one per column; any other view is a row by itself that spans all columns.
/// A column is as wide as its widest cell, and a row as tall as its tallest; flexible cells share the remaining space.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); Text(name).bold() }
///   Divider()
///   GridRow { Text("Visible"); Toggle("Visible", isOn: $isVisible).labelsHidden() }
/// }
/// ```
///
/// Cells can change their place with `gridCellColumns(_:)`, `gridCellAnchor(_:)`, `gridCellUnsizedAxes(_:)` and
/// `gridColumnAlignment(_:)`. All views are created at once; for long content in a scroll view, use a ``LazyVGrid``.
///
/// Mirrors SwiftUI's `Grid`.
public nonisolated struct Grid<Content: View>: ContainerView {
  package let layout: GridLayout
  package let content: Content

  /// Creates a grid of rows and columns.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of cells in their columns and rows.
  ///   - horizontalSpacing: the distance between columns in points; nil uses the distances that the
  ///     views prefer.
  ///   - verticalSpacing: the distance between rows in points; nil uses the distances that the
  ///     views prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

/// The layout of a grid as a value.
///
/// Call a layout with views that contain `GridRow`s, or wrap it in an `AnyLayout` to switch between a
/// grid and another layout while the views keep their state:
///
/// ```swift
/// let layout = isWide ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
///
/// layout {
///   GridRow { Text("Name"); Text(name) }
/// }
/// ```
///
/// ``Grid`` describes how cells are sized and aligned.
///
/// Mirrors SwiftUI's `GridLayout`.
public nonisolated struct GridLayout: StackedLayout {
  /// The alignment of cells in their columns and rows.
  public var alignment: Alignment
  /// The distance between columns in points; nil uses the distances that the views prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil uses the distances that the views prefer.
  public var verticalSpacing: CGFloat?

  /// Creates a layout of rows and columns with an alignment and distances in points.
  ///
  /// If the spacing isn't finite, a warning is issued, and it counts as nil.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = usableSpacing(horizontalSpacing, "Grid")
    self.verticalSpacing = usableSpacing(verticalSpacing, "Grid")
  }

  @MainActor package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews)
    -> CGSize
  {
    let table = GridTable(self, subviews)
    let widths = table.widths(for: proposal)
    let heights = table.heights(for: proposal.height, widths: widths)
    return CGSize(
      width: (widths + table.columnGaps).reduce(0, +),
      height: (heights + table.rowGaps).reduce(0, +))
  }

  @MainActor package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    func finite(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
      proposed.map { $0.isFinite ? $0 : length }
    }
    let table = GridTable(self, subviews)
    let height = finite(proposal.height, bounds.height)
    let widths = table.widths(
      for: ProposedViewSize(
        width: finite(proposal.width, bounds.width), height: height))
    let heights = table.heights(for: height, widths: widths)
    table.place(at: bounds.origin, widths: widths, heights: heights)
  }

  @MainActor package func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    GridTable(self, subviews).spacing
  }

  package static var name: String { "Grid" }
}
