import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

extension GraphicsContext {
  /// Options for the shadow filter of a canvas.
  ///
  /// Pass them to ``GraphicsContext/Filter/shadow(color:radius:x:y:blendMode:options:)``. Without options, the shadow
  /// and above it the source are drawn into a layer, which is then drawn into the canvas. An inner shadow needs two
  /// options and a blend mode:
  ///
  /// ```swift
  /// context.addFilter(
  ///   .shadow(radius: 4, y: 2, blendMode: .sourceAtop, options: [.invertsAlpha, .shadowAbove]))
  /// context.fill(Circle().path(in: bounds), with: .color(.blue))
  /// ```
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ShadowOptions`.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each option.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow above the source instead of below it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Draws the shadow without the source.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Draws the shadow of the area around the source, as if the source were a hole in a sheet as large as the canvas.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Draws the shadow and the source into the current layer one after the other, without a layer of their own.
    ///
    /// The shadow's blend mode then mixes it with the earlier drawing, and the shadow is visible through a source that
    /// the context's opacity makes translucent. If other filters were added before the shadow, the current layer is the
    /// one that those are applied to.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }
}

/// A filtered drawing command, or one of the parts that are drawn into the current layer one after the other.
struct FilteredPart {
  let part: CanvasPart
  /// The part's own mode of mixing with the layer; the context's for nil.
  var blendMode: GraphicsContext.BlendMode?
  /// Whether the part stands for the source of the command, rather than for its shadow.
  var isSource = true
}

extension [FilteredPart] {
  /// Returns the parts as one part: a single one as it is, several drawn into a layer.
  ///
  /// - Parameter bounds: The canvas in its own coordinates.
  func asLayer(in bounds: CGRect) -> CanvasPart {
    if count == 1, self[0].blendMode == nil { return self[0].part }
    let parts = flatMap { filtered in
      filtered.part.blended(
        filtered.blendMode ?? .normal, silhouette: filtered.part, in: bounds)
    }
    return .group(.compositing, parts)
  }
}

/// The shadow of a filter.
struct CanvasShadow: Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let blendMode: GraphicsContext.BlendMode
  let options: GraphicsContext.ShadowOptions

  /// Returns the parts to draw instead of the source, back to front.
  ///
  /// - Parameter bounds: The canvas in its own coordinates.
  func applied(
    to source: CanvasPart, in environment: EnvironmentValues, bounds: CGRect
  ) -> [FilteredPart] {
    let color = color.resolveColor(in: environment)
    if options.isEmpty, blendMode == .normal {
      return [FilteredPart(part: .group(.shadow(color, radius: radius, offset: offset), [source]))]
    }
    // The picture is that of the steps below, at the cost of the source's size instead of the canvas's.
    if options == [.invertsAlpha, .shadowAbove], blendMode == .sourceAtop {
      let effect = DisplayList.Effect.innerShadow(color, radius: radius, offset: offset)
      return [FilteredPart(part: .group(effect, [source]))]
    }
    let shadow =
      options.contains(.invertsAlpha)
      ? inverted(silhouette(of: source, .opaqueBlack), color, in: bounds)
      : silhouette(of: source, color)
    if options.contains(.disablesGroup) {
      let shadow = FilteredPart(
        part: shadow, blendMode: blendMode == .normal ? nil : blendMode, isSource: false)
      if options.contains(.shadowOnly) { return [shadow] }
      let source = FilteredPart(part: source)
      return options.contains(.shadowAbove) ? [source, shadow] : [shadow, source]
    }
    let mixed = shadow.blended(blendMode, silhouette: shadow, in: bounds)
    let parts =
      options.contains(.shadowOnly)
      ? mixed : options.contains(.shadowAbove) ? [source] + mixed : mixed + [source]
    return [FilteredPart(part: .group(.compositing, parts))]
  }

  /// The blurred outline of a part in one color: made white, then multiplied by the color.
  private func silhouette(of part: CanvasPart, _ color: RGBAColor) -> CanvasPart {
    var shadow = CanvasPart.group(.color(.brightness(1)), [part])
    shadow = .group(.color(.multiply(color)), [shadow])
    if radius > 0 { shadow = .group(.blur(radius: radius, isOpaque: false), [shadow]) }
    return .group(
      .transform(CGAffineTransform(translationX: offset.width, y: offset.height)), [shadow])
  }

  /// The canvas in a color, with a hole where a silhouette is opaque.
  private func inverted(
    _ silhouette: CanvasPart, _ color: RGBAColor, in bounds: CGRect
  ) -> CanvasPart {
    let sheet = DisplayList.Item(origin: .zero, content: .fill(Path(bounds), color))
    return .group(
      .compositing, [.item(sheet), .group(.blend(.destinationOut), [silhouette])])
  }
}
