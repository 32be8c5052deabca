import Drawing

/// The components of pixels as a PNG stores them.
enum PNGPixels: UInt8 {
  /// Red, green and blue, for pictures without transparency.
  case rgb = 2
  /// Red, green, blue and opacity; the colours are not multiplied by it.
  case rgba = 6

  /// The smallest form that holds the picture.
  init(for bitmap: Bitmap) {
    let isOpaque = stride(from: 3, to: bitmap.pixels.count, by: 4)
      .allSatisfy { bitmap.pixels[$0] == 255 }
    self = isOpaque ? .rgb : .rgba
  }

  /// The components of a pixel.
  var count: Int { self == .rgb ? 3 : 4 }

  /// The area of a picture, filtered and compressed.
  func compressed(_ area: PixelArea, of bitmap: Bitmap) throws -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity((area.width * count + 1) * area.height)
    var above = [UInt8](repeating: 0, count: area.width * count)
    for y in area.y..<(area.y + area.height) {
      let row = components(of: bitmap, x: area.x, y: y, width: area.width)
      PNGFilter.append(row, above: above, step: count, to: &output)
      above = row
    }
    return try Deflate.compress(output)
  }

  private func components(of bitmap: Bitmap, x: Int, y: Int, width: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return [UInt8](unsafeUninitializedCapacity: width * count) { result, initialized in
      for pixel in 0..<width {
        let source = start + pixel * 4
        let alpha = bitmap.pixels[source + 3]
        for component in 0..<3 {
          // Bitmaps are in the order blue, green, red.
          result[pixel * count + component] = Self.straight(
            bitmap.pixels[source + 2 - component], alpha: alpha)
        }
        if self == .rgba { result[pixel * count + 3] = alpha }
      }
      initialized = width * count
    }
  }

  /// A component as it was before it was multiplied by the opacity, rounded to nearest.
  private static func straight(_ component: UInt8, alpha: UInt8) -> UInt8 {
    guard alpha != 255 else { return component }
    guard alpha != 0 else { return 0 }
    let (component, alpha) = (Int(component), Int(alpha))
    return UInt8(min((component * 255 + alpha / 2) / alpha, 255))
  }
}
