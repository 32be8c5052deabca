import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

extension GraphicsContext {
  /// Options for blurs in a canvas, which determine the edges of the picture.
  ///
  /// Pass options to ``GraphicsContext/Filter/blur(radius:options:)``. By default, the edges of the drawing become
  /// translucent, and the blur extends beyond them. A photo that fills the canvas needs opaque edges instead:
  ///
  /// ```swift
  /// context.addFilter(.blur(radius: 8, options: .opaque))
  /// context.draw(Image("beach"), in: CGRect(origin: .zero, size: size))
  /// ```
  ///
  /// Mirrors SwiftUI's `GraphicsContext.BlurOptions`.
  public struct BlurOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each option.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An option that keeps the edges of an opaque picture opaque, and ends the blur there.
    ///
    /// The pixels at the edges of the drawing's bounding rectangle count as if they continued outside. Use the option
    /// for pictures without transparency; others stay translucent where they are.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// An option that hides banding by noise; it has no effect, so that a drawing looks the same in every run.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// A change of the picture that a drawing command creates, such as a blur or a shadow.
  ///
  /// Add a filter to a context with ``GraphicsContext/addFilter(_:options:)``; it applies to each command that follows.
  /// To filter several commands together, draw them in a layer; to end a filter, add it to a copy of the context.
  /// Filters act on the picture before the context's opacity, clips and blend mode do. Lengths are in points of the
  /// canvas, even if the context is scaled. Shaders aren't available.
  ///
  /// ```swift
  /// context.addFilter(.blur(radius: 4))
  /// context.fill(Circle().path(in: bounds), with: .color(.blue))
  /// ```
  ///
  /// Mirrors SwiftUI's `GraphicsContext.Filter`.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case effect(DisplayList.Effect)
      case multiply(Color)
      case threshold(min: Double, max: Double, Color)
      case shadow(CanvasShadow)
    }

    private let kind: Kind

    private static func color(_ filter: ColorFilter) -> Filter {
      Filter(kind: .effect(.color(filter)))
    }

    /// Transforms the drawing by a projection, such as a perspective, in the coordinates of the canvas.
    ///
    /// A projection with entries that aren't finite transforms nothing, and issues a warning.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      let matrix = matrix.usable(in: "GraphicsContext.Filter.projectionTransform")
      return Filter(kind: .effect(matrix.displayEffect ?? .compositing))
    }

    /// Returns a filter that adds a shadow to the drawing.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow; black at an opacity of 0.33 by default.
    ///   - radius: The radius of the blur, in points of the canvas. A negative or infinite radius counts as 0, and
    ///     issues a runtime warning.
    ///   - x: The distance to the right of the source, in points of the canvas.
    ///   - y: The distance below the source, in points of the canvas.
    ///   - blendMode: How the shadow is mixed with the drawing below it. Unless the options contain
    ///     ``ShadowOptions/disablesGroup``, only the source can be below it.
    ///   - options: The position and the kind of the shadow, and whether the source is drawn.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let shadow = CanvasShadow(
        color: color, radius: radius.usableRadius("GraphicsContext.Filter.shadow"),
        offset: CGSize(usable: x, y), blendMode: blendMode, options: options)
      return Filter(kind: .shadow(shadow))
    }

    /// Multiplies the components by those of a color; white changes nothing.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Transforms colors by a matrix, in components from 0 to 1 that aren't multiplied by the opacity.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { color(.matrix(matrix)) }

    /// Rotates the hues by an angle around the color wheel; grays and the luminance stay as they are.
    public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation(angle.radians)) }

    /// Scales the saturation: 0 is gray, 1 changes nothing, and more is more colorful.
    public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount)) }

    /// Adds to the components: -1 is black, 0 changes nothing, and 1 is white.
    public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount)) }

    /// Scales the distance to middle gray: 0 is gray, 1 changes nothing, more increases the contrast, and a negative
    /// amount inverts the colors as well.
    public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount)) }

    /// Inverts colors by a share from 0 to 1; at a half they are gray.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount == 1 ? color(.invert) : color(.contrast(1 - 2 * amount))
    }

    /// Removes colors by a share: 0 changes nothing, 1 is gray; other shares are clamped.
    public static func grayscale(_ amount: Double) -> Filter { color(.grayscale(amount)) }

    /// Replaces colors by black that is as opaque as the color is bright, for example for a mask.
    ///
    /// Transparent parts stay transparent: the opacity of the drawing is multiplied by its luminance.
    public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }

    /// Blurs by a radius in points; a negative or infinite one counts as 0, and issues a warning.
    ///
    /// The radius is the standard deviation of the Gaussian, as in `blur(radius:opaque:)` of a view.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(
        kind: .effect(
          .blur(
            radius: radius.usableRadius("GraphicsContext.Filter.blur"),
            isOpaque: options.contains(.opaque))))
    }

    /// Draws one color where the opacity is within a range from 0 to 1, and nothing elsewhere.
    ///
    /// After a blur, the filter makes drawings flow together like drops. Add the threshold first, since a filter is
    /// applied before those that were added earlier:
    ///
    /// ```swift
    /// context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
    /// context.addFilter(.blur(radius: 12))
    /// context.drawLayer { layer in for drop in drops { layer.fill(drop, with: .color(.black)) } }
    /// ```
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .threshold(min: min, max: max, color))
    }

    // MARK: Drawing

    /// Returns the parts that replace a drawing when the filter is applied to it, back to front.
    ///
    /// - Parameter bounds: The canvas in its own coordinates.
    func applied(
      to part: CanvasPart, in environment: EnvironmentValues, bounds: CGRect
    ) -> [FilteredPart] {
      let effect: DisplayList.Effect
      switch kind {
      case .effect(let always): effect = always
      case .multiply(let color):
        effect = .color(.multiply(color.resolveColor(in: environment)))
      case .threshold(let min, let max, let color):
        effect = .color(.threshold(min: min, max: max, color.resolveColor(in: environment)))
      case .shadow(let shadow):
        return shadow.applied(to: part.asLeaf, in: environment, bounds: bounds)
      }
      return [FilteredPart(part: .group(effect, [part.asLeaf]))]
    }
  }
}
