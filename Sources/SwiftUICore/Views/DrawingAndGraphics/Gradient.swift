import Foundation

/// Colours at places between 0 and 1.
///
/// Mirrors SwiftUI's `Gradient`.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  ///
  /// Mirrors SwiftUI's `Gradient.Stop`.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 at the start and 1 at the end.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Makes a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  func paint(_ geometry: GradientPaint.Geometry, in environment: EnvironmentValues) -> Paint {
    guard !stops.isEmpty else { return .color(Color.clear.resolveColor(in: environment)) }
    var last = 0.0
    let resolved = stops.map { stop in
      // Places that are no numbers, or go back, are those of the stop before.
      last = stop.location.isFinite ? max(Double(stop.location), last) : last
      return GradientPaint.Stop(color: stop.color.resolveColor(in: environment), location: last)
    }
    return .gradient(GradientPaint(stops: resolved, geometry: geometry))
  }
}

extension Gradient: ShapeStyle {
  /// The colours from the top to the bottom.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { AnyGradient(self) }
}

/// The gradient of a colour: a little lighter at the top.
///
/// Mirrors SwiftUI's `AnyGradient`.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient?
  let color: Color

  /// Makes one of a gradient, drawn from the top to the bottom.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
    color = .clear
  }

  init(_ color: Color) {
    gradient = nil
    self.color = color
  }

  /// The colours from the top to the bottom.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    let line = GradientPaint.Geometry.linear(startX: 0.5, startY: 0, endX: 0.5, endY: 1)
    if let gradient { return gradient.paint(line, in: environment) }
    let bottom = color.resolveColor(in: environment)
    // The part of white is by eye: Apple does not tell its formula.
    var top = bottom
    top.red += (1 - top.red) * 0.2
    top.green += (1 - top.green) * 0.2
    top.blue += (1 - top.blue) * 0.2
    return .gradient(
      GradientPaint(
        stops: [
          GradientPaint.Stop(color: top, location: 0),
          GradientPaint.Stop(color: bottom, location: 1),
        ], geometry: line))
  }
}

extension Color {
  /// The standard gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(self) }
}
