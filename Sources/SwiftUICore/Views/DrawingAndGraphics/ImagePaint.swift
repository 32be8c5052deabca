import Foundation

/// A picture that fills a shape again and again, from the top left of the shape's bounds.
///
/// Mirrors SwiftUI's `ImagePaint`. Symbols are no pictures: a shape filled with one stays empty, and
/// that is a warning, once.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is drawn, in fractions of its sides.
  public var sourceRect: CGRect
  /// How much larger the picture is drawn; what is no finite positive number draws nothing.
  public var scale: CGFloat

  /// Makes a style of a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The part of the picture, as the environment's window reads it.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    let raster = environment[PictureReaderKey.self].picture(
      image, scale: environment.displayScale, place: environment.assetTraits.assetPlace)
    guard let part = raster?.cropped(to: sourceRect, scale: scale) else { return .color(.clear) }
    return .picture(PicturePaint(image: part))
  }
}

extension ImagePaint: Equatable {}

extension ShapeStyle where Self == ImagePaint {
  /// A picture that fills again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// Reads pictures for styles, which know their environment only.
struct PictureReader: Sendable {
  let loader: any ImageLoader

  /// The picture; what cannot be drawn is a warning, once.
  func picture(_ image: Image, scale: CGFloat, place: AssetPlace) -> RasterImage? {
    switch image.source {
    case .picture(let picture) where picture.symbol == nil: return picture.raster
    case .symbol, .picture:
      PictureWarnings.issue(
        "ImagePaint got the symbol “\(image.name)”, which is no picture; nothing is drawn. Use a "
          + "picture of a file.")
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

/// Warnings about pictures, each of which is issued once.
enum PictureWarnings {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var issued: Set<String> = []

  /// Issues a warning once.
  ///
  /// - Parameter remedy: the end of the message, made only when it is issued.
  static func issue(_ message: String, remedy: () -> String = { "" }) {
    if lock.withLock({ issued.insert(message).inserted }) {
      RuntimeWarning.issue(message + remedy())
    }
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
  static func issueFlaw(of picture: RasterImage, source: String) {
    guard let flaw = picture.flaw else { return }
    issue("\(source) draws the part of its file that can be decoded: \(flaw).")
  }
}

/// How styles read pictures; set by the window.
enum PictureReaderKey: EnvironmentKey {
  static var defaultValue: PictureReader { PictureReader(loader: NoImages()) }
}
