import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// A type that specifies the appearance of lists.
///
/// Set a style with `listStyle(_:)`: `.plain`, `.grouped` or `.insetGrouped`, which is the default. It applies to lists
/// and forms. In every style, `headerProminence(.increased)` makes the headers of sections larger. Don't conform to
/// this protocol yourself: a style can only choose one of these appearances. The styles of a Mac or an iPad, such as
/// `.sidebar` and `.bordered`, aren't available.
///
/// ```swift
/// List(songs) { song in Text(song.title) }
///   .listStyle(.plain)
/// ```
///
/// Mirrors SwiftUI's `ListStyle`.
public protocol ListStyle {
  /// The appearance that the style represents.
  nonisolated var __look: __ListLook { get }
}

/// The appearance of a list.
///
/// Only the engine uses this type.
public enum __ListLook: Sendable {
  /// Rows extend from edge to edge.
  case plain
  /// Sections extend from edge to edge on gray.
  case grouped
  /// Sections have rounded corners on gray, at a distance from the edges.
  case insetGrouped
  /// Rows extend from edge to edge, and the lines between them end before the edges.
  case inset
}

extension __ListLook {
  /// The fill behind rows.
  var rowStyle: AnyShapeStyle {
    self == .plain || self == .inset
      ? AnyShapeStyle(BackgroundStyle()) : AnyShapeStyle(GroupedRowStyle())
  }

  /// The fill around the sections.
  var backgroundStyle: AnyShapeStyle {
    self == .plain || self == .inset
      ? AnyShapeStyle(BackgroundStyle()) : AnyShapeStyle(GroupedBackgroundStyle())
  }
}

/// White in light mode, dark gray in dark mode.
private struct GroupedRowStyle: ShapeStyle {
  func __paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.colorScheme == .dark ? .bytes(28, 28, 30) : .bytes(255, 255, 255))
  }
}

/// Light gray in light mode, black in dark mode.
private struct GroupedBackgroundStyle: ShapeStyle {
  func __paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.colorScheme == .dark ? .bytes(0, 0, 0) : .bytes(242, 242, 247))
  }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: __ListLook { .insetGrouped }
}

extension EnvironmentValues {
  var listLook: __ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

/// The default list style, whose sections are inset and have rounded corners.
///
/// Apply it as `.listStyle(.automatic)`, to restore the default inside another style.
///
/// Mirrors SwiftUI's `DefaultListStyle`.
public struct DefaultListStyle: ListStyle {
  /// Creates the default list style.
  public nonisolated init() {}
  /// The appearance of sections with rounded corners.
  @_spi(Engine) public var __look: __ListLook { .insetGrouped }
}

/// A list style whose rows extend from edge to edge.
///
/// Apply it as `.listStyle(.plain)`, for a long list of similar items. The list and its rows have the style
/// `.background`. The headers of sections have the headline font and keep the case of their letters; footers are small
/// and gray. Unlike on an iPhone, both scroll with their rows; for headers that stay in sight, use a `LazyVStack` with
/// `pinnedViews`.
///
/// Mirrors SwiftUI's `PlainListStyle`.
public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public nonisolated init() {}
  /// The appearance of rows from edge to edge.
  @_spi(Engine) public var __look: __ListLook { .plain }
}

/// A list style whose sections extend from edge to edge, on a background that is light gray, or black in dark mode.
///
/// Apply it as `.listStyle(.grouped)`, for sections that use the full width of a narrow window. The headers of sections
/// are bold and gray; in the look of iOS 18, they are small, gray and in uppercase letters.
///
/// Mirrors SwiftUI's `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public nonisolated init() {}
  /// The appearance of sections from edge to edge.
  @_spi(Engine) public var __look: __ListLook { .grouped }
}

/// A list style whose sections are inset and have rounded corners, on a background that is light gray, or black in dark
/// mode.
///
/// Apply it as `.listStyle(.insetGrouped)`. It is the default, so you need it only inside of a view with another style.
/// Sections are 16 points from the edges, with a corner radius of 26 points; rows outside of a section look the same.
/// Headers are bold and gray. In the look of iOS 18, sections are 20 points from the edges, with a corner radius of 10
/// points, and headers are small, and in uppercase letters.
///
/// Mirrors SwiftUI's `InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped list style.
  public nonisolated init() {}
  /// The appearance of sections with rounded corners.
  @_spi(Engine) public var __look: __ListLook { .insetGrouped }
}

/// A list style whose rows are inset, on the background of the window.
///
/// Apply it as `.listStyle(.inset)`. It differs from ``PlainListStyle`` in the lines between rows, which end before both
/// edges.
///
/// Mirrors SwiftUI's `InsetListStyle`.
public struct InsetListStyle: ListStyle {
  /// Creates an inset list style.
  public nonisolated init() {}
  /// The appearance of rows with inset lines.
  @_spi(Engine) public var __look: __ListLook { .inset }
}

extension ListStyle where Self == InsetListStyle {
  /// A list style with inset rows on the background of the window.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default list style: sections with rounded corners.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A list style with rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A list style with sections from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list style with inset sections and rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension View {
  /// Sets the style of lists and forms in this view; the closest style takes precedence.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style.__look)
  }
}
