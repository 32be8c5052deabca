import Foundation

/// An immutable image of pixels.
///
/// A ``DisplayList/ImageRun`` and a ``PicturePaint`` contain one: the decoded file of an `Image` or an `ImagePaint`.
/// Compare images to find out whether two views show the same one: they are equal if their pixels and their scales are.
/// Programs can't create images of this type. Display lists share them, so copies of a list take no extra space.
public final class RasterImage: Sendable {
  package let bitmap: Bitmap
  /// The number of pixels per point; 2 for an image of a file such as `Forest@2x.png`.
  public let scale: CGFloat
  /// The damage in the file that the decoder worked around, and the remedy; nil for an intact file.
  package let flaw: String?

  /// Creates an image from a bitmap.
  ///
  /// - Parameter scale: The number of pixels per point; values that are not positive and finite
  ///   count as 1.
  package init(_ bitmap: Bitmap, scale: CGFloat = 1, flaw: String? = nil) {
    self.bitmap = bitmap
    self.flaw = flaw
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The size of the image, in points.
  public var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}

extension RasterImage: Hashable {
  /// Returns whether both images have the same pixels at the same scale.
  public static func == (lhs: RasterImage, rhs: RasterImage) -> Bool {
    lhs === rhs || lhs.scale == rhs.scale && lhs.bitmap == rhs.bitmap
  }

  /// Hashes only some of the pixels: hashing all of them is expensive.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap.width)
    hasher.combine(bitmap.height)
    let pixels = bitmap.pixels
    for index in stride(from: 0, to: pixels.count, by: max(pixels.count / 61, 1)) {
      hasher.combine(pixels[index])
    }
  }
}
