import Foundation

/// The fill of an outline or a text: a color, a gradient, a material or an image.
///
/// A paint is the result of a shape style in the environment of a view: a style such as `primary` becomes the color
/// that it has there. In a ``DisplayList``, match the cases of ``DisplayList/Content`` to read the paint of a shape. A
/// text or a symbol has a color; with another paint, it masks an area filled with that paint. Most paints are colors;
/// larger cases are boxed, so colors take no extra space.
public enum Paint: Hashable, Sendable {
  /// The same color everywhere.
  case color(RGBAColor)
  /// Colors that change along a gradient.
  indirect case gradient(GradientPaint)
  /// A blurred and tinted backdrop.
  indirect case material(MaterialPaint)
  /// An image, repeated in both directions.
  indirect case picture(PicturePaint)
  /// Another paint, with finishes for everything that is drawn with it.
  indirect case finished(Paint, [PaintFinish])

  /// Whether the paint is completely transparent.
  ///
  /// Hit testing also ignores paints with an opacity below a thousandth.
  package var isClear: Bool { opacity <= 0 }

  /// The maximum opacity of the paint, 0 to 1.
  package var opacity: Double {
    switch self {
    case .color(let color): color.opacity
    case .gradient(let gradient): gradient.stops.map(\.color.opacity).max() ?? 0
    case .material(let material): material.opacity
    case .picture(let picture): picture.opacity
    case .finished(let base, _): base.opacity
    }
  }

  /// The color, if the paint has only one; otherwise nil.
  package var color: RGBAColor? {
    if case .color(let color) = base { color } else { nil }
  }

  /// Returns the paint with its opacity multiplied by a factor.
  ///
  /// Shadows fade as well, because they are as opaque as the content that casts them.
  package func faded(by factor: Double) -> Paint {
    if case .finished(let base, let finishes) = self {
      return .finished(base.faded(by: factor), finishes)
    }
    if case .material(var material) = self {
      material.opacity *= factor
      return .material(material)
    }
    if case .picture(var picture) = self {
      picture.opacity *= factor
      return .picture(picture)
    }
    return mapColors { color in
      var color = color
      color.opacity *= factor
      return color
    }
  }

  /// Returns the paint with its gradient stretched over a rectangle; other paints are unchanged.
  package func placed(in rect: CGRect) -> Paint {
    switch self {
    case .gradient(var gradient):
      gradient.rect = rect
      return .gradient(gradient)
    case .finished(let base, let finishes): return .finished(base.placed(in: rect), finishes)
    case .color, .material, .picture: return self
    }
  }

  /// Returns the paint with each color mapped: a material maps its tint, a picture is unchanged.
  package func mapColors(_ map: (RGBAColor) -> RGBAColor) -> Paint {
    switch self {
    case .color(let color): return .color(map(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = map(gradient.stops[index].color)
      }
      return .gradient(gradient)
    case .material(var material):
      material.tint = map(material.tint)
      return .material(material)
    case .picture: return self
    case .finished(let base, let finishes): return .finished(base.mapColors(map), finishes)
    }
  }
}

/// A gradient with resolved colors.
///
/// It's the paint of styles such as `LinearGradient` and `AngularGradient`. A test can read it from a fill:
///
/// ```swift
/// guard case .fill(_, .gradient(let gradient), _) = item.content else { return }
/// #expect(gradient.stops.map(\.location) == [0, 1])
/// ```
///
/// Each point of the filled area has a location along the gradient, which follows from its ``geometry``. The point has
/// the color of the stop at this location. Between two stops, each sRGB component changes evenly; two stops at one
/// location make a sharp edge.
public struct GradientPaint: Hashable, Sendable {
  /// A color at a location of a gradient.
  ///
  /// A `Gradient` of evenly distributed colors has stops at equal distances, the first at 0 and the last at 1.
  public struct Stop: Hashable, Sendable {
    /// The color at the location of the stop.
    public var color: RGBAColor
    /// The location of the stop: 0 at the start of the gradient, 1 at its end.
    public var location: Double

    /// Creates a stop with a location, usually from 0 to 1.
    public init(color: RGBAColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The shape of the gradient.
  ///
  /// Points are fractions of the sides of the gradient's rectangle: (0, 0) is the top left, (1, 1) the bottom right.
  public enum Geometry: Hashable, Sendable {
    /// The colors change along a line from the start to the end.
    case linear(startX: Double, startY: Double, endX: Double, endY: Double)
    /// The colors change in circles, from the start radius to the end radius in points.
    case radial(centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
    /// The colors change in ellipses, from the start radius to the end radius as fractions of the sides.
    case elliptical(centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
    /// The colors change around a point, between two angles in radians, clockwise from the right.
    ///
    /// If they are less than a turn apart, half of the gap has the last color, and the other half the first one.
    case angular(centerX: Double, centerY: Double, startAngle: Double, endAngle: Double)
  }

  /// The colors beyond the first and the last location of a gradient.
  ///
  /// Gradients of views always use ``pad``; the other cases are options of a canvas's shadings.
  public enum Spread: String, Hashable, Sendable {
    /// The area beyond each end has the color of that end.
    case pad
    /// The gradient starts over at each end.
    case `repeat`
    /// The gradient runs alternately backward and forward.
    case mirror
  }

  /// The stops in the order of their locations.
  public var stops: [Stop]
  /// The shape of the gradient, such as a line or circles.
  public var geometry: Geometry
  /// The rectangle whose fractions the points of the geometry are, in points of the item; nil for the bounds of the
  /// filled outline.
  public var rect: CGRect?
  /// How the colors continue beyond 0 and 1.
  public var spread: Spread

  /// Creates a gradient from its stops, in the order of their locations.
  public init(stops: [Stop], geometry: Geometry, rect: CGRect? = nil, spread: Spread = .pad) {
    self.stops = stops
    self.geometry = geometry
    self.rect = rect
    self.spread = spread
  }
}

extension Paint: CustomStringConvertible {
  /// The color, the gradient's geometry and stops, the material's tint, or the picture's size.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): gradient.description
    case .material(let material): material.description
    case .picture(let picture): picture.description
    case .finished(let base, let finishes):
      "\(base) " + finishes.map(\.description).joined(separator: " ")
    }
  }
}

extension GradientPaint: CustomStringConvertible {
  /// The geometry and the stops of the gradient.
  public var description: String {
    "\(geometry) " + (rect.map { "in \($0.concise) " } ?? "")
      + (spread == .pad ? "" : "\(spread.rawValue) ")
      + stops.map { "\($0.color) at \($0.location.concise)" }.joined(separator: ", ")
  }
}

extension GradientPaint.Geometry: CustomStringConvertible {
  /// The kind of the gradient and its numbers.
  public var description: String {
    func pair(_ x: Double, _ y: Double) -> String { "(\(x.concise), \(y.concise))" }
    switch self {
    case .linear(let x, let y, let endX, let endY):
      return "linear \(pair(x, y)) to \(pair(endX, endY))"
    case .radial(let x, let y, let start, let end):
      return "radial around \(pair(x, y)) from \(start.concise) to \(end.concise)"
    case .elliptical(let x, let y, let start, let end):
      return "elliptical around \(pair(x, y)) from \(start.concise) to \(end.concise)"
    case .angular(let x, let y, let start, let end):
      let (start, end) = (Angle(radians: start).degrees, Angle(radians: end).degrees)
      return "angular around \(pair(x, y)) from \(start.concise)° to \(end.concise)°"
    }
  }
}
