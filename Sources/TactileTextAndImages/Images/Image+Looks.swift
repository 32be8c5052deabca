import Foundation
@_spi(Engine) import TactileViewGraph

extension Image {
  /// Whether an image is a template or has its own colors.
  ///
  /// Set a mode with `renderingMode(_:)`, as in `Image("Logo").renderingMode(.template).foregroundStyle(.tint)`. By
  /// default, symbols are templates, and other images aren't unless their asset catalog says so. Mirrors SwiftUI's
  /// `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style replaces the image's colors, and the image's opacity stays: the image works as a mask.
    case template
    /// The image has its own colors; a symbol has the primary color.
    case original
  }

  /// The way in which an image fills a frame of another size.
  ///
  /// Pass a mode to `resizable(capInsets:resizingMode:)`; the default is ``stretch``. For example, a pattern fills its
  /// container as `Image("Dots").resizable(resizingMode: .tile)`. Mirrors SwiftUI's `Image.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable {
    /// The image repeats in its own size, starting at the top left.
    case tile
    /// The image is scaled to the frame, without regard to its aspect ratio.
    case stretch
  }

  /// The quality of an image that is drawn at another size.
  ///
  /// Set it with `interpolation(_:)` of a resizable image, as in `Image("Code").resizable().interpolation(.none)`. The
  /// default is ``medium``. Higher qualities take longer to draw. Mirrors SwiftUI's `Image.Interpolation`.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel of the image, without blending, which keeps pixel art and bar codes sharp.
    case none
    /// A blend of the four nearest pixels of the image; a much smaller image loses fine lines.
    case low
    /// The same as `low` for an enlarged image; a smaller one averages all pixels around a pixel of the screen.
    case medium
    /// A blend of more pixels than `medium`, with a filter that keeps edges sharper.
    case high
  }

  /// Lets the image fill the space that it is proposed, instead of having its own size.
  ///
  /// - Parameters:
  ///   - capInsets: The widths of the edges that keep their size, in points of the image. Values
  ///     that aren't finite and positive count as zero. Symbols ignore cap insets.
  ///   - resizingMode: The mode in which the image fills the rest. Symbols are always stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Sets whether the image is rendered as a template or in its own colors.
  ///
  /// If the mode is nil, symbols are rendered as templates, and other images as their asset catalog says.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.rendering = renderingMode
    return image
  }

  /// Sets the quality of the image when it is drawn at a different size.
  ///
  /// Symbols are outlines and always sharp.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.quality = interpolation
    return image
  }

  /// Sets whether the image's edges between pixels are antialiased.
  ///
  /// By default, they are. The edges of symbols always are.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.hasSoftEdges = isAntialiased
    return image
  }
}
