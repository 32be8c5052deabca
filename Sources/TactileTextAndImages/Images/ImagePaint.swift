import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// A style that fills a shape with copies of an image.
///
/// Pass the style where a `ShapeStyle` is expected, or write it as `.image(_:sourceRect:scale:)`. The tiles begin at
/// the top left of the bounds of the shape, or of its line in a stroke:
///
/// ```swift
/// Capsule()
///   .strokeBorder(.image(Image("stripes"), scale: 0.5), lineWidth: 12)
/// ```
///
/// Use it as a pattern; to fill a shape with one copy of a photo, clip a resizable `Image`. Modifiers of the image,
/// such as `resizable()`, have no effect. Symbols are not supported: a shape filled with one is empty, and a warning is
/// issued once.
///
/// Mirrors SwiftUI's `ImagePaint`.
public struct ImagePaint: ShapeStyle {
  /// The image that tiles the filled shape.
  public var image: Image
  /// The part of the image that is drawn, in fractions of its size; parts outside of the image are cut off.
  public var sourceRect: CGRect
  /// The factor by which the image is enlarged; a factor that is not finite and positive draws nothing.
  public var scale: CGFloat

  /// Creates a style that tiles an image.
  ///
  /// - Parameters:
  ///   - sourceRect: The part of the image to draw, in fractions of the image's width and height.
  ///   - scale: The factor by which the image is enlarged; at 1, a tile has the image's size in points.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the part of the image, read by the window's image loader.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    guard let part = raster(in: environment)?.cropped(to: sourceRect, scale: scale) else {
      return .color(.clear)
    }
    return .picture(PicturePaint(image: part))
  }

  /// Returns the image; if it cannot be drawn, issues a warning once and returns nil.
  private func raster(in environment: EnvironmentValues) -> RasterImage? {
    switch image.source {
    case .content(let content) where content.symbol == nil: return content.raster
    case .symbol, .content:
      ImageWarnings.issue(
        "ImagePaint got the symbol “\(image.name)”, which isn't an image file; nothing is drawn. "
          + "Use an image from a file.")
      return nil
    case .file(let name, let directory):
      do throws(ImageFailure) {
        let raster = try environment.imageLoader.image(
          named: name, in: directory, scale: environment.displayScale,
          place: environment.assetPlace)
        ImageWarnings.issueFlaw(of: raster, source: "Image(\"\(name)\")")
        return raster
      } catch {
        ImageWarnings.issue("Image(\"\(name)\") draws nothing: \(error.reason).")
        return nil
      }
    }
  }
}

extension ImagePaint: Equatable {}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that tiles an image; ``ImagePaint/init(image:sourceRect:scale:)`` explains the parameters.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
