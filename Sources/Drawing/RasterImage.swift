import Foundation

/// A picture made of pixels, as images draw it.
///
/// It is never changed, so display lists share it. Two are equal when their pixels are.
public final class RasterImage: Sendable {
  package let bitmap: Bitmap
  /// The pixels of one point.
  public let scale: CGFloat
  /// The damage in the file that the decoder worked around, and the remedy; nil for an intact file.
  package let flaw: String?

  /// - Parameter scale: the pixels of one point; what is no finite positive number counts as 1.
  package init(_ bitmap: Bitmap, scale: CGFloat = 1, flaw: String? = nil) {
    self.bitmap = bitmap
    self.flaw = flaw
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}

extension RasterImage: Hashable {
  /// Whether both have the same pixels at the same scale.
  public static func == (lhs: RasterImage, rhs: RasterImage) -> Bool {
    lhs === rhs || lhs.scale == rhs.scale && lhs.bitmap == rhs.bitmap
  }

  /// Combines some of the pixels: all of them would be dear.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap.width)
    hasher.combine(bitmap.height)
    let pixels = bitmap.pixels
    for index in stride(from: 0, to: pixels.count, by: max(pixels.count / 61, 1)) {
      hasher.combine(pixels[index])
    }
  }
}
