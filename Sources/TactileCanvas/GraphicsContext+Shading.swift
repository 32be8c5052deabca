import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension GraphicsContext {
  /// Options for the colors beyond the ends of a gradient, for example to draw stripes.
  ///
  /// Pass options to a gradient such as ``GraphicsContext/Shading/linearGradient(_:startPoint:endPoint:options:)``. By
  /// default, the first and the last color continue. With both options, the colors are mirrored. This gradient begins
  /// again every 10 points:
  ///
  /// ```swift
  /// context.fill(path, with: .linearGradient(
  ///   Gradient(colors: [.yellow, .orange]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .repeat))
  /// ```
  ///
  /// The option `linearColor` isn't available: colors are always interpolated in sRGB.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.GradientOptions`.
  public struct GradientOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each option.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats the colors from the start, with a hard edge between the last and the first color.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Repeats the colors, every other time in reverse, so that there are no hard edges.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
  }

  /// A color, a gradient or a pattern for the drawing of a canvas.
  ///
  /// Pass a shading to ``GraphicsContext/fill(_:with:style:)`` and ``GraphicsContext/stroke(_:with:lineWidth:)``, or
  /// assign it to a resolved image or text. Points of gradients are in the coordinates of the commands, so one gradient
  /// can extend over several shapes; a gradient of ``style(_:)`` is stretched over the bounds of each.
  ///
  /// ```swift
  /// context.fill(Path(bounds), with: .linearGradient(
  ///   Gradient(colors: [.blue, .purple]), startPoint: .zero, endPoint: CGPoint(x: 0, y: bounds.height)))
  /// ```
  ///
  /// Mirrors SwiftUI's `GraphicsContext.Shading`.
  public struct Shading: Sendable {
    private indirect enum Kind: Sendable {
      case foreground
      case style(any ShapeStyle)
      case gradient(Gradient, GradientPaint.Geometry, GradientOptions)
      case tiles(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case palette([Shading])
      case paint(Paint)
    }

    private let kind: Kind

    /// The foreground style of the canvas, which `foregroundStyle(_:)` sets.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// Returns several shadings, for the layers of a symbol and the hierarchical styles of a text; paths use the first.
    ///
    /// Pass at least one shading.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// Returns a shading with a single color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// Returns a shading with a color of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading with a gray from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading with a style, stretched over the bounds of what it fills.
    ///
    /// Use it for hierarchical styles, materials and gradients in unit points, as in `.style(.secondary)`.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// Returns a shading with colors along a line between two points.
    ///
    /// - Parameters:
    ///   - startPoint: The place of the first color, in points of the context's coordinates.
    ///   - endPoint: The place of the last color.
    ///   - options: What follows beyond both points; by default, the first and the last color.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let geometry = GradientPaint.Geometry.linear(
        startX: startPoint.x, startY: startPoint.y, endX: endPoint.x, endY: endPoint.y)
      return Shading(kind: .gradient(gradient, geometry, options))
    }

    /// Returns a shading with colors in circles around a point.
    ///
    /// - Parameters:
    ///   - startRadius: The radius of the first color in points; a negative one counts as 0.
    ///   - endRadius: The radius of the last color in points; a negative one counts as 0.
    ///   - options: What follows outside of both radii; by default, the first and the last color.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let geometry = GradientPaint.Geometry.radial(
        centerX: center.x, centerY: center.y, startRadius: startRadius, endRadius: endRadius)
      return Shading(kind: .gradient(gradient, geometry, options))
    }

    /// Returns a shading with colors once around a point, clockwise from an angle.
    ///
    /// - Parameters:
    ///   - angle: The direction of the first and the last color; zero, the default, points right.
    ///   - options: No effect, since the colors fill the whole turn.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let geometry = GradientPaint.Geometry.angular(
        centerX: center.x, centerY: center.y, startAngle: angle.radians,
        endAngle: angle.radians + 2 * .pi)
      return Shading(kind: .gradient(gradient, geometry, []))
    }

    /// Returns a shading with an image, repeated from a point in all directions.
    ///
    /// - Parameters:
    ///   - image: The image; a symbol draws nothing, and issues a warning once.
    ///   - origin: The top left corner of a tile, in the coordinates of the commands.
    ///   - sourceRect: The part of the image, in fractions of its sides.
    ///   - scale: The factor that the image is drawn larger by; one that isn't finite and positive draws nothing.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }

    // MARK: Painting

    /// The paint in an environment.
    ///
    /// - Parameter origin: the origin of the painted item, in the coordinates of commands.
    func paint(in environment: EnvironmentValues, at origin: CGPoint = .zero) -> Paint {
      switch kind {
      case .foreground: return ForegroundStyle().__paint(in: environment)
      case .style(let style): return style.__paint(in: environment)
      case .palette(let shadings):
        return shadings.first?.paint(in: environment, at: origin) ?? .color(.clear)
      case .paint(let paint): return paint.moved(to: origin)
      case .tiles(let image, _, let part, let scale):
        return ImagePaint(image: image, sourceRect: part, scale: scale).__paint(in: environment)
      case .gradient(let gradient, let geometry, let options):
        // The unit square of a gradient is a square of one point: fractions are points.
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        return gradient.paint(geometry, in: environment).continued(options).placed(in: unit)
          .moved(to: origin)
      }
    }

    var isTiled: Bool { if case .tiles = kind { true } else { false } }

    /// The tiles that cover a rectangle, aligned with their origin; nil for other shadings.
    func tiles(in environment: EnvironmentValues, over rect: CGRect) -> DisplayList.Item? {
      guard case .tiles(_, let origin, _, _) = kind,
        case .picture(let picture) = paint(in: environment)
      else { return nil }
      let size = picture.image.size
      guard size.width > 0, size.height > 0, origin.isInFiniteRange else { return nil }
      let start = CGPoint(
        x: origin.x + ((rect.minX - origin.x) / size.width).rounded(.down) * size.width,
        y: origin.y + ((rect.minY - origin.y) / size.height).rounded(.down) * size.height)
      let area = CGRect(x: 0, y: 0, width: rect.maxX - start.x, height: rect.maxY - start.y)
      return DisplayList.Item(origin: start, content: .fill(Path(area), .picture(picture)))
    }

    /// The foreground styles of text and symbols; none for the canvas's own foreground.
    func styles(in environment: EnvironmentValues, at origin: CGPoint) -> [AnyShapeStyle] {
      switch kind {
      case .foreground: []
      case .palette(let shadings):
        shadings.map { AnyShapeStyle(PaintStyle(paint: $0.paint(in: environment, at: origin))) }
      default: [AnyShapeStyle(PaintStyle(paint: paint(in: environment, at: origin)))]
      }
    }

    /// The shading with the values that it takes from an environment.
    func resolved(in environment: EnvironmentValues) -> Shading {
      switch kind {
      case .tiles: self
      case .palette(let shadings):
        Shading(kind: .palette(shadings.map { $0.resolved(in: environment) }))
      default: Shading(kind: .paint(paint(in: environment)))
      }
    }
  }

  /// Returns a shading with the values that it takes from the environment, such as the color scheme.
  ///
  /// Resolve a shading once to draw many commands with it faster; the picture is the same.
  public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: environment) }
}

/// A style that always has the same paint.
private struct PaintStyle: ShapeStyle, Equatable {
  let paint: Paint

  func __paint(in environment: EnvironmentValues) -> Paint { paint }
}

extension Paint {
  /// The paint for an item whose origin lies at a point: a placed gradient stays in its place.
  fileprivate func moved(to origin: CGPoint) -> Paint {
    guard origin != .zero, case .gradient(let gradient) = self, let rect = gradient.rect else {
      return self
    }
    return placed(in: rect.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// A gradient that continues beyond its ends.
  fileprivate func continued(_ options: GraphicsContext.GradientOptions) -> Paint {
    guard !options.isEmpty, case .gradient(var gradient) = self else { return self }
    gradient.spread = options.contains(.mirror) ? .mirror : .repeat
    return .gradient(gradient)
  }
}
