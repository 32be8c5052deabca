import Foundation

/// Reads pictures and named colours for the engine, which reads no files; a host gives one.
package protocol ImageLoader: AnyObject, Sendable {
  /// The picture of a name in a directory, in the variant that suits a place and a scale best.
  ///
  /// Same question, same answer, as long as the files are the same.
  func image(
    named name: String, in directory: String, scale: CGFloat, place: AssetPlace
  ) throws(ImageFailure) -> RasterImage

  /// Whether the picture of a name is a template, or has its own colours, unless the view says
  /// otherwise; nil where the file says nothing, or where there is none.
  func isTemplate(named name: String, in directory: String) -> Bool?

  /// The picture in a file, whose name may tell its scale.
  func image(atPath path: String) throws(ImageFailure) -> RasterImage

  /// The picture that bytes are a file of.
  func image(from data: Data, scale: CGFloat) throws(ImageFailure) -> RasterImage

  /// The colour of a name in the asset catalogues of a directory.
  func color(named name: String, in directory: String) throws(ImageFailure) -> ColorAsset
}

extension ImageLoader {
  /// Nothing is said: plain files do not tell.
  package func isTemplate(named name: String, in directory: String) -> Bool? { nil }

  /// None: most loaders that are not files have pictures alone.
  package func color(
    named name: String, in directory: String
  ) throws(ImageFailure) -> ColorAsset {
    throw .missing(
      "this window's loader reads no asset catalogues; give the host one that does")
  }
}

/// The loader of the window that was made last, for pictures that belong to no window.
package enum SharedImageLoader {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var shared: (loader: any ImageLoader, scale: CGFloat)?

  /// The loader and its window's scale, in pixels a point; nil before the first window.
  package static var current: (loader: any ImageLoader, scale: CGFloat)? {
    lock.lock()
    defer { lock.unlock() }
    return shared
  }

  package static func use(_ loader: any ImageLoader, scale: CGFloat) {
    lock.lock()
    defer { lock.unlock() }
    shared = (loader, scale)
  }
}
