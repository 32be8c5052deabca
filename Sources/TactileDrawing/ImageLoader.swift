import Foundation
import Synchronization

/// A loader of images and named colors for the engine, which reads no files itself.
///
/// The host provides the loader.
package protocol ImageLoader: AnyObject, Sendable {
  /// Returns the variant of a named image in a directory that best suits a place and a scale.
  ///
  /// As long as the files stay the same, the same arguments return the same image.
  func image(
    named name: String, in directory: String, scale: CGFloat, place: AssetPlace
  ) throws(ImageFailure) -> RasterImage

  /// Returns whether a named image is a template or keeps its own colors, unless the view
  /// overrides it.
  ///
  /// The result is nil if the file does not specify it, or if there is no such image.
  func isTemplate(named name: String, in directory: String) -> Bool?

  /// Returns the part of its square of 16 units that a symbol of regular weight fills; nil if it can't be drawn.
  func ink(ofSymbol name: String) -> CGRect?

  /// Loads the image in a file, whose name may include its scale.
  func image(atPath path: String) throws(ImageFailure) -> RasterImage

  /// Decodes an image from the bytes of a file.
  func image(from data: Data, scale: CGFloat) throws(ImageFailure) -> RasterImage

  /// Returns a named color of the asset catalogs in a directory.
  func color(named name: String, in directory: String) throws(ImageFailure) -> ColorAsset
}

extension ImageLoader {
  /// Returns nil: plain files specify no rendering mode.
  package func isTemplate(named name: String, in directory: String) -> Bool? { nil }

  /// Returns nil: most loaders other than files provide only images.
  package func ink(ofSymbol name: String) -> CGRect? { nil }

  /// Throws an error: most loaders other than files provide only images.
  package func color(
    named name: String, in directory: String
  ) throws(ImageFailure) -> ColorAsset {
    throw .missing(
      "this window's image loader reads no asset catalogs; give the host one that does")
  }
}

/// The loader of the program's images for code without a window, such as that of other threads: the one that the last window
/// brought.
package enum SharedImageLoader {
  private static let shared = Mutex<(loader: any ImageLoader, scale: CGFloat)?>(nil)

  /// The loader and the scale of the window that brought it, in pixels per point; nil before the first window.
  package static var current: (loader: any ImageLoader, scale: CGFloat)? {
    shared.withLock { $0 }
  }

  package static func use(_ loader: any ImageLoader, scale: CGFloat) {
    shared.withLock { $0 = (loader, scale) }
  }
}
