import Foundation

/// An image that is repeated in both directions.
///
/// The style `ImagePaint` draws with this paint. The first tile begins at the top left of the bounds of the filled path
/// or the stroke.
public struct PicturePaint: Hashable, Sendable {
  /// The image of a tile, drawn at its own size in points.
  public var image: RasterImage
  /// The opacity from 0 to 1, which multiplies the opacity of the image.
  public var opacity: Double

  /// Creates a paint with an opacity from 0 to 1.
  public init(image: RasterImage, opacity: Double = 1) {
    self.image = image
    self.opacity = opacity
  }
}

extension PicturePaint: CustomStringConvertible {
  /// The image's size, and the opacity if it is not 1.
  public var description: String {
    "tiles of \(image.size.concise)" + (opacity == 1 ? "" : " opacity \(opacity.concise)")
  }
}

extension RasterImage {
  /// Returns a part of the image, scaled to another size.
  ///
  /// - Parameters:
  ///   - rect: The part, in fractions of the sides; areas outside of the image are ignored. A rectangle whose numbers
  ///     aren't finite is empty.
  ///   - scale: The factor by which the part is enlarged.
  /// - Returns: The part of the image; nil if it is empty.
  package func cropped(to rect: CGRect, scale factor: CGFloat) -> RasterImage? {
    guard factor.isFinite, factor > 0 else { return nil }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
    let part = rect.standardized.intersection(whole)
    guard !part.isNull else { return nil }
    func edge(_ fraction: CGFloat, _ count: Int) -> Int {
      Int((fraction * CGFloat(count)).rounded())
    }
    let columns = edge(part.minX, bitmap.width)..<edge(part.maxX, bitmap.width)
    let rows = edge(part.minY, bitmap.height)..<edge(part.maxY, bitmap.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    if columns.count == bitmap.width, rows.count == bitmap.height {
      return factor == 1 ? self : RasterImage(bitmap, scale: scale / factor)
    }
    var pixels: [UInt8] = []
    for row in rows {
      let start = (row * bitmap.width + columns.lowerBound) * 4
      pixels.append(contentsOf: bitmap.pixels[start..<start + columns.count * 4])
    }
    return RasterImage(
      Bitmap(width: columns.count, height: rows.count, pixels: pixels), scale: scale / factor)
  }
}
