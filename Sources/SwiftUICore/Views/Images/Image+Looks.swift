import Foundation

extension Image {
  /// Whether a picture has the foreground's style or its own colours.
  ///
  /// Mirrors SwiftUI's `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground's style, wherever the picture is opaque.
    case template
    /// Its own colours; a symbol's is the primary colour.
    case original
  }

  /// How a picture fills a frame that is not of its own size.
  ///
  /// Mirrors SwiftUI's `Image.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable {
    /// In its own size, again and again from the top left.
    case tile
    /// Once, larger or smaller.
    case stretch
  }

  /// How well a picture is drawn in another size.
  ///
  /// Mirrors SwiftUI's `Image.Interpolation`.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is that of the picture which is nearest.
    case none
    /// Each pixel is mixed from the nearest four.
    case low
    /// Each pixel is mixed from all that lie under it: how pictures are drawn by default.
    case medium
    /// As medium, on a curve that keeps edges crisp.
    case high
  }

  /// Makes the picture fill the size that it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: how wide the edges are that keep their size, in points of the picture; what is
  ///     no finite positive number counts as zero. Symbols have none.
  ///   - resizingMode: what fills the rest. Symbols are stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Chooses whether the picture has the foreground's style; nil leaves it to the system, which
  /// gives it to symbols, and lets pictures have their own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.rendering = renderingMode
    return image
  }

  /// Chooses how well the picture is drawn in another size.
  ///
  /// Symbols are outlines, and always sharp.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.quality = interpolation
    return image
  }

  /// Chooses whether edges of the picture that lie between pixels are softened.
  ///
  /// They are by default; those of symbols always are.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.hasSoftEdges = isAntialiased
    return image
  }
}
