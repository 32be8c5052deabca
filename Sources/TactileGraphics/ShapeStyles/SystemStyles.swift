@_spi(Engine) import TactileViewGraph

/// The background of a selected item, which is the tint.
///
/// Write it as `.selection`, as in `Text(name).background(.selection, in: .capsule)`, to highlight items in a view of
/// your own. It doesn't depend on the focus, as it does on a Mac. Lists fill their selected rows with a gray instead.
/// Mirrors SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates a selection style.
  public init() {}

  /// Returns the paint of the tint.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    TintShapeStyle().__paint(in: environment)
  }
}

/// The style of placeholder text.
///
/// Write it as `.placeholder`, for a hint in an empty field or area of your own. It is the tertiary label color,
/// regardless of the foreground style. Mirrors SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates a placeholder text style.
  public init() {}

  /// Returns the third level of the system's label colors.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    .color(SystemColor.tertiary.value(in: environment.colorScheme))
  }
}

/// The style of links, which is the accent color.
///
/// Write it as `.link`, for text that acts as a link. A `tint(_:)` doesn't change it, while it does change links in a
/// `Text`. Mirrors SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style of links.
  public init() {}

  /// Returns the paint of the accent color.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    Color.accentColor.__paint(in: environment)
  }
}

/// A translucent gray for shapes on top of other content.
///
/// Write it as `.fill`, as in `Capsule().fill(.fill)` for a thin bar. The levels `.fill.secondary`, `.fill.tertiary`
/// and `.fill.quaternary` are paler: choose a paler one for a larger shape, and the last one for a card with text.
/// Mirrors SwiftUI's `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style of translucent fills.
  public init() {}

  /// Returns the system's fill for small shapes.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: environment)
  }
}

/// The background of a window: white in light appearance and black in dark appearance.
///
/// Write it as `.windowBackground`, for a view that blends into its window. Unlike `.background`, it doesn't change
/// with `backgroundStyle(_:)`. Mirrors SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates a window background style.
  public init() {}

  /// Returns white in light mode and black in dark mode, regardless of `backgroundStyle(_:)`.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    Color(.system(.background)).__paint(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent gray for shapes on top of other content.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of a selected item.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links, in the accent color.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
