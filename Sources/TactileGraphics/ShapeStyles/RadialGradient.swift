import Foundation
@_spi(Engine) import TactileViewGraph

/// A gradient of concentric circles around a point, whose radii are in points.
///
/// Use it as a style, or as a view, which fills the proposed space. The center is in fractions of the bounding
/// rectangle of the filled shape. Outside of both radii, the outer colors continue. Mirrors SwiftUI's `RadialGradient`.
public nonisolated struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a radial gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a radial gradient of evenly spaced colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient of color stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Returns the gradient resolved in an environment.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    let center = center.fromLeft(in: environment)
    return gradient.paint(
      .radial(
        centerX: center.x, centerY: center.y, startRadius: startRadius, endRadius: endRadius),
      in: environment)
  }
}

extension RadialGradient: GradientView {}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient of concentric circles around a point, whose radii are in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of evenly spaced colors in concentric circles around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of color stops in concentric circles around a point.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
