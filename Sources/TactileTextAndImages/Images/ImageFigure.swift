import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// A resolved image, which determines its layout and its drawing.
package enum ImageFigure {
  /// A symbol, which is centered on the capitals of a text (rule 6.1.16).
  case symbol(ImageSymbol)
  /// An image made of pixels, with its own size.
  case raster(RasterImage)
  /// An image that cannot be drawn.
  case nothing

  /// Resolves an image; one that cannot be drawn issues a warning once.
  @MainActor
  package init(_ image: Image, inputs: ViewInputs) {
    self.init(
      image, in: EnvironmentValues(scope: inputs.environment), inputs.graph.images,
      scale: inputs.graph.displayScale)
  }

  /// Resolves an image with its own font, as for an image in text.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point of the image to load.
  ///   - font: The font for a symbol; nil for the environment's font.
  @MainActor
  init(
    _ image: Image, in environment: EnvironmentValues, _ images: any ImageLoader, scale: CGFloat,
    font: FontDescriptor? = nil
  ) {
    switch image.source {
    case .symbol("", _):
      // Not a fault: programs that have no symbol to show pass an empty name.
      self = .nothing
    case .symbol(let name, _):
      Self.warnOfUnknown(name)
      self = .symbol(ImageSymbol(name, in: environment, image, images, font: font))
    case .file(let name, let directory):
      do throws(ImageFailure) {
        let raster = try images.image(
          named: name, in: directory, scale: scale, place: environment.assetPlace)
        ImageWarnings.issueFlaw(of: raster, source: "Image(\"\(name)\")")
        self = .raster(raster)
      } catch {
        ImageWarnings.issue("Image(\"\(name)\") draws nothing: \(error.reason).")
        self = .nothing
      }
    case .content(let content):
      if let symbol = content.symbol {
        self = .symbol(ImageSymbol(symbol, images))
      } else {
        self = content.raster.map { .raster($0) } ?? .nothing
      }
    }
  }

  /// Whether the image can be drawn at a size other than its own.
  package var isResizable: Bool { if case .nothing = self { false } else { true } }

  /// Returns the image's own size, in points.
  package func size(scale: CGFloat) -> CGSize {
    switch self {
    case .symbol(let symbol):
      return PixelGrid(scale: scale).nearest(symbol.metrics.size)
    case .raster(let raster): return raster.size
    case .nothing: return .zero
    }
  }

  /// Returns the parts to draw in a frame of a size, from back to front, with their paints.
  ///
  /// - Parameters:
  ///   - paints: The paints of the foreground; empty if the image keeps its own colors.
  ///   - mirroring: The conversion of the leading cap to the left one.
  ///   - light: The layers of a symbol that an effect lights; nil without such an effect.
  package func parts(
    of image: Image, in size: CGSize, paints: [Paint], mirroring: Mirroring,
    light: SymbolLight? = nil
  ) -> [ImagePart] {
    if case .symbol(let symbol) = self {
      return symbol.parts(
        in: size, isStretched: image.resizing != nil,
        paints.isEmpty ? [.color(.opaqueBlack)] : paints, light)
    }
    let color = paints.first.map { $0.color ?? .opaqueBlack }
    let content = content(of: image, in: size, color: color, mirroring)
    return content.map {
      [
        ImagePart(
          content: $0, pattern: paints.first?.base.pattern,
          finishes: paints.first?.finishes ?? [])
      ]
    } ?? []
  }

  /// Returns the drawing of an image in a frame of a size; nil if it is invisible.
  private func content(
    of image: Image, in size: CGSize, color: RGBAColor?, _ mirroring: Mirroring
  ) -> DisplayList.Content? {
    switch self {
    case .symbol: return nil
    case .raster(let raster):
      guard size.width > 0, size.height > 0 else { return nil }
      let insets = mirroring.insets(image.resizing?.capInsets ?? EdgeInsets())
      func length(_ inset: CGFloat) -> CGFloat { inset > 0 && inset.isFinite ? inset : 0 }
      return .image(
        DisplayList.ImageRun(
          name: image.name, image: raster, size: size, tint: color,
          resizing: image.resizing?.mode == .tile ? .tile : .stretch,
          caps: DisplayList.ImageRun.Caps(
            top: length(insets.top), left: length(insets.leading), bottom: length(insets.bottom),
            right: length(insets.trailing)),
          interpolation: image.quality.drawn, isAntialiased: image.hasSoftEdges))
    case .nothing: return nil
    }
  }

  // MARK: Warnings

  @MainActor
  private static func warnOfUnknown(_ symbol: String) {
    guard !SymbolNames.isKnown(symbol) else { return }
    ImageWarnings.issue(
      "Image(systemName:) got “\(symbol)”, which isn't a known symbol; a crossed square is drawn. ",
      remedy: {
        SymbolNames.nearest(to: symbol).map { "The nearest name is “\($0)”." }
          ?? "Use a name that `tactile symbols` prints, such as “star” or “heart.fill”."
      })
  }
}

extension Image.Interpolation {
  fileprivate var drawn: DisplayList.ImageRun.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}
