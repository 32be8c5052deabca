@_spi(Engine) import TactileViewGraph

enum TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

enum AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The style that `tint(_:)` sets; nil if it is not set.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The color that `accentColor(_:)` sets; nil if it is not set.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

/// The tint in the environment, or the accent color if no tint is set.
///
/// Write it as `.tint`, as in `Image(systemName: "star").foregroundStyle(.tint)`, to match the controls nearby. Set the
/// tint with `tint(_:)`. The accent color is that of `accentColor(_:)`, or else the desktop's, or blue if it has none.
/// Mirrors SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  /// Creates a style of the current tint.
  public init() {}

  /// Returns the paint of the tint.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: environment)
  }

  /// Returns the tint and the environment in which it is resolved.
  func source(in environment: EnvironmentValues) -> (AnyShapeStyle, EnvironmentValues) {
    guard let tint = environment.tint else {
      return (AnyShapeStyle(Color.accentColor), environment)
    }
    // A tint that refers to the tint resolves to the accent color.
    var outside = environment
    outside.tint = nil
    return (tint, outside)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint in the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
  /// Sets the tint color of controls in this view; nil restores the accent color.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the tint style of controls in this view, which can be a gradient; nil restores the accent color.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the accent color in this view, which controls without a tint have; nil restores blue.
  ///
  /// Prefer `tint(_:)`, which also takes gradients.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }
}
