import Foundation
@_spi(Engine) import TactileViewGraph

extension GraphicsContext {
  /// A mode of mixing drawing commands with the earlier drawing of a canvas.
  ///
  /// Assign a mode to ``GraphicsContext/blendMode``; it applies to the commands that follow. The default is ``normal``.
  ///
  /// ```swift
  /// context.fill(left, with: .color(.cyan))
  /// context.blendMode = .multiply
  /// context.fill(right, with: .color(.yellow))  // Green where both overlap.
  /// ```
  ///
  /// Earlier drawing is that of the same canvas, or of the same layer in `drawLayer(content:)`; views behind the canvas
  /// don't count. The Porter-Duff modes `sourceIn`, `sourceOut`, `destinationAtop` and `xor` aren't available.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.BlendMode`.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The mode's number in Core Graphics.
    public let rawValue: Int32

    /// Creates a mode from its number; a number without a mode draws like ``normal``.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Covers the earlier drawing.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Multiplies the components, which darkens; white changes nothing.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// Multiplies the inverted components, which lightens; black changes nothing.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplies over dark drawing and screens over light drawing.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// Keeps the darker of both components.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// Keeps the lighter of both components.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// Brightens the earlier drawing the more, the brighter the command is; black changes nothing.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// Darkens the earlier drawing the more, the darker the command is; white changes nothing.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Darkens softly with colors below middle gray, and lightens with those above it.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplies with dark colors and screens with light ones.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// Keeps the difference of the components: white inverts the earlier drawing, and black changes nothing.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// Keeps the difference of the components with less contrast: white inverts, black changes nothing, and middle gray
    /// yields middle gray.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// Replaces the hue of the earlier drawing, and keeps its saturation and luminosity.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// Replaces the saturation of the earlier drawing, and keeps its hue and luminosity.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// Replaces the hue and the saturation of the earlier drawing, and keeps its luminosity.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// Replaces the luminosity of the earlier drawing, and keeps its hue and saturation.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Erases the earlier drawing under the command.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// Replaces the earlier drawing under the command, its opacity included: a translucent command lets the view behind
    /// the canvas show through.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// Draws where the earlier drawing is opaque.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// Draws behind the earlier drawing.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// Keeps the earlier drawing only where the command is opaque.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// Keeps the earlier drawing only where the command is transparent.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// Darkens by adding the distances of both from white; where the sum is out of range, the result is black.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// Lightens by adding the components of both; where the sum is out of range, the result is white.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    /// The display list's mode; nil for modes that it draws without one, or in several steps.
    var mode: TactileDrawing.BlendMode? {
      switch rawValue {
      case 1: .multiply
      case 2: .screen
      case 3: .overlay
      case 4: .darken
      case 5: .lighten
      case 6: .colorDodge
      case 7: .colorBurn
      case 8: .softLight
      case 9: .hardLight
      case 10: .difference
      case 11: .exclusion
      case 12: .hue
      case 13: .saturation
      case 14: .color
      case 15: .luminosity
      case 20: .sourceAtop
      case 21: .destinationOver
      case 23: .destinationOut
      case 26: .plusDarker
      case 27: .plusLighter
      default: nil
      }
    }
  }
}

extension CanvasPart {
  /// The commands that mix a part with the earlier drawing.
  ///
  /// - Parameters:
  ///   - silhouette: the part in opaque black, for modes that erase before they draw.
  ///   - bounds: the canvas in its own coordinates.
  func blended(
    _ mode: GraphicsContext.BlendMode, silhouette: CanvasPart, in bounds: CGRect
  ) -> [CanvasPart] {
    func erasing(_ part: CanvasPart) -> CanvasPart { .group(.blend(.destinationOut), [part]) }
    switch mode {
    case .clear: return [erasing(silhouette)]
    case .copy: return [erasing(silhouette), .group(.blend(.plusLighter), [self])]
    case .destinationIn:
      let whole = CanvasPart.item(
        DisplayList.Item(origin: .zero, content: .fill(Path(bounds), .opaqueBlack)))
      return [erasing(.group(.compositing, [whole, erasing(self)]))]
    default: return [mode.mode.map { .group(.blend($0), [self]) } ?? self]
    }
  }
}
