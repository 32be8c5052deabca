import Foundation
@_spi(Engine) import TactileViewGraph

/// A gradient that sweeps around a point, from one angle to another.
///
/// Use it as a style, or as a view, which fills the proposed space. The center is in fractions of the filled
/// shape's bounds. Angles are clockwise from the right. Mirrors SwiftUI's `AngularGradient`.
public nonisolated struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates an angular gradient.
  public init(gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates an angular gradient of evenly spaced colors.
  public init(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  /// Creates an angular gradient of color stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns the gradient resolved in an environment.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    let center = center.fromLeft(in: environment)
    return gradient.paint(
      .angular(
        centerX: center.x, centerY: center.y, startAngle: startAngle.radians,
        endAngle: endAngle.radians),
      in: environment)
  }
}

extension AngularGradient: GradientView {}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient that sweeps around a point, from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of evenly spaced colors that sweeps around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of color stops that sweeps around a point.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension AngularGradient {
  /// Creates a gradient that completes a full turn, clockwise from an angle.
  public init(gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colors that completes a full turn, clockwise from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of color stops that completes a full turn, clockwise from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient of evenly spaced colors that completes a full turn, clockwise from an angle.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
