@_spi(Engine) import TactileViewGraph

/// A level of the foreground style, paler with each level.
///
/// Write it as `.secondary` or `.tertiary`, for content that is less important than the rest. If no foreground is set,
/// the levels are the system's label colors; otherwise, they are the styles that `foregroundStyle(_:_:_:)` sets, then
/// the last of these at opacities of 0.5, 0.25 and 0.18: `Text("Artist").foregroundStyle(.secondary)` is pale purple in
/// a purple stack. Other styles have levels too, as `.tint.secondary`. Mirrors SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The opacities of the levels of a style that does not define its own.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.18]
  private static let labels: [SystemColor] = [
    .primary, .secondary, .tertiary, .quaternary, .quinary,
  ]

  /// Returns the paint of the level.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    guard let foreground = environment[ForegroundStyleKey.self] else {
      return .color(Self.labels[level].value(in: environment.colorScheme))
    }
    // The styles were written outside of this view, so they refer to the enclosing foreground.
    var outside = environment
    if !foreground.isPlain { outside[ForegroundStyleKey.self] = foreground.outer }
    let given = min(level, foreground.styles.count - 1)
    let paint = foreground.styles[given].__paint(in: outside)
    return given == level ? paint : paint.faded(by: Self.opacities[level - given])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// A style with its opacity multiplied.
nonisolated struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func __paint(in environment: EnvironmentValues) -> Paint {
    base.__paint(in: environment).faded(by: min(max(opacity, 0), 1))
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity.isNaN ? 1 : opacity)
  }
}

/// The style of separator lines.
///
/// Write it as `.separator`, for lines and borders of your own that match a `Divider`. It is a translucent gray, which
/// differs in light and dark mode; the foreground style doesn't change it. Mirrors SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates a separator style.
  public init() {}

  /// Returns the system's separator color, a pale gray (rule 6.3.24).
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    .color(SystemColor.separator.value(in: environment.colorScheme))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
