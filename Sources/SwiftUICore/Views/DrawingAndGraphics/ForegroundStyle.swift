enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

/// Sets the style of foregrounds.
nonisolated struct ForegroundStyleModifier: EnvironmentModifier {
  typealias Body = Never
  let style: AnyShapeStyle?

  @MainActor
  func modify(_ values: inout EnvironmentValues) { values[ForegroundStyleKey.self] = style }
}

extension View {
  /// Sets the style of text and shapes in this view.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: AnyShapeStyle(style)))
  }

  /// Sets the colour of text and shapes in this view; nil goes back to the primary colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(style: color.map { AnyShapeStyle($0) }))
  }
}
