import Foundation

/// A shadow that belongs to a style.
///
/// Mirrors SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Equatable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// A shadow behind what is drawn.
  ///
  /// - Parameters:
  ///   - color: black at a third by default.
  ///   - radius: how far the shadow is blurred, in points.
  ///   - x: how far right the shadow lies, in points.
  ///   - y: how far down the shadow lies, in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius.usableRadius("ShadowStyle.drop"),
      offset: CGSize(usable: x, y))
  }

  /// A shadow on what is drawn, as if it were a hole.
  ///
  /// - Parameters:
  ///   - color: black at a little more than half by default.
  ///   - radius: how far the shadow is blurred, in points.
  ///   - x: how far right the shadow lies, in points.
  ///   - y: how far down the shadow lies, in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: true, color: color, radius: radius.usableRadius("ShadowStyle.inner"),
      offset: CGSize(usable: x, y))
  }

  /// The shadow in the colours of an environment.
  func finish(in environment: EnvironmentValues) -> PaintFinish {
    let shadow = PaintFinish.Shadow(
      color: color.resolveColor(in: environment), radius: radius, x: offset.width,
      y: offset.height)
    return isInner ? .innerShadow(shadow) : .dropShadow(shadow)
  }
}

/// A style whatever is drawn in has a shadow.
nonisolated struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func __paint(in environment: EnvironmentValues) -> Paint {
    base.__paint(in: environment).finished(with: shadow.finish(in: environment))
  }
}

/// A style whatever is drawn in is mixed with what is behind it.
nonisolated struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  func __paint(in environment: EnvironmentValues) -> Paint {
    base.__paint(in: environment).finished(with: .blend(mode))
  }
}

extension ShapeStyle {
  /// The style with a shadow, behind or on whatever is drawn in it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }

  /// The style, mixed with what is behind whatever is drawn in it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedShapeStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// The foreground, mixed with what is behind it.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  /// The foreground with its opacity multiplied, 0 to 1.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
}

extension CGSize {
  /// A distance; what is no number is none.
  init(usable x: CGFloat, _ y: CGFloat) {
    self.init(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)
  }
}
