enum TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

enum AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// What `tint(_:)` set; nil where nobody did.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What `accentColor(_:)` set; nil where nobody did.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

/// The tint of a place, the accent colour where nobody set one.
///
/// Mirrors SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The tint's paint.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: environment)
  }

  /// What the tint is, and the environment in which it means what was written.
  func source(in environment: EnvironmentValues) -> (AnyShapeStyle, EnvironmentValues) {
    guard let tint = environment.tint else {
      return (AnyShapeStyle(Color.accentColor), environment)
    }
    // A tint that refers to the tint means the accent colour.
    var outside = environment
    outside.tint = nil
    return (tint, outside)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the place where it is used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
  /// Sets the colour of controls in this view; nil goes back to the accent colour.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the style of controls in this view; nil goes back to the accent colour.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the accent colour in this view; nil goes back to blue.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }
}
