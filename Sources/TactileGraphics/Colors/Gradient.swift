import Foundation
@_spi(Engine) import TactileViewGraph

/// The colors of a gradient, at locations between 0 and 1.
///
/// Pass a gradient to a style that gives it a shape, such as ``LinearGradient``; as a style itself, it runs from top to
/// bottom. Colors without locations are evenly spaced.
///
/// ```swift
/// let heat = Gradient(stops: [.init(color: .blue, location: 0), .init(color: .red, location: 0.3)])
/// Circle().fill(RadialGradient(gradient: heat, center: .center, startRadius: 0, endRadius: 50))
/// ```
///
/// Without colors, nothing is drawn. Mirrors SwiftUI's `Gradient`.
public struct Gradient: Hashable, Sendable {
  /// A color at a location in a gradient.
  ///
  /// Before the first stop and after the last, their colors continue. A location that is less than the previous stop's
  /// or isn't finite counts as the previous one: two stops at one location are a hard edge. Mirrors SwiftUI's
  /// `Gradient.Stop`.
  public struct Stop: Hashable, Sendable {
    /// The color at the stop's location.
    public var color: Color
    /// The location of the stop, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Creates a stop from a color and a location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in the order of their locations.
  public var stops: [Stop]

  /// Creates a gradient of color stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  package func paint(_ geometry: GradientPaint.Geometry, in environment: EnvironmentValues) -> Paint
  {
    guard !stops.isEmpty else { return .color(Color.clear.resolveColor(in: environment)) }
    var last = 0.0
    let resolved = stops.map { stop in
      // A location that is not finite, or less than the previous one, counts as the previous one.
      last = stop.location.isFinite ? max(Double(stop.location), last) : last
      return GradientPaint.Stop(color: stop.color.resolveColor(in: environment), location: last)
    }
    return .gradient(GradientPaint(stops: resolved, geometry: geometry))
  }
}

extension Gradient: ShapeStyle {
  /// Returns the gradient from top to bottom.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { AnyGradient(self) }
}

/// The gradient of a color, which is slightly lighter at the top, or a given gradient from top to bottom.
///
/// The gradient of a color gives a shape a little depth, as in `Circle().fill(.blue.gradient)`. For other directions
/// and forms, pass it on, as in `.fill(.radialGradient(Color.blue.gradient, endRadius: 50))`. Mirrors SwiftUI's
/// `AnyGradient`.
public struct AnyGradient: ShapeStyle, Hashable {
  package let gradient: Gradient

  /// Creates a style that draws a gradient from top to bottom.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the gradient interpolated in a color space, as in `Color.blue.gradient.colorSpace(.perceptual)`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }

  /// Returns the gradient from top to bottom, resolved in an environment.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.linear(startX: 0.5, startY: 0, endX: 0.5, endY: 1), in: environment)
  }
}

/// The color at the top of the gradient of a color.
private struct GradientTop: ShapeStyle, Hashable {
  let color: Color

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    var top = color.resolveColor(in: environment)
    // The share of white is chosen by eye: Apple does not document its formula.
    top.red += (1 - top.red) * 0.2
    top.green += (1 - top.green) * 0.2
    top.blue += (1 - top.blue) * 0.2
    return Color.Resolved(top)
  }
}

extension Color {
  /// The standard gradient of the color, slightly lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [Color(GradientTop(color: self)), self]))
  }
}

extension Gradient {
  /// The color space in which the colors of a gradient are interpolated.
  ///
  /// Choose a space with `colorSpace(_:)`, as in `Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual)`, or pass
  /// it to ``Color/mix(with:by:in:)``. The default of a gradient is ``device``, and that of a mix ``perceptual``, which
  /// avoids a dull or dark middle between different hues. Mirrors SwiftUI's `Gradient.ColorSpace`.
  public struct ColorSpace: Hashable, Sendable {
    private let number: Int
    /// Interpolation of the red, green and blue components in sRGB.
    public static let device = ColorSpace(number: 0)
    /// Perceptually uniform interpolation, in Oklab.
    public static let perceptual = ColorSpace(number: 1)
  }

  /// Returns the gradient interpolated in a color space, as a style from top to bottom.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    guard space == .perceptual, let first = stops.first else { return AnyGradient(self) }
    // Between stops this close, linear interpolation is the same in both color spaces.
    let steps = 16
    var all = [first]
    for (start, end) in zip(stops, stops.dropFirst()) {
      for step in 1...steps {
        let fraction = Double(step) / Double(steps)
        all.append(
          Stop(
            color: start.color.mix(with: end.color, by: fraction),
            location: start.location + (end.location - start.location) * CGFloat(fraction)))
      }
    }
    return AnyGradient(Gradient(stops: all))
  }
}

extension Gradient.ColorSpace {
  /// Returns the color at a fraction of the way between two colors.
  func mix(_ first: RGBAColor, _ second: RGBAColor, _ fraction: Double) -> RGBAColor {
    func between(_ first: Double, _ second: Double) -> Double {
      first + (second - first) * fraction
    }
    guard self == .perceptual else {
      return RGBAColor(
        red: between(first.red, second.red), green: between(first.green, second.green),
        blue: between(first.blue, second.blue), opacity: between(first.opacity, second.opacity))
    }
    let (from, to) = (first.animatableVector, second.animatableVector)
    return RGBAColor(animatable: from + (to - from) * fraction)
  }
}
