import Foundation

/// What an outline or text is filled with: a colour, a gradient, a material or a picture.
///
/// Nearly all paints are colours; what is larger is boxed, so that they take no room for it.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(RGBAColor)
  /// Colours that change from place to place.
  indirect case gradient(GradientPaint)
  /// What is behind it, blurred and tinted.
  indirect case material(MaterialPaint)
  /// A picture, again and again.
  indirect case picture(PicturePaint)
  /// Another paint, and what becomes of everything that is drawn with it.
  indirect case finished(Paint, [PaintFinish])

  /// Whether nothing of it can be seen; what has an opacity below a thousandth is not hit either.
  package var isClear: Bool { opacity <= 0 }

  /// The greatest opacity.
  package var opacity: Double {
    switch self {
    case .color(let color): color.opacity
    case .gradient(let gradient): gradient.stops.map(\.color.opacity).max() ?? 0
    case .material(let material): material.opacity
    case .picture(let picture): picture.opacity
    case .finished(let base, _): base.opacity
    }
  }

  /// The colour, if there is only one.
  package var color: RGBAColor? {
    if case .color(let color) = base { color } else { nil }
  }

  /// The paint with its opacity multiplied.
  ///
  /// Shadows fade along: they are as opaque as what casts them.
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

  /// The paint with its gradient stretched over a rectangle; what is no gradient stays as it is.
  package func placed(in rect: CGRect) -> Paint {
    switch self {
    case .gradient(var gradient):
      gradient.rect = rect
      return .gradient(gradient)
    case .finished(let base, let finishes): return .finished(base.placed(in: rect), finishes)
    case .color, .material, .picture: return self
    }
  }

  /// The paint with each colour mapped; a material's is its tint, a picture keeps its own.
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

/// A gradient ready to draw, in a unit square that is stretched over what it fills, or a rectangle.
public struct GradientPaint: Hashable, Sendable {
  /// A colour at a place of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: RGBAColor
    /// The place, 0 at the start of the gradient and 1 at its end.
    public var location: Double

    /// Makes a stop.
    public init(color: RGBAColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Which way the colours go.
  ///
  /// Points are fractions of the filled rectangle's sides.
  public enum Geometry: Hashable, Sendable {
    /// Along a line.
    case linear(startX: Double, startY: Double, endX: Double, endY: Double)
    /// Outwards in circles; the radii are points.
    case radial(centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
    /// Outwards in ellipses; the radii are fractions of the sides.
    case elliptical(centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
    /// Around a point, from an angle to another in radians, clockwise from the right.
    case angular(centerX: Double, centerY: Double, startAngle: Double, endAngle: Double)
  }

  /// How the colors continue beyond the first and the last location.
  public enum Spread: String, Hashable, Sendable {
    /// The first and the last color.
    case pad
    /// From the start again.
    case `repeat`
    /// Back and forth.
    case mirror
  }

  /// The colours in the order of their locations.
  public var stops: [Stop]
  /// Which way the colours go.
  public var geometry: Geometry
  /// What the unit square is stretched over, in points of the item; nil for what is filled.
  public var rect: CGRect?
  /// How the colors continue beyond 0 and 1.
  public var spread: Spread

  /// Makes a gradient.
  public init(stops: [Stop], geometry: Geometry, rect: CGRect? = nil, spread: Spread = .pad) {
    self.stops = stops
    self.geometry = geometry
    self.rect = rect
    self.spread = spread
  }
}

extension Paint: CustomStringConvertible {
  /// The colour, the gradient's geometry and stops, the material's tint, or the picture's size.
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
  /// The geometry and the stops.
  public var description: String {
    "\(geometry) " + (rect.map { "in \($0.concise) " } ?? "")
      + (spread == .pad ? "" : "\(spread.rawValue) ")
      + stops.map { "\($0.color) at \($0.location.concise)" }.joined(separator: ", ")
  }
}

extension GradientPaint.Geometry: CustomStringConvertible {
  /// The kind and its numbers.
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
