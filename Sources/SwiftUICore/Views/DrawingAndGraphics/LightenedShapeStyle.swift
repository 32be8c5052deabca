/// A style with white of an opacity laid over each of its colours.
nonisolated struct LightenedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  /// The white's, 0 to 1.
  let opacity: Double

  func __paint(in environment: EnvironmentValues) -> Paint {
    let white = RGBAColor(red: 1, green: 1, blue: 1, opacity: opacity)
    return base.__paint(in: environment).mapColors(white.over)
  }
}

extension ShapeStyle {
  /// The style with white of an opacity, 0 to 1, laid over it.
  func lightened(by opacity: Double) -> some ShapeStyle {
    LightenedShapeStyle(base: self, opacity: opacity)
  }
}
