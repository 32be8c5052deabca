import Foundation

/// The image loader of a host that provides none.
final class NoImages: ImageLoader {
  private static let failure = ImageFailure.missing(
    "this window has no image loader; give the host one")

  func image(
    named name: String, in directory: String, scale: CGFloat, place: AssetPlace
  ) throws(ImageFailure) -> RasterImage { throw Self.failure }

  func image(atPath path: String) throws(ImageFailure) -> RasterImage { throw Self.failure }

  func image(from data: Data, scale: CGFloat) throws(ImageFailure) -> RasterImage {
    throw Self.failure
  }
}
