enum TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

/// Sets the tint.
nonisolated struct TintModifier: EnvironmentModifier {
  typealias Body = Never
  let tint: AnyShapeStyle?

  @MainActor
  func modify(_ values: inout EnvironmentValues) { values[TintKey.self] = tint }
}

/// The tint of a place, the accent colour where nobody set one.
///
/// Mirrors SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The tint's paint.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    guard let tint = environment[TintKey.self] else {
      return Color.accentColor.__paint(in: environment)
    }
    // A tint that refers to the tint means the accent colour.
    var outside = environment
    outside[TintKey.self] = nil
    return tint.__paint(in: outside)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the place where it is used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
  /// Sets the tint of this view and those inside; nil goes back to the accent colour.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(tint: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint of this view and those inside; nil goes back to the accent colour.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(tint: tint.map { AnyShapeStyle($0) }))
  }
}
