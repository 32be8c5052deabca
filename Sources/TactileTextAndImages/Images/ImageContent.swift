import Foundation
@_spi(Engine) import TactileViewGraph

/// An image that isn't found by its name: pixels, or a symbol in a font of its own.
package struct ImageContent: Hashable, Sendable {
  /// The pixels; nil for an image without pixels.
  package var raster: RasterImage?
  /// The symbol that is drawn instead of pixels.
  package var symbol: Symbol?
  /// The name that the image has for assistive technologies and in warnings.
  package var name: String
  /// How the image is rendered unless it is changed; nil for a template if it is a symbol, else in its own colors.
  package var rendering: Image.TemplateRenderingMode?

  package init(
    _ raster: RasterImage?, symbol: Symbol? = nil, name: String,
    rendering: Image.TemplateRenderingMode? = nil
  ) {
    self.raster = raster
    self.symbol = symbol
    self.name = name
    self.rendering = rendering
  }

  /// A symbol with its font and scale.
  package struct Symbol: Hashable, Sendable {
    package var name: String
    package var font = FontDescriptor(size: Font.TextStyle.body.size())
    package var scale = Image.Scale.medium

    package init(name: String) { self.name = name }

    /// The symbol's size; without a loader, it is that of a symbol that fills its square.
    package func metrics(_ images: (any ImageLoader)?) -> SymbolMetrics {
      SymbolMetrics(of: name, font: font, scale: scale, images)
    }
  }
}
