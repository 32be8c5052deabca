import Foundation

/// A style that tiles an image from the top left of the filled shape's bounds.
///
/// Mirrors SwiftUI's `ImagePaint`. Symbols are not supported: a shape filled with one is empty, and
/// a warning is issued once.
public struct ImagePaint: ShapeStyle {
  /// The image that tiles the filled shape.
  public var image: Image
  /// The part of the image that is drawn, in fractions of its size.
  public var sourceRect: CGRect
  /// The scale of the image; a scale that is not finite and positive draws nothing.
  public var scale: CGFloat

  /// Creates a style that tiles an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the part of the image, read by the window's image loader.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    let raster = environment[PictureReaderKey.self].picture(
      image, scale: environment.displayScale, place: environment.assetTraits.assetPlace)
    guard let part = raster?.cropped(to: sourceRect, scale: scale) else { return .color(.clear) }
    return .picture(PicturePaint(image: part))
  }
}

extension ImagePaint: Equatable {}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that tiles an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// Reads images for styles, which have access only to their environment.
struct PictureReader: Sendable {
  let loader: any ImageLoader

  /// Returns the image; if it cannot be drawn, issues a warning once and returns nil.
  func picture(_ image: Image, scale: CGFloat, place: AssetPlace) -> RasterImage? {
    switch image.source {
    case .picture(let picture) where picture.symbol == nil: return picture.raster
    case .symbol, .picture:
      PictureWarnings.issue(
        "ImagePaint got the symbol “\(image.name)”, which isn't an image file; nothing is drawn. "
          + "Use an image from a file.")
      return nil
    case .file(let name, let directory):
      do throws(ImageFailure) {
        let picture = try loader.image(
          named: name, in: directory, scale: scale, place: place)
        PictureWarnings.issueFlaw(of: picture, source: "Image(\"\(name)\")")
        return picture
      } catch {
        PictureWarnings.issue("Image(\"\(name)\") draws nothing: \(error.reason).")
        return nil
      }
    }
  }
}

/// Warnings about images, each of which is issued once.
package enum PictureWarnings {
  /// Issues a warning unless it has been issued before.
  ///
  /// - Parameter remedy: the end of the message, evaluated only if the warning is issued.
  package static func issue(_ message: String, remedy: () -> String = { "" }) {
    RuntimeWarning.issueOnce(message, remedy: remedy)
  }

  /// Issues a warning once where a file is there but cannot be used.
  ///
  /// A missing file is no mistake where the caller can test for nil.
  static func issueUnreadable(_ failure: ImageFailure, source: String) {
    guard failure.kind == .unreadable else { return }
    issue("\(source) is nil: \(failure.reason).")
  }

  /// Issues a warning once where the file of a picture is damaged.
  ///
  /// - Parameter source: the expression that reads the file, such as `Image("photo")`.
  package static func issueFlaw(of picture: RasterImage, source: String) {
    guard let flaw = picture.flaw else { return }
    issue("\(source) draws the part of its file that can be decoded: \(flaw).")
  }
}

/// The image reader of styles, which the window sets.
enum PictureReaderKey: EnvironmentKey {
  static var defaultValue: PictureReader { PictureReader(loader: NoImages()) }
}
