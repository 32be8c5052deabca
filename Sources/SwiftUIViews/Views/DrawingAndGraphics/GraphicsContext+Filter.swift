@_spi(Engine) import SwiftUICore
import Foundation

extension GraphicsContext {
  /// Options for the shadows of a canvas.
  ///
  /// By default, a shadow is below its source, and both are mixed with the earlier drawing together.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ShadowOptions`.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each option.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow above its source.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Draws the shadow without its source.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Draws the shadow of the transparent surroundings on the source: an inner shadow.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Mixes shadow and source with the earlier drawing one after the other.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Options for blurs in a canvas.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.BlurOptions`.
  public struct BlurOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each option.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An option that keeps the edges of an opaque picture opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Hides banding by noise; pictures here are deterministic and have none.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// A change of the picture that a drawing command creates.
  ///
  /// Add a filter to a context with ``GraphicsContext/addFilter(_:options:)``; it applies to each command that follows.
  /// To filter several commands together, draw them in a layer. Lengths are in points of the canvas. Shaders aren't
  /// available.
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
      case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
    }

    private let kind: Kind

    private static func color(_ filter: ColorFilter) -> Filter {
      Filter(kind: .effect(.color(filter)))
    }

    /// Transforms the drawing by a projection, such as a perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .effect(matrix.displayEffect ?? .compositing))
    }

    /// Draws a blurred shadow of the drawing.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: radius.usableRadius("GraphicsContext.Filter.shadow"),
          offset: CGSize(usable: x, y), blendMode, options))
    }

    /// Multiplies the components by those of a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Replaces the components by weighted sums of them.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { color(.matrix(matrix)) }

    /// Rotates the hues by an angle around the color wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation(angle.radians)) }

    /// Scales the saturation: 0 is gray, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount)) }

    /// Adds to the components: -1 is black, 1 is white.
    public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount)) }

    /// Scales the distance to middle gray: 0 is gray, 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount)) }

    /// Inverts colors by a share from 0 to 1; at a half they are gray.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount == 1 ? color(.invert) : color(.contrast(1 - 2 * amount))
    }

    /// Removes colors by a share: 0 changes nothing, 1 is gray.
    public static func grayscale(_ amount: Double) -> Filter { color(.grayscale(amount)) }

    /// Replaces colors by black that is as opaque as the color is bright.
    public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }

    /// Blurs by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(
        kind: .effect(
          .blur(
            radius: radius.usableRadius("GraphicsContext.Filter.blur"),
            isOpaque: options.contains(.opaque))))
    }

    /// Draws one color where the opacity is within a range from 0 to 1, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .threshold(min: min, max: max, color))
    }

    // MARK: Drawing

    /// Returns a part of the drawing with a filter applied.
    func applied(to part: CanvasPart, in environment: EnvironmentValues) -> CanvasPart {
      switch kind {
      case .effect(let effect): return .group(effect, [part.asLeaf])
      case .multiply(let color):
        return .group(.color(.multiply(color.resolveColor(in: environment))), [part.asLeaf])
      case .threshold(let min, let max, let color):
        let color = color.resolveColor(in: environment)
        return .group(.color(.threshold(min: min, max: max, color)), [part.asLeaf])
      case .shadow(let color, let radius, let offset, let mode, let options):
        let color = color.resolveColor(in: environment)
        return Self.shadowed(part.asLeaf, color, radius, offset, mode, options)
      }
    }

    private static func shadowed(
      _ part: CanvasPart, _ color: RGBAColor, _ radius: CGFloat, _ offset: CGSize,
      _ mode: BlendMode, _ options: ShadowOptions
    ) -> CanvasPart {
      if options.contains(.invertsAlpha) {
        return .group(.innerShadow(color, radius: radius, offset: offset), [part])
      }
      if mode.mode == nil, options.isDisjoint(with: [.shadowAbove, .shadowOnly]) {
        return .group(.shadow(color, radius: radius, offset: offset), [part])
      }
      var shadow = silhouette(of: part, color, radius, offset)
      if let mode = mode.mode { shadow = .group(.blend(mode), [shadow]) }
      if options.contains(.shadowOnly) { return shadow }
      return .group(
        .compositing, options.contains(.shadowAbove) ? [part, shadow] : [shadow, part])
    }

    /// The blurred outline of a part in one color: made white, then multiplied by the color.
    private static func silhouette(
      of part: CanvasPart, _ color: RGBAColor, _ radius: CGFloat, _ offset: CGSize
    ) -> CanvasPart {
      var shadow = CanvasPart.group(.color(.brightness(1)), [part])
      shadow = .group(.color(.multiply(color)), [shadow])
      if radius > 0 { shadow = .group(.blur(radius: radius, isOpaque: false), [shadow]) }
      return .group(
        .transform(CGAffineTransform(translationX: offset.width, y: offset.height)), [shadow])
    }
  }
}
