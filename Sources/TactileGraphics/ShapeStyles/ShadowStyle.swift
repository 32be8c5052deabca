import Foundation
@_spi(Engine) import TactileViewGraph

/// A shadow that is part of a style.
///
/// Add a shadow to a style with `shadow(_:)`. The shape, stroke, text or symbol that is drawn in the style has a
/// ``drop(color:radius:x:y:)`` shadow behind it, or an ``inner(color:radius:x:y:)`` shadow on it. Unlike
/// `View.shadow(color:radius:x:y:)`, it applies only to content in this style.
///
/// ```swift
/// Circle().fill(.blue.shadow(.inner(radius: 3, y: 2)))
/// Text("Raised").foregroundStyle(.shadow(.drop(radius: 2, y: 1)))
/// ```
///
/// A radius that is negative or not finite issues a warning and counts as 0.
///
/// Mirrors SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Equatable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// Returns a shadow behind the content.
  ///
  /// - Parameters:
  ///   - color: the color of the shadow; black at an opacity of one third by default.
  ///   - radius: the blur radius in points; 0 is a shadow with sharp edges.
  ///   - x: the offset of the shadow to the right, in points.
  ///   - y: the offset of the shadow downward, in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius.usableRadius("ShadowStyle.drop"),
      offset: CGSize(usable: x, y))
  }

  /// Returns a shadow inside the content, as if the content were a hole in the surface around it.
  ///
  /// - Parameters:
  ///   - color: the color of the shadow; black at an opacity of 0.55 by default.
  ///   - radius: the blur radius in points; 0 is a shadow with sharp edges.
  ///   - x: the offset of the shadow to the right, in points.
  ///   - y: the offset of the shadow downward, in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: true, color: color, radius: radius.usableRadius("ShadowStyle.inner"),
      offset: CGSize(usable: x, y))
  }

  /// Returns the shadow with its color resolved in an environment.
  func finish(in environment: EnvironmentValues) -> PaintFinish {
    let shadow = PaintFinish.Shadow(
      color: color.resolveColor(in: environment), radius: radius, x: offset.width,
      y: offset.height)
    return isInner ? .innerShadow(shadow) : .dropShadow(shadow)
  }
}

/// A style that adds a shadow to the filled content.
nonisolated struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func __paint(in environment: EnvironmentValues) -> Paint {
    base.__paint(in: environment).finished(with: shadow.finish(in: environment))
  }
}

/// A style that blends the filled content with its backdrop.
nonisolated struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  func __paint(in environment: EnvironmentValues) -> Paint {
    base.__paint(in: environment).finished(with: .blend(mode))
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow behind or inside the content, in addition to those that it already has.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }

  /// Returns the style, blended with the backdrop of the content.
  ///
  /// Unlike `View.blendMode(_:)`, it affects only content in this style, as in
  /// `Circle().fill(.red.blendMode(.multiply))`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedShapeStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// Returns the foreground style, blended with the backdrop of the content.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  /// Returns the foreground style with its opacity multiplied by a factor from 0 to 1.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
}

extension CGSize {
  /// Creates an offset; a component that is not finite counts as zero.
  package init(usable x: CGFloat, _ y: CGFloat) {
    self.init(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)
  }
}
