import Foundation

/// A rectangle of whole pixels that contains at least one pixel.
struct PixelRect: Hashable {
  var minX: Int
  var minY: Int
  /// The first column to the right of the rectangle.
  var maxX: Int
  /// The first row below the rectangle.
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }

  /// A rectangle that contains every picture.
  static let everything = PixelRect(
    minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)!

  /// Creates the rectangle of a picture from its origin; nil if the picture has no pixels.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    (minX, minY, maxX, maxY) = (0, 0, width, height)
  }

  /// Creates the rectangle of pixels that an area touches; nil if it is empty or out of range.
  init?(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    let farthest = Double(Placement.farthest)
    // This condition is also false for NaN.
    guard minX < maxX, minY < maxY, minX >= -farthest, minY >= -farthest, maxX <= farthest,
      maxY <= farthest
    else { return nil }
    self.minX = Int(minX.rounded(.down))
    self.minY = Int(minY.rounded(.down))
    self.maxX = Int(maxX.rounded(.up))
    self.maxY = Int(maxY.rounded(.up))
  }

  /// Returns the intersection of two rectangles; nil if it is empty.
  func intersection(_ other: PixelRect) -> PixelRect? {
    var result = self
    result.minX = max(minX, other.minX)
    result.minY = max(minY, other.minY)
    result.maxX = min(maxX, other.maxX)
    result.maxY = min(maxY, other.maxY)
    return result.width > 0 && result.height > 0 ? result : nil
  }

  func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns the smallest rectangle around both rectangles.
  func union(_ other: PixelRect) -> PixelRect {
    var result = self
    result.minX = min(minX, other.minX)
    result.minY = min(minY, other.minY)
    result.maxX = max(maxX, other.maxX)
    result.maxY = max(maxY, other.maxY)
    return result
  }

  /// Returns the rectangle extended by a margin on each side.
  func outset(by margin: Int) -> PixelRect {
    var result = self
    result.minX -= margin
    result.minY -= margin
    result.maxX += margin
    result.maxY += margin
    return result
  }

  func moved(x: Int, y: Int) -> PixelRect {
    var result = self
    result.minX += x
    result.maxX += x
    result.minY += y
    result.maxY += y
    return result
  }
}
