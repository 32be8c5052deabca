import Foundation

/// A picture that fills again and again, from the top left of what it fills.
public struct PicturePaint: Hashable, Sendable {
  /// The picture, in its own size.
  public var image: RasterImage
  /// 0 is invisible, 1 as opaque as the picture.
  public var opacity: Double

  /// Makes a paint.
  public init(image: RasterImage, opacity: Double = 1) {
    self.image = image
    self.opacity = opacity
  }
}

extension PicturePaint: CustomStringConvertible {
  /// The picture's size, and the opacity where it is not one.
  public var description: String {
    "tiles of \(image.size.concise)" + (opacity == 1 ? "" : " opacity \(opacity.concise)")
  }
}

extension RasterImage {
  /// A part of the picture, drawn in another size.
  ///
  /// - Parameters:
  ///   - rect: the part, in fractions of the sides; what lies outside of the picture is left out.
  ///   - scale: how much larger it is drawn.
  /// - Returns: nil where nothing is left.
  package func cropped(to rect: CGRect, scale factor: CGFloat) -> RasterImage? {
    guard factor.isFinite, factor > 0 else { return nil }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
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
      let start = row * bitmap.width * 4
      pixels += bitmap.pixels[(start + columns.lowerBound * 4)..<(start + columns.upperBound * 4)]
    }
    return RasterImage(
      Bitmap(width: columns.count, height: rows.count, pixels: pixels), scale: scale / factor)
  }
}
