import Foundation

/// Colours in circles around a point; the radii are points.
///
/// Points are fractions of the bounding rectangle of what it fills. As a view it fills whatever it
/// is offered. Mirrors SwiftUI's `RadialGradient`.
public nonisolated struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes the style of a gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes the style of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes the style of colours at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient for an environment.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    let center = center.fromLeft(in: environment)
    return gradient.paint(
      .radial(
        centerX: center.x, centerY: center.y, startRadius: startRadius, endRadius: endRadius),
      in: environment)
  }
}

extension RadialGradient: GradientView {}

extension ShapeStyle where Self == RadialGradient {
  /// Colours in circles around a point; the radii are points, of a gradient.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours in circles around a point; the radii are points, of colours at equal distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours in circles around a point; the radii are points, of colours at places.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
