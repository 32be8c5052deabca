@_spi(Engine) import TactileViewGraph

/// A style with a translucent white over each of its colors.
nonisolated struct LightenedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  /// The opacity of the white, from 0 to 1.
  let opacity: Double

  func __paint(in environment: EnvironmentValues) -> Paint {
    let white = RGBAColor(red: 1, green: 1, blue: 1, opacity: opacity)
    return base.__paint(in: environment).mapColors(white.over)
  }
}

extension ShapeStyle {
  /// Returns the style with white over it, at an opacity from 0 to 1.
  package func lightened(by opacity: Double) -> some ShapeStyle {
    LightenedShapeStyle(base: self, opacity: opacity)
  }
}
