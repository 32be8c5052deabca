/// What is behind the selected one of several.
///
/// Mirrors SwiftUI's `SelectionShapeStyle`: the tint of the place.
public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The tint's paint.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    TintShapeStyle().__paint(in: environment)
  }
}

/// The colour of words that wait for others to take their place.
///
/// Mirrors SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The third level of the label's colours.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    .color(SystemColor.tertiary.value(in: environment.colorScheme))
  }
}

/// The colour of links.
///
/// Mirrors SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The accent colour's paint.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    Color.accentColor.__paint(in: environment)
  }
}

/// A translucent grey for shapes that lie on something else.
///
/// Mirrors SwiftUI's `FillShapeStyle`; the larger the shape, the paler a level it wants.
public struct FillShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The system's fill, for small shapes.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: environment)
  }
}

/// The ground of a window.
///
/// Mirrors SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// White, or black where it is dark, whatever `backgroundStyle(_:)` says.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    Color(UIColor.systemBackground).__paint(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent grey for shapes that lie on something else.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is behind the selected one of several.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of words that wait for others to take their place.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
