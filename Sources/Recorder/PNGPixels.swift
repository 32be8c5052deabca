import Drawing

/// The pixel formats of PNG files.
enum PNGPixels: UInt8 {
  /// Red, green and blue, for pictures without transparency.
  case rgb = 2
  /// Red, green, blue and opacity; the colors are not premultiplied.
  case rgba = 6

  /// Selects the smallest format that can represent the picture.
  init(for bitmap: Bitmap) {
    self = bitmap.isOpaque ? .rgb : .rgba
  }

  /// The number of components per pixel.
  var count: Int { self == .rgb ? 3 : 4 }

  /// Returns an area of a picture, filtered and compressed.
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

  /// Returns the components of a row; pointers and `while` loops are fast even without
  /// optimization.
  private func components(of bitmap: Bitmap, x: Int, y: Int, width: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * count) { result, initialized in
      initialized = width * count
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard var source = pixels.baseAddress, var target = result.baseAddress else { return }
        source += (y * bitmap.width + x) * 4
        let end = source + width * 4
        while source < end {
          let alpha = source[3]
          // The components of bitmaps are in the order blue, green, red.
          target[0] = Self.straight(source[2], alpha: alpha)
          target[1] = Self.straight(source[1], alpha: alpha)
          target[2] = Self.straight(source[0], alpha: alpha)
          if self == .rgba { target[3] = alpha }
          source += 4
          target += count
        }
      }
    }
  }

  /// Returns a component without the multiplication by the opacity, rounded to the nearest integer.
  private static func straight(_ component: UInt8, alpha: UInt8) -> UInt8 {
    guard alpha != 255 else { return component }
    guard alpha != 0 else { return 0 }
    let (component, alpha) = (Int(component), Int(alpha))
    return UInt8(min((component * 255 + alpha / 2) / alpha, 255))
  }
}

extension Bitmap {
  /// Whether every pixel is completely opaque.
  fileprivate var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return true }
      var alpha = 3
      while alpha < pixels.count {
        if start[alpha] != 255 { return false }
        alpha += 4
      }
      return true
    }
  }
}
